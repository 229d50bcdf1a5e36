import { Picture, decorative } from '../Picture/Picture';
import { link, target } from '../styles/teaserLink.css';
import type { HeadingLevel } from '../types/content';
import type { Picture as PictureData } from '../types/story';
import * as styles from './ProfileGrid.css';

/** A person in a recognition list (SPEC §3, Recognition profile). */
export type ProfileItem = {
  name: string;
  url: string;
  portrait?: PictureData;
  /** "Vice chair, Dorset & Vane". */
  position?: string;
  /** "Winner", "Finalist", "Rising star". */
  honors: readonly string[];
  /** "Office · 2026". */
  detail?: string;
};

export type ProfileGridProps = {
  profiles: readonly ProfileItem[];
  headingLevel: HeadingLevel;
  /** Two columns next to a rail. */
  columns?: keyof typeof styles.columns;
};

/** Recognized people, linked to their profiles. */
export const ProfileGrid = ({ profiles, headingLevel, columns = 3 }: ProfileGridProps) => {
  const Heading = `h${headingLevel}` as const;
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.columns[columns]}>
      {profiles.map(({ name, url, portrait, position, honors, detail }) => (
        <li key={url}>
          <article className={`${target} ${styles.root[portrait ? 'pictured' : 'plain']}`}>
            {portrait && <Picture image={decorative(portrait)} aspect="4:5" sizes="112px" />}
            <div className={styles.text}>
              {honors.length > 0 && <p className={styles.honors}>{honors.join(' · ')}</p>}
              <Heading className={styles.name}>
                <a className={link} href={url}>
                  {name}
                </a>
              </Heading>
              {position && <p className={styles.position}>{position}</p>}
              {detail && <p className={styles.detail}>{detail}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
};
