import { isLoopback, type IsProxy, toClientKey } from '@masthead/process/clients';
import { LRUCache } from 'lru-cache';
import { tooManyRequestsResponse } from './responses.ts';
import type { Handler } from './http.ts';

/** A token bucket: its capacity, and the tokens added per minute. */
export type RateLimit = { burst: number; perMinute: number };

/** `cost` is the number of tokens (default 1). `subject` separates the buckets of one client. */
type ConsumeOptions = { cost?: number; subject?: string };

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

/** Charges a cost to a client and to all clients. Returns the seconds to wait when a budget is exhausted. */
export type ChargeClient = (client: string, cost: number) => number | undefined;

/** `allClients` is the budget of all clients together. Requests that cost at most `cheap` do not count there. */
type ClientCostLimits = { client: RateLimit; allClients: RateLimit; cheap: number };

/**
 * Limits cost over time per client (address or IPv6 /64 network) and of all of them. Sites' servers are not limited.
 */
export const createCostLimiter = (
  { client: clientLimit, allClients, cheap }: ClientCostLimits,
  clock: () => Date,
  isProxy: IsProxy = isLoopback,
): ChargeClient => {
  const perClient = createRateLimiter(clientLimit, clock);
  const combined = createRateLimiter(allClients, clock);
  return (client, cost) => {
    if (isProxy(client)) return undefined;
    if (!perClient.consume(client, { cost })) return perClient.secondsUntil(client, { cost });
    return cost <= cheap || combined.consume('all', { cost }) ? undefined : combined.secondsUntil('all', { cost });
  };
};

/** Charges a fixed cost for each request of a handler. */
export const withClientCost =
  (charge: ChargeClient, cost: number, handle: Handler): Handler =>
  async (request, client) => {
    const retrySeconds = charge(client, cost);
    if (retrySeconds === undefined) return handle(request, client);
    return tooManyRequestsResponse(
      `There were too many costly requests. Try again in ${retrySeconds} s.`,
      retrySeconds,
    );
  };
