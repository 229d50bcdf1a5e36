'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { SignedInLinks } from './signedInParts';
import { useVisitor } from './visitorChannel.client';

/** Props of `VisitorArea`. */
export type VisitorAreaProps = {
  /** The account area of signed-out visitors, as server HTML. */
  children: ReactNode;
  signedIn: SignedInLinks;
};

/** The header's account area: server HTML until the visitor is signed in (§2.7). */
export const VisitorArea = ({ children, signedIn }: VisitorAreaProps) => {
  const { visitor, parts } = useVisitor();
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isSignedIn = visitor.state === 'registrant' || visitor.state === 'subscriber';

  // Keyboard focus moves from the replaced control to the new one.
  useLayoutEffect(() => {
    if (hadFocus.current && !area.current?.contains(document.activeElement))
      area.current?.querySelector('summary')?.focus();
  });

  return (
    <div
      ref={area}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {isSignedIn && parts ? <parts.SignedInArea visitor={visitor} {...signedIn} /> : children}
    </div>
  );
};
