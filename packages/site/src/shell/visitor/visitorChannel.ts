import type { HeaderVisitor } from '@masthead/design-system';

/** The visitor as the page displays them. */
export type DisplayedVisitor = {
  readonly visitor: HeaderVisitor;
  /** `pending` until the services have responded or failed; sign-in prompts wait for `done`. */
  readonly lookup: 'pending' | 'done';
};

/** The visitor, and the function that shows them in an account area, which is fetched with the look-up. */
type PublishedVisitor = DisplayedVisitor & { readonly show: (area: HTMLElement) => void };

const listeners = new Set<() => void>();
let current: PublishedVisitor | undefined;

/** Connects the visitor look-up, fetched late for few, with the parts of every page. */
export const visitorChannel = {
  /** The visitor; undefined before the look-up. */
  read: (): PublishedVisitor | undefined => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  publish: (next: PublishedVisitor): void => {
    current = next;
    for (const listener of listeners) listener();
  },
};
