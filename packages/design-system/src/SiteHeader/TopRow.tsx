import type { ReactNode } from 'react';
import { headerTexts } from '@masthead/texts/navigation';
import { Anchor } from '../Anchor/Anchor';
import { ReadingMenu } from '../ReadingSettings/ReadingMenu';
import type { Link } from '../types/story';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './TopRow.css';

export type TopRowProps = {
  /** Events, Podcasts, Webcasts … (§2.5, top links). */
  links: readonly Link[];
  /** Today's date in the brand's time zone: a `<time>`, or a client component that updates it on cached pages. */
  date?: ReactNode;
  /** `ReadingSettings`, or a placeholder that loads them on demand. */
  reading?: ReactNode;
};

/** The first row of the header. */
export const TopRow = ({ links, date, reading }: TopRowProps) => (
  <Wrap>
    <div className={styles.row}>
      <nav className={styles.links} aria-label={headerTexts.media}>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.url}>
              <Anchor link={link} className={styles.link}>
                {link.title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {date && <p className={styles.date}>{date}</p>}
        {reading && (
          <ReadingMenu id="reading-settings" className={styles.link}>
            {reading}
          </ReadingMenu>
        )}
      </div>
    </div>
  </Wrap>
);
