import { GraphQLError } from 'graphql';
import type { QueryBudget } from '../../db/queryBudget.ts';
import { requestLimits } from './requestLimits.ts';

const createBudgetError = (message: string, cause?: Error): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'REQUEST_BUDGET_EXCEEDED', ...(cause ? { reason: cause.message } : {}) },
  });

type Budget = { durationMs: number; rows: number };

/**
 * Creates the budget of all queries of one GraphQL request: their time, their rows, and none after the client
 * disconnected. `now` returns ms as `performance.now` does.
 */
export const createRequestBudget = (
  signal: AbortSignal,
  { durationMs, rows }: Budget = requestLimits,
  now: () => number = () => performance.now(),
): QueryBudget => {
  const startedAt = now();
  let rowsRead = 0;
  return {
    beforeQuery: () => {
      if (signal.aborted) throw createBudgetError('The client closed the connection.');
      if (now() - startedAt > durationMs)
        throw createBudgetError(`The request took longer than ${durationMs} ms. Request less at once.`);
      if (rowsRead > rows) throw createBudgetError(`The request read more than ${rows} rows. Request less at once.`);
    },
    afterQuery: (count) => {
      rowsRead += count;
      if (rowsRead > rows) throw createBudgetError(`The request read more than ${rows} rows. Request less at once.`);
    },
    onTimeout: (cause) => createBudgetError('A query of the request took too long. Request less at once.', cause),
  };
};
