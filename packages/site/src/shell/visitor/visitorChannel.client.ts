'use client';

import type { HeaderVisitor } from '@masthead/design-system';
import { useSyncExternalStore, type ComponentType } from 'react';
import type { SignedInAreaProps, SignedInDrawerProps } from './signedInParts';

/** The visitor as the page displays them, and the components for signed-in visitors once they are fetched. */
export type DisplayedVisitor = {
  readonly visitor: HeaderVisitor;
  /** `pending` until the services have responded or failed; sign-in prompts wait for `done`. */
  readonly lookup: 'pending' | 'done';
  /** §2.7, §6: the pro-content button. */
  readonly proContent: 'visible' | 'hidden';
  readonly parts?: {
    readonly SignedInArea: ComponentType<SignedInAreaProps>;
    readonly SignedInDrawer: ComponentType<SignedInDrawerProps>;
  };
};

/** Server HTML: the same for everyone. */
export const unknownVisitor: DisplayedVisitor = {
  visitor: { state: 'unknown' },
  lookup: 'pending',
  proContent: 'hidden',
};

const listeners = new Set<() => void>();
let current = unknownVisitor;

/**
 * Connects the visitor look-up (fetched late, for few visitors) with the components that display the visitor (on every
 * page), so that the components do not import the look-up.
 */
export const visitorChannel = {
  read: (): DisplayedVisitor => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  publish: (next: DisplayedVisitor): void => {
    current = next;
    for (const listener of listeners) listener();
  },
};

const readOnServer = (): DisplayedVisitor => unknownVisitor;

/** The visitor of this page. Server HTML and the first render return `unknownVisitor`. */
export const useVisitor = (): DisplayedVisitor =>
  useSyncExternalStore(visitorChannel.subscribe, visitorChannel.read, readOnServer);
