import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { createRateLimiter } from '../server/rateLimit.ts';
import type { Context } from './context.ts';
import { documentTooLarge } from './limits.ts';
import { costOfRequest } from './requestCost.ts';
import { requestLimits } from './requestLimits.ts';

/** Where a request comes from: a site's own server, or a client whose cost is limited. */
export type Caller = { kind: 'site' } | { kind: 'client'; key: string };
export type ServerContext = { caller: Caller };

const rateLimited = (retrySeconds: number): GraphQLError =>
  new GraphQLError(`Too many costly requests came from this address. Try again in ${retrySeconds} s.`, {
    extensions: { code: 'RATE_LIMITED', http: { status: 429, headers: { 'retry-after': String(retrySeconds) } } },
  });

/** Refuses requests that cost too much, and clients that have used up their share, before anything is executed. */
export const costPlugin = (limiter: ReturnType<typeof createRateLimiter>): Plugin<ServerContext & Context> => {
  const charge = (caller: Caller, cost: number): GraphQLError | undefined => {
    if (caller.kind === 'site' || limiter.take(caller.key, { cost })) return undefined;
    return rateLimited(limiter.secondsUntil(caller.key, { cost }));
  };
  return {
    onParams: ({ params, context }) => {
      const { base, perHundredCharacters } = requestLimits.receiveCost;
      const refusal = charge((context as ServerContext).caller, base + perHundredCharacters * Math.ceil((params.query?.length ?? 0) / 100));
      if (refusal) throw refusal;
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const cost = costOfRequest(args) ?? 0;
      const refusal = cost > requestLimits.cost ? documentTooLarge('cost', cost, requestLimits.cost) : charge(args.contextValue.caller, cost);
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
  };
};
