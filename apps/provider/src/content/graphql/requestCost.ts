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

/** Coercion of variables stops after this many errors. */
const maxErrors = 10;

type RequestCost = { ok: true; cost: number } | { ok: false; errors: readonly GraphQLError[] };

/**
 * Measures the cost of a valid request with its variables, or returns the errors of the variables. A request whose
 * operation is ambiguous costs nothing, because execution rejects it.
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
