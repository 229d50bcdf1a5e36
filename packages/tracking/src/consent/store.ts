import type { ConsentState } from './decide.ts';
import { allRefused, type Purposes } from './purposes.ts';

/** What the page may know of the reader's consent, now and later. */
export type Consent = {
  /** What is known right now; `pending` allows nothing. */
  current: () => ConsentState;
  /** What is allowed right now. While nothing is settled, nothing is. */
  allowed: () => Purposes;
  /** Settles with the first answer, and never where the reader gives none. Later answers come to `subscribe`. */
  settled: Promise<Purposes>;
  /** Told of each answer that differs from the last; answers the way to stop. */
  subscribe: (listener: (state: ConsentState) => void) => () => void;
};

const isSameState = (a: ConsentState, b: ConsentState): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A consent that one part of the page sets and every other reads. */
export const createConsent = (): Consent & { set: (state: ConsentState) => void } => {
  let state: ConsentState = { state: 'pending' };
  const listeners = new Set<(state: ConsentState) => void>();
  const { promise: settled, resolve } = Promise.withResolvers<Purposes>();
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
      if (next.state === 'settled') resolve(next.purposes);
      for (const listener of listeners) listener(next);
    },
  };
};

const page = createConsent();

/**
 * The consent of this page: a promise of the first answer, and a subscription to every answer.
 * @example consentOf().subscribe(() => consentOf().allowed().advertising)
 */
export const getConsent = (): Consent => page;

/** The same with the right to set it, for the one part of the page that asks. */
export const pageConsent = page;
