import type { ReactNode } from 'react';
import * as styles from './SiteHeader.css';
import { StickyHeader } from './StickyHeader.client';

export type SiteHeaderProps = {
  /** `TopRow`: hidden once the page has scrolled, and below 1024 px. */
  topRow: ReactNode;
  /** `MastheadRow`. */
  masthead: ReactNode;
  /** `NavigationBar`: below the masthead, or inside it when compact. */
  navigation: ReactNode;
  /** `ReadingBar`: takes the place of the navigation in the compact header of an article. */
  reading?: ReactNode;
  /** Scroll distance in px after which the header is one fixed row. */
  stickyAfter: number;
};

/**
 * The header of every page (§2.7). After the threshold it is one fixed row of 56 px; its space in the page stays
 * reserved, so nothing moves. All of it is server HTML; one attribute changes on scroll.
 */
export const SiteHeader = ({ topRow, masthead, navigation, reading, stickyAfter }: SiteHeaderProps) => (
  <StickyHeader after={stickyAfter}>
    <div className={styles.topRow}>{topRow}</div>
    <div className={styles.bar}>
      {masthead}
      {reading}
      <div className={styles.area.nav}>{navigation}</div>
    </div>
  </StickyHeader>
);
