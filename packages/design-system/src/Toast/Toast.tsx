import type { ComponentPropsWithRef } from 'react';
import { dismissTexts } from '@masthead/texts/navigation';
import { behavior } from '../behaviors/behavior';
import { ControlIcon } from '../Icon/ControlIcon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Toast.css';

export type ToastProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children' | 'role'> & {
  /** The message, one sentence; without it the toast is hidden. `showToast` sets it later. */
  message?: string | undefined;
  tone?: keyof typeof styles.tone;
  /** Called when the reader closes it. It has no time limit (WCAG 2.2.1). */
  onDismiss?: () => void;
};

const icons = { neutral: 'info', danger: 'alert' } as const;

/** A confirmation at the bottom of the window. It does not block the page. */
export const Toast = ({ message, tone = 'neutral', onDismiss, ...rest }: ToastProps) => (
  // A live region must exist before its text changes, otherwise screen readers do not announce it.
  <div className={styles.region} role="status" {...rest}>
    <div className={styles.tone[tone]} data-on="inverse" hidden={!message} {...behavior('toast')}>
      <ControlIcon name={icons[tone]} />
      <p className={styles.message}>{message}</p>
      <IconButton icon="close" label={dismissTexts.dismiss} onClick={onDismiss} />
    </div>
  </div>
);
