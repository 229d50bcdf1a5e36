import type { ReactNode } from 'react';
import { alertTexts, dismissTexts } from '@masthead/texts/navigation';
import { behavior } from '../behaviors/behavior';
import { IconButton } from '../IconButton/IconButton';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './AlertBar.css';
import { createHideDismissedScript } from './dismissal';

export type AlertBarProps = {
  /** The text of the alert: a sentence and a link. */
  children: ReactNode;
  /** Key in session storage. With a key a dismissed alert stays hidden for the rest of the visit. */
  dismissalKey?: string;
};

/** The home page's alert area (§2.8, §4): visible until the reader dismisses it. */
export const AlertBar = ({ children, dismissalKey }: AlertBarProps) => (
  <>
    {/* The inline script may have hidden it before hydration. */}
    <section
      className={styles.root}
      aria-label={alertTexts.notice}
      suppressHydrationWarning
      {...behavior('alert-bar', { dismissalKey })}
    >
      <Wrap>
        <div className={styles.row}>
          <div className={styles.message}>{children}</div>
          <IconButton icon="close" label={dismissTexts.dismiss} hidden data-dismiss="" />
        </div>
      </Wrap>
    </section>
    {dismissalKey !== undefined && (
      <script dangerouslySetInnerHTML={{ __html: createHideDismissedScript(dismissalKey) }} />
    )}
  </>
);
