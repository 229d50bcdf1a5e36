'use client';

import { AlternateAccountLinks, type AlternateAccount as Links } from '@masthead/design-system';
import { useVisitor } from '../visitor/visitorChannel.client';

/** The account links of the alternate header: signed out in server HTML, the visitor's own after hydration (SPEC §2.7). */
export const AlternateAccount = ({ links }: { links: Links }) => (
  <AlternateAccountLinks visitor={useVisitor().visitor} links={links} />
);
