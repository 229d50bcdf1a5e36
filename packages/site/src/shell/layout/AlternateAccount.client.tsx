'use client';

import type { AlternateAccount as Links } from '@masthead/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { useVisitor } from '../visitor/visitorChannel.client';

/**
 * Loaded only for a known visitor of a brand with the alternate header. Its styles are those of the header. Without its
 * code the server's links stay, because the promise is pending for ever.
 */
const AlternateAccountLinks = lazy(() =>
  import('@masthead/design-system/alternate-account').then(
    (module) => ({ default: module.AlternateAccountLinks }),
    () => new Promise<never>(() => {}),
  ),
);

/** Props of `AlternateAccount`. */
export type AlternateAccountProps = {
  /**
   * The account links of an unknown visitor, as server HTML. A lazy component would be streamed by a script that the
   * CSP blocks.
   */
  children: ReactNode;
  links: Links;
};

/** The account links of the alternate header: server HTML until the visitor is known (§2.7). */
export const AlternateAccount = ({ children, links }: AlternateAccountProps) => {
  const { visitor } = useVisitor();
  if (visitor.state === 'unknown') return children;
  return (
    <Suspense fallback={children}>
      <AlternateAccountLinks visitor={visitor} links={links} />
    </Suspense>
  );
};
