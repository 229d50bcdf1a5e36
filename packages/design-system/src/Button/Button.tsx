import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './appearance';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  look?: ButtonLook;
  size?: ButtonSize;
};

/** Does something on this page. What leads to another address is a `ButtonLink`. */
export const Button = ({ look = 'accent', size = 'normal', type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass(look, size)} {...rest} />
);
