import type { Db } from '../../db/schema.ts';
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
} from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { ChargeClient } from '../../server/rateLimit.ts';
import type { Context } from './context.ts';
import { documentTooLarge } from './limits.ts';
import { requestLimits } from './requestLimits.ts';
import { measureDocument } from './measureDocument.ts';

type ExecutedRequest = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
};

/** Coercion of variables stops after this many errors. */
const maxErrors = 10;

type RequestCost = { ok: true; cost: number } | { ok: false; errors: readonly GraphQLError[] };

/** The cost of a valid request, or the errors of its variables. An ambiguous operation is free: it is rejected. */
export const measureRequestCost = ({
  schema,
  document,
  operationName,
  variableValues,
}: ExecutedRequest): RequestCost => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return { ok: true, cost: 0 };
  const { variableValues: variables, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    { ...variableValues },
    { maxErrors, hideSuggestions: true },
  );
  if (!variables) return { ok: false, errors: errors ?? [] };
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const { cost } = measureDocument({ schema, operation, fragment: (name) => fragments.get(name), variables });
  return { ok: true, cost: Math.ceil(cost) };
};

/** The server context of a request: the address of its client, and the database that it reads. */
export type ServerContext = { client: string; db: Db };

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
