import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
} from 'graphql';
import { measureDocument } from './measureDocument.ts';

type ExecutedRequest = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
};

/** Errors of variables that are reported; coercion stops there. */
const maxErrors = 10;

type RequestCost = { ok: true; cost: number } | { ok: false; errors: readonly GraphQLError[] };

/**
 * Cost of a valid request with its variables, or what is wrong with the variables. A request whose operation cannot be
 * chosen costs nothing: execution refuses it.
 */
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
