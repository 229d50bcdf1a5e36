import { clientKey } from './clientKey.ts';
import { LRU } from './lru.ts';

export type RateLimit = { burst: number; perMinute: number };

/** Seconds until a client that has used up a limit has its next token, for `Retry-After`. */
export const retryAfterSeconds = ({ perMinute }: RateLimit): number => Math.max(1, Math.ceil(60 / Math.max(1, perMinute)));

/**
 * A token bucket for each client (see `clientKey`). The buckets are in memory only. `maxBuckets` bounds them: the one
 * that was unused for longest is dropped first.
 */
export const createRateLimiter = ({ burst, perMinute }: RateLimit, clock: () => Date, maxBuckets = 10_000) => {
  const buckets = new LRU<string, { tokens: number; at: number }>(maxBuckets);
  return {
    /** Takes a token and returns true, or returns false where none is left. `subject` separates a client's buckets. */
    take: (client: string, subject = ''): boolean => {
      const key = `${clientKey(client)} ${subject}`;
      const at = clock().getTime();
      const before = buckets.get(key);
      const refilled = before ? before.tokens + (Math.max(0, at - before.at) / 60_000) * perMinute : burst;
      const tokens = Math.min(burst, refilled);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      return tokens >= 1;
    },
  };
};
