import { toClientKey } from '@masthead/process/clients';
import { LRUCache } from 'lru-cache';

/** A token bucket: its capacity, and the tokens added per minute. */
export type RateLimit = { burst: number; perMinute: number };

/** `cost` is the number of tokens (default 1). `subject` separates the buckets of one client. */
export type ConsumeOptions = { cost?: number; subject?: string };

/** An in-memory token bucket per client (see `toClientKey`); above `maxBuckets` the oldest is evicted. */
export const createRateLimiter = ({ burst, perMinute }: RateLimit, clock: () => Date, maxBuckets = 10_000) => {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxBuckets });
  const toBucketKey = (client: string, subject: string): string => `${toClientKey(client)} ${subject}`;
  const getTokens = (key: string, at: number): number => {
    // Only `consume` may mark a bucket as used, so read it with `peek`.
    const before = buckets.peek(key);
    return before ? Math.min(burst, before.tokens + (Math.max(0, at - before.at) / 60_000) * perMinute) : burst;
  };
  return {
    /** Consumes tokens. Returns false and consumes none when too few are left. */
    consume: (client: string, { cost = 1, subject = '' }: ConsumeOptions = {}): boolean => {
      const key = toBucketKey(client, subject);
      const at = clock().getTime();
      const tokens = getTokens(key, at);
      buckets.set(key, { tokens: tokens >= cost ? tokens - cost : tokens, at });
      return tokens >= cost;
    },
    /** Returns a token to a client whose request turned out to be harmless. */
    refund: (client: string): void => {
      const key = toBucketKey(client, '');
      const at = clock().getTime();
      buckets.set(key, { tokens: Math.min(burst, getTokens(key, at) + 1), at });
    },
    /** Returns the value of `Retry-After`: whole seconds until the client has enough tokens, at least 1. */
    secondsUntil: (client: string, { cost = 1, subject = '' }: ConsumeOptions = {}): number => {
      const missing = Math.min(cost, burst) - getTokens(toBucketKey(client, subject), clock().getTime());
      return Math.max(1, Math.ceil((missing / Math.max(1, perMinute)) * 60));
    },
  };
};
