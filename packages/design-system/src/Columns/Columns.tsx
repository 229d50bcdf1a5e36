import type { ReactNode } from 'react';
import { root as fromTablet } from '../FromTablet/FromTablet.css';
import * as styles from './Columns.css';

export type ColumnsProps = {
  children: ReactNode;
  /** Content of the rail: ads, trending list. */
  sidebar?: ReactNode;
  /** Makes the sidebar a landmark with this name, which must be unique on the page. */
  sidebarLabel?: string;
  /** `full`: the content spans the row and the sidebar is below it at every width. */
  width?: keyof typeof styles.width;
  /** `tablet`: phones show the sidebar only, without a gap above it. The content is one element. */
  from?: 'phone' | 'tablet';
};

/**
 * The two-column layout (§2.6): content 3/4, sidebar 1/4. From 1024 px the sidebar is a rail of exactly 300 px, so
 * that an ad fits.
 */
export const Columns = ({ children, sidebar, sidebarLabel, width = 'rail', from = 'phone' }: ColumnsProps) => (
  <div className={`${styles.root} ${styles.width[sidebar ? width : 'full']}`}>
    <div className={from === 'tablet' ? fromTablet : styles.content}>{children}</div>
    {sidebar && sidebarLabel && (
      <aside className={styles.sidebar} aria-label={sidebarLabel}>
        {sidebar}
      </aside>
    )}
    {sidebar && !sidebarLabel && <div className={styles.sidebar}>{sidebar}</div>}
  </div>
);
