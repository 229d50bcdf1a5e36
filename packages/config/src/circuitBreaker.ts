/** What a store is used for. */
export type StoreUse = 'read' | 'write' | 'purge';

export interface CircuitBreakerOptions {
  readonly onError: (cause: unknown, during: StoreUse) => void;
  readonly now?: () => number;
  /** After a failure the store is left alone for this long, so that a hanging one does not slow every page. */
  readonly pauseMs?: number;
  /** A store that takes longer counts as failed. */
  readonly limitMs?: number;
}

/** Uses the store, or gives what stands in for its answer. */
export type CircuitBreaker = <Value>(during: StoreUse, work: () => Promise<Value>, instead: Value) => Promise<Value>;

/** How long a store may take, in ms. */
export const storeTimeoutMs = 500;

/** A store did not answer in time. */
export class CacheTimeoutError extends Error {
  override name = 'CacheTimeoutError';
}

/** Work that is given up after `limitMs`; what it comes to later is nobody's business any more. */
export const withDeadline = async <Value>(limitMs: number, work: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new CacheTimeoutError(`The store did not answer within ${limitMs} ms.`)),
    limitMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Makes the outage of a store a fault that is told, and never a page that fails or waits. A purge is tried in a pause too: what it was to take away would be served on. */
export const createCircuitBreaker = ({
  onError: onFault,
  now = Date.now,
  pauseMs = 5_000,
  limitMs = storeTimeoutMs,
}: CircuitBreakerOptions): CircuitBreaker => {
  let pausedUntil = 0;
  return async (during, work, instead) => {
    if (during !== 'purge' && now() < pausedUntil) return instead;
    try {
      return await withDeadline(limitMs, work());
    } catch (cause) {
      pausedUntil = now() + pauseMs;
      onFault(cause, during);
      return instead;
    }
  };
};
