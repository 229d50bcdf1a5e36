'use client';

import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Toast.css';

export type ToastProps = {
  /** The news, in one sentence; nothing while there is none. */
  message?: string | undefined;
  tone?: keyof typeof styles.tone;
  /** Told when the reader puts it away. It never goes by itself: not everyone reads at one pace. */
  onDismiss: () => void;
};

const icons = { neutral: 'info', success: 'check', danger: 'alert' } as const;

/** News of something that has just been done, at the foot of the window. The page goes on meanwhile. */
export const Toast = ({ message, tone = 'neutral', onDismiss }: ToastProps) => (
  // The status stands in the page before it has anything to say: otherwise it would not be heard.
  <div className={styles.place} role="status">
    {message && (
      <div className={styles.tone[tone]} data-on="inverse">
        <Icon name={icons[tone]} />
        <p className={styles.message}>{message}</p>
        <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
      </div>
    )}
  </div>
);
