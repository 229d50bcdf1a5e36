import type { HeaderVisitor } from '@masthead/design-system';
import type { ComponentType } from 'react';
import type { SignedInAreaProps } from './SignedInArea';
import type { SignedInDrawerProps } from './SignedInDrawer';

/** What the page shows of its reader, and the components that show it once they have been fetched. */
export type ShownVisitor = {
  readonly visitor: HeaderVisitor;
  /** Whether the services have said who it is, or cannot be asked; until then nobody is told to sign in who may be signed in. */
  readonly answer: 'awaited' | 'given';
  /** SPEC §2.7, §6: whether the pro-content button is shown. */
  readonly pro: 'shown' | 'hidden';
  readonly parts?: {
    readonly SignedInArea: ComponentType<SignedInAreaProps>;
    readonly SignedInDrawer: ComponentType<SignedInDrawerProps>;
  };
};

/** Server HTML: the same for everyone. */
export const nobodyYet: ShownVisitor = { visitor: { state: 'unknown' }, answer: 'awaited', pro: 'hidden' };

const listeners = new Set<() => void>();
let shown = nobodyYet;

/**
 * Between what finds out who reads (fetched late, and for few readers) and what shows it (on every page): the second
 * need not carry the first.
 */
export const visitorChannel = {
  read: (): ShownVisitor => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (next: ShownVisitor): void => {
    shown = next;
    for (const listener of listeners) listener();
  },
};
