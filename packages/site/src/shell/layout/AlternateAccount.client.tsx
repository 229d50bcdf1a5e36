'use client';

import type { AlternateAccount as Links } from '@masthead/design-system';
import { lazy, Suspense } from 'react';
import { useVisitor } from '../visitor/visitorChannel.client';

/** Loaded only by brands with the alternate header. Its styles are those of the header. */
const AlternateAccountLinks = lazy(() =>
  import('@masthead/design-system/alternate-account').then((module) => ({ default: module.AlternateAccountLinks })),
);

/** The account links of the alternate header: signed out in server HTML, the visitor's own after hydration (SPEC §2.7). */
export const AlternateAccount = ({ links }: { links: Links }) => (
  <Suspense>
    <AlternateAccountLinks visitor={useVisitor().visitor} links={links} />
  </Suspense>
);
