import type { ReactNode } from 'react';
import { readingTexts } from '@masthead/texts/readingSettings';
import * as styles from './ReadingMenu.css';

export type ReadingMenuProps = {
  /** Id of the panel. */
  id: string;
  /** Class of the button, from the row that it is in. */
  className: string;
  /** `ReadingSettings`, or a placeholder that loads them on demand. */
  children: ReactNode;
};

/** A button that opens the reading settings, a native popover: Escape and a press outside close it. */
export const ReadingMenu = ({ id, className, children }: ReadingMenuProps) => (
  <div className={styles.root}>
    <button type="button" className={className} popoverTarget={id}>
      <span className={styles.letters} aria-hidden="true">
        Aa
      </span>
      {readingTexts.reading}
    </button>
    <div id={id} popover="auto" className={styles.panel}>
      {children}
    </div>
  </div>
);
