'use client';

import { dismissTexts } from '@masthead/texts/navigation';
import { ControlIcon } from '../Icon/ControlIcon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Toast.css';

export type ToastProps = {
  /** The message, one sentence; undefined hides the toast. */
  message?: string | undefined;
  tone?: keyof typeof styles.tone;
  /** Called when the reader closes it. It has no time limit (WCAG 2.2.1). */
  onDismiss: () => void;
};

const icons = { neutral: 'info', danger: 'alert' } as const;

/** A confirmation at the bottom of the window. It does not block the page. */
export const Toast = ({ message, tone = 'neutral', onDismiss }: ToastProps) => (
  // A live region must exist before its text changes, otherwise screen readers do not announce it.
  <div className={styles.region} role="status">
    {message && (
      <div className={styles.tone[tone]} data-on="inverse">
        <ControlIcon name={icons[tone]} />
        <p className={styles.message}>{message}</p>
        <IconButton icon="close" label={dismissTexts.dismiss} onClick={onDismiss} />
      </div>
    )}
  </div>
);
