import type { ReactNode } from 'react';
import * as styles from './PageFrame.css';

export type PageFrameProps = {
  /** Advertising above the header: space that is reserved by what is put here. */
  leaderboard?: ReactNode;
  /** `SiteHeader` or `AlternateHeader`. */
  header?: ReactNode;
  /** Between header and main area: a partners strip, a hero, a route's own top section. */
  top?: ReactNode;
  children: ReactNode;
  /** After the main area: resources, join, subscribe card, a route's own bottom section, advertising. */
  bottom?: ReactNode;
  footer?: ReactNode;
};

/**
 * The order of a page (SPEC §2.6, standard and default layout): leaderboard, header, top section, main area, bottom
 * section, footer. It holds the one `main`, which the skip link and soft navigation lead to.
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
