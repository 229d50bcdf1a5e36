import type { Handler } from './http.ts';
import { createRateLimiter, type RateLimit } from './rateLimit.ts';
import { type IsProxy, thisMachine } from './trustedProxies.ts';

/** Takes a cost from what a client has left. Returns the seconds to wait where that is not enough, and takes nothing. */
export type ChargeClient = (client: string, cost: number) => number | undefined;

/**
 * Cost over time, by client address or IPv6 /64. A request whose client is a proxy of ours was forwarded for nobody:
 * it comes from a site's own server, and is not limited.
 */
export const createClientCost = (limit: RateLimit, clock: () => Date, isProxy: IsProxy = thisMachine): ChargeClient => {
  const limiter = createRateLimiter(limit, clock);
  return (client, cost) => {
    if (isProxy(client)) return undefined;
    return limiter.take(client, { cost }) ? undefined : limiter.secondsUntil(client, { cost });
  };
};

/** A handler each of whose requests has the same cost. */
export const withClientCost =
  (charge: ChargeClient, cost: number, handle: Handler): Handler =>
  async (request, client) => {
    const retrySeconds = charge(client, cost);
    if (retrySeconds === undefined) return handle(request, client);
    return Response.json({ error: `Too many requests came from this address. Try again in ${retrySeconds} s.` }, { status: 429, headers: { 'retry-after': String(retrySeconds), 'cache-control': 'no-store' } });
  };
