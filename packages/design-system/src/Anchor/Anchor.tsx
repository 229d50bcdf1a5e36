import type { ReactNode } from 'react';
import { anchorTexts } from '@masthead/texts/navigation';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type AnchorProps = {
  link: Pick<Link, 'url' | 'newTab'>;
  children: ReactNode;
  className?: string;
  /** `page` when the link is the current page, `true` when it is an ancestor. */
  current?: 'page' | 'true';
  /** Accessible name for content without text, such as an icon. */
  label?: string;
};

/**
 * A plain `<a>`. A link to a new tab announces it and passes no `opener`. Components use it for every `Link` that comes
 * from configuration.
 */
export const Anchor = ({ link, children, className, current, label }: AnchorProps) => (
  <a
    href={link.url}
    className={className}
    aria-current={current}
    aria-label={label && link.newTab ? `${label} ${anchorTexts.newTab}` : label}
    {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
  >
    {children}
    {/* `null` is shorter than `undefined` in the payload of a page. */}
    {link.newTab && !label ? <VisuallyHidden> {anchorTexts.newTab}</VisuallyHidden> : null}
  </a>
);
