import type { ReactNode } from 'react';
import * as styles from './PageFrame.css';

export type PageFrameProps = {
  /** The leaderboard above the header, with its reserved space. */
  leaderboard?: ReactNode;
  /** `SiteHeader` or `AlternateHeader`. */
  header?: ReactNode;
  /** Between header and main area: partner strip, hero, top section of the route. */
  top?: ReactNode;
  children: ReactNode;
  /** After the main area: resources, join, subscribe card, bottom section of the route, ads. */
  bottom?: ReactNode;
  footer?: ReactNode;
};

/**
 * The order of a page (§2.6, standard and default layout): leaderboard, header, top section, main area, bottom
 * section, footer. It contains the only `main`, the target of the skip link and of soft navigation.
 */
export const PageFrame = ({ leaderboard, header, top, children, bottom, footer }: PageFrameProps) => (
  <>
    {leaderboard && (
      <div className={styles.aside} data-print="hide">
        {leaderboard}
      </div>
    )}
    {header}
    {top}
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    {bottom}
    {footer}
  </>
);
