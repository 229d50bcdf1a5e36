import { LRU } from './lru.ts';
import { createRateLimiter, type RateLimit } from './rateLimit.ts';

/** `limited`: this client has caused too many look-ups. `busy`: too many look-ups are under way for anybody. */
export type Lookup<V> = { kind: 'found'; value: V } | { kind: 'missing' } | { kind: 'limited' } | { kind: 'busy' };

export type BoundedLookupOptions<V> = {
  find: (key: string) => Promise<V | undefined>;
  clock: () => Date;
  /** How many results stay in memory, and for how long in ms. */
  maxFound: number;
  foundForMs?: number;
  maxMissing: number;
  missingForMs: number;
  /** How many look-ups may be under way at once. */
  maxPending: number;
  /** How many look-ups one client may cause. */
  perClient: RateLimit;
};

/** Caches what exists and what does not, so that clients that invent keys cause few queries and take up little memory. */
export const createBoundedLookup = <V>({ find, clock, maxFound, foundForMs = Number.POSITIVE_INFINITY, maxMissing, missingForMs, maxPending, perClient }: BoundedLookupOptions<V>) => {
  const found = new LRU<string, { value: V; until: number }>(maxFound);
  const missing = new LRU<string, number>(maxMissing);
  const pending = new Map<string, Promise<Lookup<V>>>();
  const limiter = createRateLimiter(perClient, clock);

  const remember = (key: string, value: V): void => found.set(key, { value, until: clock().getTime() + foundForMs });

  const query = async (key: string): Promise<Lookup<V>> => {
    const value = await find(key);
    if (value === undefined) {
      missing.set(key, clock().getTime() + missingForMs);
      return { kind: 'missing' };
    }
    remember(key, value);
    return { kind: 'found', value };
  };

  return {
    /** Puts a result into memory that was read elsewhere, such as at the start. */
    remember,
    get: async (key: string, client: string): Promise<Lookup<V>> => {
      const now = clock().getTime();
      const cached = found.get(key);
      if (cached && cached.until > now) return { kind: 'found', value: cached.value };
      if ((missing.get(key) ?? 0) > now) return { kind: 'missing' };
      const underWay = pending.get(key);
      if (underWay) return underWay;
      if (!limiter.take(client)) return { kind: 'limited' };
      if (pending.size >= maxPending) return { kind: 'busy' };
      const lookup = query(key).finally(() => pending.delete(key));
      pending.set(key, lookup);
      return lookup;
    },
  };
};
