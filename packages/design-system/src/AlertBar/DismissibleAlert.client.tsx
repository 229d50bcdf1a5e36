'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { dismissTexts } from '@masthead/texts/navigation';
import { IconButton } from '../IconButton/IconButton';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './AlertBar.css';
import { isDismissed, storeDismissal } from './dismissal';

export type DismissibleAlertProps = {
  children: ReactNode;
  label: string;
  dismissalKey?: string | undefined;
  onDismiss?: (() => void) | undefined;
};

/** The alert, visible until it is dismissed (§4). */
export const DismissibleAlert = ({ children, label, dismissalKey, onDismiss }: DismissibleAlertProps) => {
  const [dismissed, setDismissed] = useState(false);
  // Before the first paint, so that a client-side navigation never flashes a dismissed alert.
  useLayoutEffect(() => {
    if (dismissalKey !== undefined && isDismissed(dismissalKey)) setDismissed(true);
  }, [dismissalKey]);
  if (dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    if (dismissalKey !== undefined) storeDismissal(dismissalKey);
    // The focused button disappears, so focus moves to the start of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    onDismiss?.();
  };
  return (
    // The inline script may have hidden it before hydration.
    <section className={styles.root} aria-label={label} suppressHydrationWarning>
      <Wrap>
        <div className={styles.row}>
          <div className={styles.message}>{children}</div>
          <IconButton icon="close" label={dismissTexts.dismiss} onClick={dismiss} />
        </div>
      </Wrap>
    </section>
  );
};
