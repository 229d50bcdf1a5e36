'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { SignedInLinks } from './SignedInArea';
import { useVisitor } from './useVisitor.client';

export type VisitorAreaProps = {
  /** The corner of a signed-out visitor, as server HTML. */
  children: ReactNode;
  signedIn: SignedInLinks;
};

/** The reader's corner of the header: server HTML until the reader is known to be signed in (SPEC §2.7). */
export const VisitorArea = ({ children, signedIn }: VisitorAreaProps) => {
  const { visitor, parts } = useVisitor();
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const known = visitor.state === 'registrant' || visitor.state === 'subscriber';

  // Whoever was on the old control with the keyboard is on the new one.
  useLayoutEffect(() => {
    if (focused.current && !place.current?.contains(document.activeElement))
      place.current?.querySelector('summary')?.focus();
  });

  return (
    <div
      ref={place}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={() => {
        focused.current = false;
      }}
    >
      {known && parts ? <parts.SignedInArea visitor={visitor} {...signedIn} /> : children}
    </div>
  );
};
