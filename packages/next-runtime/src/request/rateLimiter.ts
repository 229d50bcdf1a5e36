import { LRUCache } from 'lru-cache';

/** Sustained requests per minute of a client, and how many at once (`burst`). */
export type RateLimiterOptions = {
  perMinute: number;
  burst: number;
  maxClients?: number;
  clock?: { now: () => number };
};

/** A token bucket for each client. */
export type RateLimiter = {
  /** Takes a token. @returns 0, or the seconds until a token is available */
  consume: (client: string) => number;
  /** Returns a token for a request that cost nothing. */
  refund: (client: string) => void;
};

type Bucket = { tokens: number; updatedAt: number };

const minuteMs = 60_000;

/** Creates token buckets for at most `maxClients` clients; the least recently seen ones start with a full bucket again. */
export const createRateLimiter = ({
  perMinute,
  burst,
  maxClients = 20_000,
  clock = performance,
}: RateLimiterOptions): RateLimiter => {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients });
  const refillBucket = (client: string): Bucket => {
    const now = clock.now();
    const { tokens, updatedAt } = buckets.get(client) ?? { tokens: burst, updatedAt: now };
    const newTokens = ((now - updatedAt) * perMinute) / minuteMs;
    const bucket = { tokens: Math.min(burst, tokens + newTokens), updatedAt: now };
    buckets.set(client, bucket);
    return bucket;
  };
  return {
    consume: (client) => {
      const bucket = refillBucket(client);
      if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / perMinute);
      bucket.tokens -= 1;
      return 0;
    },
    refund: (client) => {
      const bucket = refillBucket(client);
      bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
};
