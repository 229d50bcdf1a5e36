import { LRUCache } from 'lru-cache';

/** Tokens that a client gets per minute, and the most that it can have (`burst`). */
export type RateLimiterOptions = {
  perMinute: number;
  burst: number;
  maxClients?: number;
  clock?: { now: () => number } | undefined;
};

/** `updatedAt` is in ms of the clock. */
type Bucket = { tokens: number; updatedAt: number };

const minuteMs = 60_000;

/** Creates a token bucket for each of at most `maxClients` clients, evicted by LRU. A new client has a full bucket. */
export const createRateLimiter = ({
  perMinute,
  burst,
  maxClients = 20_000,
  clock = performance,
}: RateLimiterOptions) => {
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
    /** Consumes a token. @returns 0, or without a token the seconds until the next one */
    consume: (client: string): number => {
      const bucket = refillBucket(client);
      if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / perMinute);
      bucket.tokens -= 1;
      return 0;
    },
    /** Gives a token back, for a request that cost nothing. */
    refund: (client: string): void => {
      const bucket = refillBucket(client);
      bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
};

/** A token bucket for each client. */
export type RateLimiter = ReturnType<typeof createRateLimiter>;
