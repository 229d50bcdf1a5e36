import type { ReactNode } from 'react';
import * as styles from './Columns.css';

export type ColumnsProps = {
  children: ReactNode;
  /** Advertisements, trending list and the like. */
  sidebar?: ReactNode;
  /** What the sidebar is for a screen reader's list of landmarks. */
  sidebarLabel?: string;
  /** `full`: content takes the whole row and the sidebar stands under it at every width. */
  width?: keyof typeof styles.width;
};

/**
 * The two-column layout (SPEC §2.6): content 3/4, sidebar 1/4.
 * From 1024 px the sidebar is a rail of exactly 300 px, so that an advertisement fits.
 */
export const Columns = ({ children, sidebar, sidebarLabel = 'More', width = 'rail' }: ColumnsProps) => (
  <div className={`${styles.root} ${styles.width[sidebar ? width : 'full']}`}>
    <div className={styles.content}>{children}</div>
    {sidebar && <aside className={styles.sidebar} aria-label={sidebarLabel}>{sidebar}</aside>}
  </div>
);
