'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './AlertBar.css';
import { isClosed, rememberClosed } from './memory';

export type DismissibleAlertProps = {
  children: ReactNode;
  label: string;
  remember?: string | undefined;
  onDismiss?: (() => void) | undefined;
};

/** The alert itself: seen at first, gone once it is closed (SPEC §4). */
export const DismissibleAlert = ({ children, label, remember, onDismiss }: DismissibleAlertProps) => {
  const [dismissed, setDismissed] = useState(false);
  // Before the first paint: a page that is reached without loading shows nothing of it.
  useLayoutEffect(() => {
    if (remember !== undefined && isClosed(remember)) setDismissed(true);
  }, [remember]);
  if (dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    if (remember !== undefined) rememberClosed(remember);
    // The control that had the focus goes away: reading goes on where the page begins.
    document.getElementById('main')?.focus({ preventScroll: true });
    onDismiss?.();
  };
  return (
    // A script may have hidden it before React came.
    <section className={styles.root} aria-label={label} suppressHydrationWarning>
      <Wrap>
        <div className={styles.row}>
          <div className={styles.message}>{children}</div>
          <IconButton icon="close" label="Dismiss" onClick={dismiss} />
        </div>
      </Wrap>
    </section>
  );
};
