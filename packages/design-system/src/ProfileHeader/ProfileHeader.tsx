import { nominationTexts } from '@masthead/texts/forms';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Picture } from '../Picture/Picture';
import { Anchor } from '../Anchor/Anchor';
import type { Link, Picture as PictureData } from '../types/story';
import * as styles from './ProfileHeader.css';

export type ProfileHeaderProps = {
  name: string;
  /** "she/her", next to the name. */
  pronouns?: string;
  trail: readonly Link[];
  portrait?: PictureData;
  position?: string;
  firm?: { name: string; url?: string; logo?: string };
  location?: string;
  honors: readonly string[];
};

/** The header of a recognition profile (§3): person, employer, award. */
export const ProfileHeader = ({
  name,
  pronouns,
  trail,
  portrait,
  position,
  firm,
  location,
  honors,
}: ProfileHeaderProps) => (
  <header className={styles.root}>
    <div className={styles.inner[portrait ? 'pictured' : 'plain']}>
      {portrait && <Picture image={portrait} aspect="4:5" sizes="(min-width: 768px) 220px, 120px" loading="first" />}
      <div className={styles.text}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.name}>
          {name}
          {pronouns && <small className={styles.pronouns}> {pronouns}</small>}
        </h1>
        {position && <p className={styles.position}>{position}</p>}
        {firm && (
          <p className={styles.firm}>
            {firm.url ? (
              <Anchor link={{ url: firm.url, newTab: !firm.url.startsWith('/') }} className={styles.link}>
                {firm.name}
              </Anchor>
            ) : (
              firm.name
            )}
          </p>
        )}
        {location && <p className={styles.location}>{location}</p>}
        {honors.length > 0 && (
          <ul className={styles.honors} aria-label={nominationTexts.honors}>
            {honors.map((honor) => (
              <li key={honor} className={styles.honor}>
                {honor}
              </li>
            ))}
          </ul>
        )}
        {firm?.logo && (
          <div className={styles.logo}>
            <img className={styles.image} src={firm.logo} alt="" width={180} height={36} />
          </div>
        )}
      </div>
    </div>
  </header>
);
