import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import { type ButtonLook, type ButtonSize, buttonClass } from './Button';

export type ButtonLinkProps = {
  link: Link;
  look?: ButtonLook;
  size?: ButtonSize;
  /** An `Icon` before the title. */
  icon?: ReactNode;
};

/** A link that looks like a button: the main next step. */
export const ButtonLink = ({ link, look = 'accent', size = 'normal', icon }: ButtonLinkProps) => (
  <Anchor link={link} className={buttonClass(look, size)}>
    {icon}
    {link.title}
  </Anchor>
);
