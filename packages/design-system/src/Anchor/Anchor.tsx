import type { ReactNode } from 'react';
import { anchorTexts } from '@masthead/texts/navigation';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type AnchorProps = {
  link: Pick<Link, 'url' | 'newTab' | 'signedInUrl'>;
  children: ReactNode;
  className?: string;
  /** `page` when the link is the current page, `true` when it is an ancestor. */
  current?: 'page' | 'true';
  /** Accessible name for content without text, such as an icon. */
  label?: string;
};

/**
 * A plain `<a>`. A link to a new tab announces it and passes no `opener`. A link with another URL for signed-in visitors
 * is two, of which styles hide one, because the HTML is the same for everyone. Components use it for every `Link` that
 * comes from configuration.
 */
export const Anchor = ({ link: { url, newTab, signedInUrl }, children, className, current, label }: AnchorProps) => {
  const create = (href: string, audience?: 'signed-in' | 'signed-out') => (
    <a
      href={href}
      className={className}
      data-visible-to={audience}
      aria-current={current}
      aria-label={label && newTab ? `${label} ${anchorTexts.newTab}` : label}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {/* `null` is shorter than `undefined` in the payload of a page. */}
      {newTab && !label ? <VisuallyHidden> {anchorTexts.newTab}</VisuallyHidden> : null}
    </a>
  );
  return signedInUrl === undefined ? (
    create(url)
  ) : (
    <>
      {create(url, 'signed-out')}
      {create(signedInUrl, 'signed-in')}
    </>
  );
};
