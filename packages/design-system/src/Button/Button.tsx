import type { ComponentPropsWithRef } from 'react';
import * as styles from './Button.css';

/** Look of a button: at most one `accent` per view; `paper` only on dark and accent backgrounds. */
export type ButtonLook = keyof typeof styles.look;
/** `small` is for the desktop header and dense toolbars, which are used with a mouse. */
export type ButtonSize = keyof typeof styles.size;

/** The shared classes of `Button` and `ButtonLink`. */
export const buttonClass = (look: ButtonLook, size: ButtonSize): string =>
  [styles.root, styles.size[size], styles.look[look], look === 'quiet' && styles.narrow].filter(Boolean).join(' ');

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  look?: ButtonLook;
  size?: ButtonSize;
};

/** A button for an action on this page. For links use `ButtonLink`. */
export const Button = ({ look = 'accent', size = 'normal', type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass(look, size)} {...rest} />
);
