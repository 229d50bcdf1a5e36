import type { ReactNode } from 'react';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type AnchorProps = {
  link: Pick<Link, 'url' | 'newTab'>;
  children: ReactNode;
  className?: string;
  /** The page or section that is open; `page` for the very address, `true` for an ancestor. */
  current?: 'page' | 'true';
  /** A name where the content has none that can be read, such as an icon. */
  label?: string;
};

/**
 * A plain `<a>`: a link in a new tab says so and hands over no reference to this window.
 * Components use it wherever a `Link` comes from configuration.
 */
export const Anchor = ({ link, children, className, current, label }: AnchorProps) => (
  <a
    href={link.url}
    className={className}
    aria-current={current}
    aria-label={label && link.newTab ? `${label} (opens in a new tab)` : label}
    {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
  >
    {children}
    {link.newTab && !label && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
  </a>
);
