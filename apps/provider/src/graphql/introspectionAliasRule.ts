import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/**
 * Validation rule: what is asked about the schema has its own name. Under other names one field could be answered a
 * thousand times for each type, in a document that is short and cheap to read; no tool asks so.
 */
export const introspectionAliasRule = (context: ValidationContext): ASTVisitor => ({
  Field: (field) => {
    // The types of the schema's own description begin with two underscores, which no other type may.
    if (!field.alias || !context.getParentType()?.name.startsWith('__')) return;
    context.reportError(
      new GraphQLError(`Ask for "${field.name.value}" of the schema by its own name.`, {
        nodes: field,
        extensions: { code: 'DOCUMENT_TOO_LARGE' },
      }),
    );
  },
});
