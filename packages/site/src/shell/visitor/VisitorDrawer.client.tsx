'use client';

import type { ReactNode } from 'react';
import type { DrawerLinks } from './SignedInDrawer';
import { whileAwaited } from './visitorDrawer.css';
import { useVisitor } from './useVisitor.client';

export type VisitorDrawerProps = {
  /** The foot of the drawer for a signed-out visitor, as server HTML. */
  children: ReactNode;
  links: DrawerLinks;
};

/** The drawer's account: server HTML until the reader is known to be signed in (SPEC §2.7). */
export const VisitorDrawer = ({ children, links }: VisitorDrawerProps) => {
  const { visitor, answer, pro, parts } = useVisitor();
  if ((visitor.state === 'registrant' || visitor.state === 'subscriber') && parts)
    return <parts.SignedInDrawer visitor={visitor} proContent={pro} links={links} />;
  return <div className={answer === 'awaited' ? whileAwaited : undefined}>{children}</div>;
};
