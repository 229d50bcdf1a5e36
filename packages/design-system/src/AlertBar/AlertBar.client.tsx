'use client';

import { type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './AlertBar.css';

export type AlertBarProps = {
  /** A sentence and a link. */
  children: ReactNode;
  /** What kind of notice it is, for the list of landmarks. */
  label?: string;
  /** Told when the reader closes it, so that it can stay closed. */
  onDismiss?: () => void;
};

/** The home page's alert area (SPEC §2.8, §4): visible at first, hidden once its close control is pressed. */
export const AlertBar = ({ children, label = 'Notice', onDismiss }: AlertBarProps) => {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    // The control that had the focus goes away: reading goes on where the page begins.
    document.getElementById('main')?.focus({ preventScroll: true });
    onDismiss?.();
  };
  return (
    <section className={styles.root} aria-label={label}>
      <Wrap>
        <div className={styles.row}>
          <div className={styles.message}>{children}</div>
          <IconButton icon="close" label="Dismiss" onClick={dismiss} />
        </div>
      </Wrap>
    </section>
  );
};
