import { mediaTexts } from '@masthead/texts/lists';
import { Anchor } from '../Anchor/Anchor';
import { columnsForItems } from '../styles/itemColumns';
import type { HeadingLevel } from '../types/content';
import type { LogoImage } from '../types/navigation';
import type { Link } from '../types/story';
import * as styles from './ShowList.css';

/** A podcast with its square cover, its host, and where it can be followed. */
export type PodcastShow = {
  name: string;
  description: string;
  cover: LogoImage;
  host?: Link;
  links: readonly Link[];
};

export type ShowListProps = { shows: readonly PodcastShow[]; headingLevel: HeadingLevel };

/** The podcasts of a publication, or the one of an episode. */
export const ShowList = ({ shows, headingLevel }: ShowListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (shows.length === 0) return null;
  return (
    <ul className={shows.length > 1 ? styles.columns : undefined} style={columnsForItems(shows.length)}>
      {shows.map(({ name, description, cover, host, links }) => (
        <li key={name} className={styles.show}>
          <img
            className={styles.cover}
            src={cover.src}
            width={cover.width}
            height={cover.height}
            alt=""
            decoding="async"
          />
          <div>
            <Heading className={styles.name}>{name}</Heading>
            <p className={styles.description}>{description}</p>
            {host && (
              <p className={styles.host}>
                {mediaTexts.hostedBy}{' '}
                <a className={styles.hostLink} href={host.url}>
                  {host.title}
                </a>
              </p>
            )}
            {links.length > 0 && <p className={styles.listenOn}>{mediaTexts.listenOn}</p>}
            {links.length > 0 && (
              <ul className={styles.links} aria-label={mediaTexts.follow(name)}>
                {links.map((link) => (
                  <li key={link.url}>
                    <Anchor link={link} className={styles.link}>
                      {link.title}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};
