import type { ReactNode } from 'react';
import * as styles from './Columns.css';

export type ColumnsProps = {
  children: ReactNode;
  /** Advertisements, trending list and the like. */
  sidebar?: ReactNode;
  /** Makes the sidebar a landmark of this name, which no other sidebar of the page may have. */
  sidebarLabel?: string;
  /** `full`: content takes the whole row and the sidebar stands under it at every width. */
  width?: keyof typeof styles.width;
};

/**
 * The two-column layout (SPEC §2.6): content 3/4, sidebar 1/4.
 * From 1024 px the sidebar is a rail of exactly 300 px, so that an advertisement fits.
 */
export const Columns = ({ children, sidebar, sidebarLabel, width = 'rail' }: ColumnsProps) => (
  <div className={`${styles.root} ${styles.width[sidebar ? width : 'full']}`}>
    <div className={styles.content}>{children}</div>
    {sidebar && sidebarLabel && (
      <aside className={styles.sidebar} aria-label={sidebarLabel}>
        {sidebar}
      </aside>
    )}
    {sidebar && !sidebarLabel && <div className={styles.sidebar}>{sidebar}</div>}
  </div>
);
