import { toClientKey } from '@masthead/config/clients';
import { LRUCache } from 'lru-cache';

/** Tokens a client may take at once, and how many return in a minute. */
export type RateLimit = { burst: number; perMinute: number };

/** `cost` is the number of tokens, 1 by default. `subject` separates the buckets of one client. */
export type ConsumeOptions = { cost?: number; subject?: string };

/**
 * A token bucket for each client (see `toClientKey`). The buckets are in memory only. `maxBuckets` bounds them: the one
 * that was unused for longest is dropped first.
 */
export const createRateLimiter = ({ burst, perMinute }: RateLimit, clock: () => Date, maxBuckets = 10_000) => {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxBuckets });
  const toBucketKey = (client: string, subject: string): string => `${toClientKey(client)} ${subject}`;
  const getTokens = (key: string, at: number): number => {
    // `peek`: asking for the wait must not keep a bucket from being evicted.
    const before = buckets.peek(key);
    return before ? Math.min(burst, before.tokens + (Math.max(0, at - before.at) / 60_000) * perMinute) : burst;
  };
  return {
    /** Takes tokens and returns true, or returns false where too few are left. A bucket never holds more than `burst`. */
    consume: (client: string, { cost = 1, subject = '' }: ConsumeOptions = {}): boolean => {
      const key = toBucketKey(client, subject);
      const at = clock().getTime();
      const tokens = getTokens(key, at);
      buckets.set(key, { tokens: tokens >= cost ? tokens - cost : tokens, at });
      return tokens >= cost;
    },
    /** Whole seconds until a client has enough tokens, at least 1: the value of `Retry-After`. */
    secondsUntil: (client: string, { cost = 1, subject = '' }: ConsumeOptions = {}): number => {
      const missing = Math.min(cost, burst) - getTokens(toBucketKey(client, subject), clock().getTime());
      return Math.max(1, Math.ceil((missing / Math.max(1, perMinute)) * 60));
    },
  };
};
