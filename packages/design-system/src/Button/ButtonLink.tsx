import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import { type ButtonLook, type ButtonSize, buttonClass } from './appearance';

export type ButtonLinkProps = {
  link: Link;
  look?: ButtonLook;
  size?: ButtonSize;
  /** Stands before the title: an `Icon`. */
  icon?: ReactNode;
};

/** A link of a button's weight: the one thing to do next. */
export const ButtonLink = ({ link, look = 'accent', size = 'normal', icon }: ButtonLinkProps) => (
  <Anchor link={link} className={buttonClass(look, size)}>
    {icon}
    {link.title}
  </Anchor>
);
