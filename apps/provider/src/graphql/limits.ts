import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';
import { measureDocument } from './measureDocument.ts';
import { requestLimits } from './requestLimits.ts';

/** Creates the error for a document that exceeds a limit, with its value and the limit. */
export const documentTooLarge = (measure: string, value: number, max: number): GraphQLError =>
  new GraphQLError(
    `The document's ${measure} is ${value}; the limit is ${max}. Request less, or send several documents.`,
    {
      extensions: { code: 'DOCUMENT_TOO_LARGE', http: { status: 400 } },
    },
  );

const stringsAndComments = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

/** Returns how deeply the braces and brackets of a document nest: parsers and validation rules recurse as deeply. */
export const getNestingDepth = (text: string): number => {
  let depth = 0;
  let max = 0;
  for (const [bracket] of text.replace(stringsAndComments, '').matchAll(/[{}[\]()]/g)) {
    depth += '{[('.includes(bracket) ? 1 : -1;
    max = Math.max(max, depth);
  }
  return max;
};

/**
 * Validation rule that rejects documents that are too deep or too broad. Their cost depends on variables: see
 * `costPlugin`.
 */
export const documentLimitsRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    const { depth, fields, schemaFields } = measureDocument({
      schema: context.getSchema(),
      operation,
      fragment: (name) => context.getFragment(name),
    });
    const isIntrospection = operation.selectionSet.selections.every(
      (selection) => selection.kind === 'Field' && selection.name.value.startsWith('__'),
    );
    // The introspection query is deep by design; graphql-js limits its recursion.
    if (!isIntrospection && depth > requestLimits.depth)
      context.reportError(documentTooLarge('depth', depth, requestLimits.depth));
    if (fields > requestLimits.rootFields)
      context.reportError(documentTooLarge('number of root fields', fields, requestLimits.rootFields));
    if (schemaFields > requestLimits.schemaFields)
      context.reportError(documentTooLarge('number of schema fields', schemaFields, requestLimits.schemaFields));
  },
});
