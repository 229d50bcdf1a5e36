import type { ConsentState } from './decide.ts';
import { allRefused, type Purposes } from './purposes.ts';

/** Read access to the visitor's consent. */
export type Consent = {
  /** The current state. */
  current: () => ConsentState;
  /** The purposes that are allowed now: none while the state is pending. */
  allowed: () => Purposes;
  /** Resolves with the first decision; use `subscribe` for later ones. */
  settled: Promise<Purposes>;
  /** Calls the listener with each changed state. Returns the unsubscribe function. */
  subscribe: (listener: (state: ConsentState) => void) => () => void;
};

const isSameState = (a: ConsentState, b: ConsentState): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Creates consent with a setter for the consent manager. */
export const createConsent = (): Consent & { set: (state: ConsentState) => void } => {
  let state: ConsentState = { state: 'pending' };
  const listeners = new Set<(state: ConsentState) => void>();
  const settled = new Promise<Purposes>((resolve) => {
    listeners.add((next) => {
      if (next.state === 'settled') resolve(next.purposes);
    });
  });
  return {
    current: () => state,
    allowed: () => (state.state === 'settled' ? state.purposes : allRefused),
    settled,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next) => {
      if (isSameState(state, next)) return;
      state = next;
      for (const listener of listeners) listener(next);
    },
  };
};

const page = createConsent();

/**
 * The consent of this page.
 * @example getConsent().subscribe(() => getConsent().allowed().advertising)
 */
export const getConsent = (): Consent => page;

/** The consent of this page with its setter, for the consent manager. */
export const pageConsent = page;
