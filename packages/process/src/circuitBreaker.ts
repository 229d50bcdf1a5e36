/** The kind of access to a store. */
export type StoreUse = 'read' | 'write' | 'purge';

/** Options of `createCircuitBreaker`. `onError` is called with every failure. */
export interface CircuitBreakerOptions {
  readonly onError: (cause: unknown, during: StoreUse) => void;
  readonly now?: () => number;
  /**
   * How long the store is skipped after a failure, in ms, so that a hanging one does not slow every page. Then one
   * access tries it.
   */
  readonly pauseMs?: number;
  /** Maximum duration of one access, in ms; a longer one is a failure. */
  readonly limitMs?: number | Readonly<Record<StoreUse, number>>;
  /**
   * Resolves when the store responds, rejects when it fails. With it the store is skipped until a probe in the
   * background has resolved, so that after a failure no access waits for it.
   */
  readonly probe?: () => Promise<unknown>;
}

/** Uses the store; resolves to `fallback` while it is unavailable. */
type CircuitBreaker = <Value>(during: StoreUse, work: () => Promise<Value>, fallback: Value) => Promise<Value>;

/** Default maximum duration of one access to a store, in ms. */
const storeTimeoutMs = 500;

/** The store did not respond before the deadline. */
class CacheTimeoutError extends Error {
  override name = 'CacheTimeoutError';
}

/** Time between two probes of a store that fails at once, in ms. */
const probeIntervalMs = 250;

/**
 * Resolves as `work` does, or rejects with a `CacheTimeoutError` after `limitMs`; the later result of `work` is
 * ignored.
 */
export const withDeadline = async <Value>(limitMs: number, work: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  // After a blocked event loop the timer is due before the response is read: that one gets its turn first.
  const timer = setTimeout(
    () => setImmediate(() => late.reject(new CacheTimeoutError(`There was no response within ${limitMs} ms.`))),
    limitMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Creates a circuit breaker: an unavailable store is reported and never fails or delays a page. Purges are attempted
 * during the pause too, because a skipped purge leaves outdated pages in the store.
 */
export const createCircuitBreaker = ({
  onError,
  now = Date.now,
  pauseMs = 5_000,
  limitMs = storeTimeoutMs,
  probe,
}: CircuitBreakerOptions): CircuitBreaker => {
  const getLimitMs = (during: StoreUse): number => (typeof limitMs === 'number' ? limitMs : limitMs[during]);
  let pausedUntil = 0;
  let isProbing = false;

  const waitForProbe = async (isResponding: () => Promise<unknown>): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    for (let isUp = false; !isUp;) {
      isUp = await isResponding().then(
        () => true,
        () => false, // The failed access was reported.
      );
      if (!isUp) await new Promise((resolve) => void setTimeout(resolve, probeIntervalMs).unref());
    }
    isProbing = false;
    pausedUntil = 0;
  };

  return async (during, work, fallback) => {
    if (during !== 'purge') {
      if (isProbing || now() < pausedUntil) return fallback;
      // Others do not wait for the access that tries the store after a pause.
      if (pausedUntil > 0) pausedUntil = now() + pauseMs;
    }
    try {
      const result = await withDeadline(getLimitMs(during), work());
      if (!isProbing) pausedUntil = 0;
      return result;
    } catch (cause) {
      pausedUntil = now() + pauseMs;
      if (probe) void waitForProbe(probe);
      onError(cause, during);
      return fallback;
    }
  };
};
