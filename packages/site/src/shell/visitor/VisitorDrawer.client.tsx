'use client';

import type { ReactNode } from 'react';
import type { DrawerLinks } from './signedInParts';
import { hiddenWhilePending } from './visitor.css';
import { useVisitor } from './visitorChannel.client';

/** Props of `VisitorDrawer`. */
export type VisitorDrawerProps = {
  /** The account area of signed-out visitors, as server HTML. */
  children: ReactNode;
  links: DrawerLinks;
};

/** The drawer's account area: server HTML until the visitor is signed in (§2.7). */
export const VisitorDrawer = ({ children, links }: VisitorDrawerProps) => {
  const { visitor, lookup, proContent, parts } = useVisitor();
  if ((visitor.state === 'registrant' || visitor.state === 'subscriber') && parts)
    return <parts.SignedInDrawer visitor={visitor} proContent={proContent} links={links} />;
  return <div className={lookup === 'pending' ? hiddenWhilePending : undefined}>{children}</div>;
};
