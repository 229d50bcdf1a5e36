import * as styles from './Button.css';

/** How a button looks: one `accent` a view; `paper` on dark and on accent only. */
export type ButtonLook = keyof typeof styles.look;
/** `small` is for the desktop header and dense tools, where the pointer is fine. */
export type ButtonSize = keyof typeof styles.size;

/** The classes that `Button` and `ButtonLink` share. */
export const buttonClass = (look: ButtonLook, size: ButtonSize): string =>
  [styles.root, styles.size[size], styles.look[look], look === 'quiet' && styles.narrow].filter(Boolean).join(' ');
