import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/**
 * Validation rule that rejects aliases in introspection. With aliases a short, cheap document could repeat one field a
 * thousand times for each type. GraphQL tools do not use aliases there.
 */
export const introspectionAliasRule = (context: ValidationContext): ASTVisitor => ({
  Field: (field) => {
    // Only introspection types may start with two underscores.
    if (!field.alias || !context.getParentType()?.name.startsWith('__')) return;
    context.reportError(
      new GraphQLError(`Introspection fields must not have aliases. Remove the alias of "${field.name.value}".`, {
        nodes: field,
        extensions: { code: 'DOCUMENT_TOO_LARGE' },
      }),
    );
  },
});
