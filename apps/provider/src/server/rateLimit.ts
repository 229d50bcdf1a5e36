import { LRU } from './lru.ts';

export type RateLimit = { burst: number; perMinute: number };

/**
 * A bucket of tokens for each caller. Nothing is written down: the buckets are in memory, and the caller that was
 * quiet longest is forgotten first.
 */
export const createRateLimiter = ({ burst, perMinute }: RateLimit, clock: () => Date, callers = 10_000) => {
  const buckets = new LRU<string, { tokens: number; at: number }>(callers);
  return {
    /** Whether the caller may go on; takes one token if so. */
    take: (caller: string): boolean => {
      const at = clock().getTime();
      const before = buckets.get(caller);
      const refilled = before ? before.tokens + (Math.max(0, at - before.at) / 60_000) * perMinute : burst;
      const tokens = Math.min(burst, refilled);
      buckets.set(caller, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      return tokens >= 1;
    },
  };
};
