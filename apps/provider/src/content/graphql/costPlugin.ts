import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { ChargeClient } from '../../server/clientCost.ts';
import type { Context } from './context.ts';
import { documentTooLarge } from './limits.ts';
import { measureRequestCost } from './requestCost.ts';
import { requestLimits } from './requestLimits.ts';

/** The server context of a request: the address of its client, and the database that it reads. */
export type ServerContext = { client: string; db: Kysely<Database> };

/** Charges a client. Returns the error of a client whose budget is exhausted. */
export const chargeRequest = (charge: ChargeClient, client: string, cost: number): GraphQLError | undefined => {
  const retrySeconds = charge(client, cost);
  if (retrySeconds === undefined) return undefined;
  return new GraphQLError(`There were too many costly requests. Try again in ${retrySeconds} s.`, {
    extensions: { code: 'RATE_LIMITED', http: { status: 429, headers: { 'retry-after': String(retrySeconds) } } },
  });
};

/** Limits many errors to the first of each root field: failing items of a list repeat the same error. */
export const limitErrors = (errors: readonly GraphQLError[]): readonly GraphQLError[] => {
  if (errors.length <= requestLimits.rootFields) return errors;
  const seen = new Set<unknown>();
  return errors.filter(({ path }) => {
    const isNew = !seen.has(path?.[0]);
    seen.add(path?.[0]);
    return isNew;
  });
};

/** Rejects requests that cost too much, and clients that have exhausted their budget, before execution. */
export const costPlugin = (charge: ChargeClient): Plugin<ServerContext & Context> => {
  const checkCost = (args: ExecutionArgs): readonly GraphQLError[] => {
    const measured = measureRequestCost(args);
    if (!measured.ok) return measured.errors;
    const { cost } = measured;
    if (cost > requestLimits.cost) return [documentTooLarge('cost', cost, requestLimits.cost)];
    return [chargeRequest(charge, (args.contextValue as ServerContext).client, cost)].filter(
      (error) => error !== undefined,
    );
  };
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const errors = checkCost(args);
      if (errors.length > 0) setResultAndStopExecution({ errors: [...errors] });
      return {
        onExecuteDone: ({ result, setResult }) => {
          if (!isAsyncIterable(result) && result.errors) setResult({ ...result, errors: limitErrors(result.errors) });
        },
      };
    },
  };
};
