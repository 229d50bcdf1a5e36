'use client';

import { AlternateAccountLinks, type AlternateAccount as Links } from '@masthead/design-system';
import { useVisitor } from '../visitor/visitorChannel.client';

/** The account links of the alternate header: server HTML is signed out; who is known gets their own (SPEC §2.7). */
export const AlternateAccount = ({ links }: { links: Links }) => (
  <AlternateAccountLinks visitor={useVisitor().visitor} links={links} />
);
