import type { ReactNode } from 'react';
import * as styles from './ReadingBar.css';

export type ReadingBarProps = {
  /** The headline of the article. */
  title: string;
  /** `SharePage`. */
  share: ReactNode;
};

/**
 * Title, share button and reading progress of an article in the compact header, for the `reading` slot of `SiteHeader`.
 * They replace the navigation once the headline has left the window. Scroll-driven styles without scripts; browsers
 * without them show the navigation. The headline and the article are `h1` and `article` of the main area.
 */
export const ReadingBar = ({ title, share }: ReadingBarProps) => (
  <div className={styles.root}>
    {/* A repetition of the headline. */}
    <p className={styles.title} aria-hidden="true">
      {title}
    </p>
    <div className={styles.share}>{share}</div>
    <div className={styles.progress} />
  </div>
);
