import type { Handler } from './http.ts';
import { createRateLimiter, type RateLimit } from './rateLimit.ts';
import { type IsProxy, isLoopback } from '@masthead/config/clients';

/** Takes a cost from what a client, and all clients together, have left. Returns the seconds to wait where that is not enough. */
export type ChargeClient = (client: string, cost: number) => number | undefined;

/** `allClients` is for all clients together; requests of at most `cheap` do not count there. */
export type ClientCostLimits = { client: RateLimit; allClients: RateLimit; cheap: number };

/**
 * Cost over time, by client address or IPv6 /64, and of all clients together: the sites' own queries wait in the same
 * queue of the database, so many clients at once must not fill it. A request whose client is a proxy of ours has
 * no client behind it: it comes from a site's own server, and is not limited.
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

/** A handler each of whose requests has the same cost. */
export const withClientCost =
  (charge: ChargeClient, cost: number, handle: Handler): Handler =>
  async (request, client) => {
    const retrySeconds = charge(client, cost);
    if (retrySeconds === undefined) return handle(request, client);
    return Response.json(
      { error: `There were too many costly requests. Try again in ${retrySeconds} s.` },
      { status: 429, headers: { 'retry-after': String(retrySeconds), 'cache-control': 'no-store' } },
    );
  };
