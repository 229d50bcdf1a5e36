import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './appearance';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  look?: ButtonLook;
  size?: ButtonSize;
};

/** A button for an action on this page. For links use `ButtonLink`. */
export const Button = ({ look = 'accent', size = 'normal', type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass(look, size)} {...rest} />
);
