import { tooManyRequestsResponse } from './responses.ts';
import type { Handler } from './http.ts';
import { createRateLimiter, type RateLimit } from './rateLimit.ts';
import { type IsProxy, isLoopback } from '@masthead/process/clients';

/** Charges a cost to a client and to all clients. Returns the seconds to wait when a budget is exhausted. */
export type ChargeClient = (client: string, cost: number) => number | undefined;

/** `allClients` is the budget of all clients together. Requests that cost at most `cheap` do not count there. */
export type ClientCostLimits = { client: RateLimit; allClients: RateLimit; cheap: number };

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
