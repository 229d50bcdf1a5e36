import type { ReactNode } from 'react';
import { behavior } from '../behaviors/behavior';
import * as styles from './SiteHeader.css';

export type SiteHeaderProps = {
  /** `TopRow`: hidden once the page has scrolled, and below 1024 px. */
  topRow: ReactNode;
  /** `MastheadRow`. */
  masthead: ReactNode;
  /** `NavigationBar`: below the masthead, or inside it when compact. */
  navigation: ReactNode;
  /** `ReadingBar`: takes the place of the navigation in the compact header of an article. */
  reading?: ReactNode;
  /** Scroll distance in px after which the header is one fixed row (§9). */
  stickyAfter: number;
};

/**
 * The header of every page (§2.7). After the threshold it is one fixed row of 56 px; its space in the page stays
 * reserved, so nothing moves. One attribute changes on scroll.
 */
export const SiteHeader = ({ topRow, masthead, navigation, reading, stickyAfter }: SiteHeaderProps) => (
  <div className={styles.reserve} {...behavior('site-header')}>
    <div className={styles.sentinel} style={{ height: stickyAfter }} />
    <header className={styles.header} data-form="full">
      <div className={styles.topRow}>{topRow}</div>
      <div className={styles.bar}>
        {masthead}
        {reading}
        <div className={styles.area.nav}>{navigation}</div>
      </div>
    </header>
  </div>
);
