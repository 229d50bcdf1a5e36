import { type DocumentNode, getOperationAST, getVariableValues, type GraphQLSchema, Kind } from 'graphql';
import { measureDocument } from './measureDocument.ts';

type Executed = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
};

/** Cost of a valid request with its variables; undefined where execution will refuse the variables or the operation. */
export const costOfRequest = ({ schema, document, operationName, variableValues }: Executed): number | undefined => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variableValues });
  if (!coerced.variableValues) return undefined;
  const fragments = new Map(document.definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [])));
  return Math.ceil(measureDocument({ schema, operation, fragment: (name) => fragments.get(name), variables: coerced.variableValues }).cost);
};
