/** The kind of access to a store. */
export type StoreUse = 'read' | 'write' | 'purge';

/** Options of `createCircuitBreaker`. `onError` is called with every failure. */
export interface CircuitBreakerOptions {
  readonly onError: (cause: unknown, during: StoreUse) => void;
  readonly now?: () => number;
  /** How long the store is skipped after a failure, in ms, so that a hanging one does not slow every page. */
  readonly pauseMs?: number;
  /** Maximum duration of one access, in ms; a longer one is a failure. */
  readonly limitMs?: number;
}

/** Uses the store; resolves to `fallback` while it is unavailable. */
export type CircuitBreaker = <Value>(during: StoreUse, work: () => Promise<Value>, fallback: Value) => Promise<Value>;

/** Default maximum duration of one access to a store, in ms. */
export const storeTimeoutMs = 500;

/** The store did not respond in time. */
export class CacheTimeoutError extends Error {
  override name = 'CacheTimeoutError';
}

/** Resolves as `work` does, or rejects with a `CacheTimeoutError` after `limitMs`; the later result of `work` is ignored. */
export const withDeadline = async <Value>(limitMs: number, work: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new CacheTimeoutError(`The store did not respond within ${limitMs} ms.`)),
    limitMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Creates a circuit breaker: an unavailable store is reported and never fails or delays a page. Purges are attempted during
 * the pause too, because a skipped purge leaves outdated pages in the store.
 */
export const createCircuitBreaker = ({
  onError,
  now = Date.now,
  pauseMs = 5_000,
  limitMs = storeTimeoutMs,
}: CircuitBreakerOptions): CircuitBreaker => {
  let pausedUntil = 0;
  return async (during, work, fallback) => {
    if (during !== 'purge' && now() < pausedUntil) return fallback;
    try {
      return await withDeadline(limitMs, work());
    } catch (cause) {
      pausedUntil = now() + pauseMs;
      onError(cause, during);
      return fallback;
    }
  };
};
