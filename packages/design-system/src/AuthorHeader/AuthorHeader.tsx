import type { ReactNode } from 'react';
import { authorTexts } from '@masthead/texts/article';
import { Anchor } from '../Anchor/Anchor';
import { IconLink } from '../IconButton/IconLink';
import { Picture } from '../Picture/Picture';
import type { Picture as PictureData } from '../types/story';
import { getNetworkIcon } from '../SocialLinks/networkIcon';
import * as styles from './AuthorHeader.css';

/** A profile on a social network. */
export type SocialAddress = { network: string; url: string };

export type AuthorHeaderProps = {
  name: string;
  portrait?: PictureData;
  role?: string;
  description?: string;
  social?: readonly SocialAddress[];
  /** Label above the name: "Author". */
  label?: string;
  /** A `ReadingListButton`. */
  follow?: ReactNode;
};

/** The header of an author's page (§3, Author). */
export const AuthorHeader = ({
  name,
  portrait,
  role,
  description,
  social = [],
  label = authorTexts.author,
  follow,
}: AuthorHeaderProps) => (
  <header className={portrait ? styles.withPortrait : styles.plain}>
    {portrait && (
      <div className={styles.portrait}>
        <Picture image={portrait} aspect="4:5" sizes="(min-width: 768px) 180px, 96px" loading="first" />
      </div>
    )}
    <div>
      <p className={styles.label}>{label}</p>
      <h1 className={styles.name}>{name}</h1>
      {role && <p className={styles.role}>{role}</p>}
      {follow && (
        <div className={styles.follow} data-print="hide">
          {follow}
        </div>
      )}
    </div>
    {(description || social.length > 0) && (
      <div className={styles.about}>
        {description && <p className={styles.description}>{description}</p>}
        {social.length > 0 && (
          <ul className={styles.social} aria-label={authorTexts.elsewhere(name)}>
            {social.map(({ network, url }) => {
              const icon = getNetworkIcon(network);
              const link = { title: authorTexts.onNetwork(name, network), url, newTab: true };
              return (
                <li key={url}>
                  {icon ? (
                    <IconLink icon={icon} link={link} />
                  ) : (
                    <Anchor link={link} className={styles.word}>
                      {network}
                    </Anchor>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    )}
  </header>
);
