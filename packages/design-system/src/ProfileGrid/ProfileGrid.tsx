import { Picture, toDecorative } from '../Picture/Picture';
import { columnsForItems } from '../styles/itemColumns';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { Picture as PictureData } from '../types/story';
import * as styles from './ProfileGrid.css';

/** A person in a recognition list (§3, Recognition profile). */
export type ProfileItem = {
  name: string;
  url: string;
  portrait?: PictureData;
  /** Job title and company: "Vice chair, Dorset & Vane". */
  position?: string;
  /** Awards: "Winner", "Finalist", "Rising star". */
  honors: readonly string[];
  /** Category and year of the recognition: "Office · 2026". */
  detail?: string;
};

export type ProfileGridProps = {
  profiles: readonly ProfileItem[];
  headingLevel: HeadingLevel;
};

/** The people of a recognition list, each linked to a profile. */
export const ProfileGrid = ({ profiles, headingLevel }: ProfileGridProps) => {
  const Heading = `h${headingLevel}` as const;
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.grid} style={columnsForItems(profiles.length)}>
      {profiles.map(({ name, url, portrait, position, honors, detail }) => (
        <li key={url}>
          <article className={`${stretchedLinkArea} ${styles.root[portrait ? 'pictured' : 'plain']}`}>
            {portrait && <Picture image={toDecorative(portrait)} aspect="4:5" sizes="112px" />}
            <div className={styles.text}>
              {honors.length > 0 && <p className={styles.honors}>{honors.join(' · ')}</p>}
              <Heading className={styles.name}>
                <a className={stretchedLink} href={url}>
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
