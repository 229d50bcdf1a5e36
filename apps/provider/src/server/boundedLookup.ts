import { LRUCache } from 'lru-cache';
import { createRateLimiter, type RateLimit } from './rateLimit.ts';

/** `limited`: this client caused too many look-ups. `busy`: too many keys of all clients are pending. */
export type Lookup<V> = { kind: 'found'; value: V } | { kind: 'missing' } | { kind: 'limited' } | { kind: 'busy' };

export type BoundedLookupOptions<V> = {
  /** Returns the values of the keys that exist. Called with many keys at once, and never concurrently. */
  findAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  clock: () => Date;
  /** Number of cached results, and how long they stay cached. */
  maxFound: number;
  foundTtlMs?: number;
  maxMissing: number;
  missingTtlMs: number;
  /** Maximum keys that wait for a query. */
  maxPending: number;
  /** Missing keys that one client may look up. Existing keys do not count. */
  perClient: RateLimit;
};

/** Caches existing and missing keys, so that clients that invent keys cause few queries and use little memory. */
export const createBoundedLookup = <V extends NonNullable<unknown>>({
  findAll,
  clock,
  maxFound,
  foundTtlMs = Number.POSITIVE_INFINITY,
  maxMissing,
  missingTtlMs,
  maxPending,
  perClient,
}: BoundedLookupOptions<V>) => {
  const found = new LRUCache<string, { value: V; until: number }>({ max: maxFound });
  const missing = new LRUCache<string, number>({ max: maxMissing });
  const pending = new Map<string, PromiseWithResolvers<Lookup<V>>>();
  /** Keys of `pending` that the running query does not include. */
  const nextKeys = new Set<string>();
  let isQuerying = false;
  const limiter = createRateLimiter(perClient, clock);

  const remember = (key: string, value: V): void =>
    void found.set(key, { value, until: clock().getTime() + foundTtlMs });

  const settle = (key: string, value: V | undefined): void => {
    if (value === undefined) missing.set(key, clock().getTime() + missingTtlMs);
    else remember(key, value);
    pending.get(key)?.resolve(value === undefined ? { kind: 'missing' } : { kind: 'found', value });
    pending.delete(key);
  };

  /** Runs queries serially. Each one covers all keys that arrived during the previous query. */
  const runQueries = async (): Promise<void> => {
    if (isQuerying) return;
    isQuerying = true;
    while (nextKeys.size > 0) {
      const keys = [...nextKeys];
      nextKeys.clear();
      try {
        const values = await findAll(keys);
        for (const key of keys) settle(key, values.get(key));
      } catch (error) {
        for (const key of keys) {
          pending.get(key)?.reject(error);
          pending.delete(key);
        }
      }
    }
    isQuerying = false;
  };

  return {
    /** Caches a value that was read elsewhere, such as at start-up. */
    remember,
    get: async (key: string, client: string): Promise<Lookup<V>> => {
      const now = clock().getTime();
      const cached = found.get(key);
      if (cached && cached.until > now) return { kind: 'found', value: cached.value };
      // `peek` leaves the entries in the order in which they expire.
      if ((missing.peek(key) ?? 0) > now) return { kind: 'missing' };
      const pendingLookup = pending.get(key);
      if (pendingLookup) return pendingLookup.promise;
      if (!limiter.consume(client)) return { kind: 'limited' };
      if (pending.size >= maxPending) return { kind: 'busy' };
      const lookup = Promise.withResolvers<Lookup<V>>();
      pending.set(key, lookup);
      nextKeys.add(key);
      void runQueries();
      const result = await lookup.promise;
      if (result.kind === 'found') limiter.refund(client);
      return result;
    },
  };
};
