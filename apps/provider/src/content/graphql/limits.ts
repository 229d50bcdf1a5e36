import { type ASTVisitor, GraphQLError, Lexer, Source, TokenKind, type ValidationContext } from 'graphql';
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

/** What a document costs to parse and validate. `nesting` is the depth of its braces and brackets. */
type DocumentSize = { tokens: number; nesting: number; fragments: number; spreads: number };

/** Measures with graphql-js's lexer what the parser would see, up to a syntax error or the maximum of tokens. */
export const measureSize = (text: string): DocumentSize => {
  const lexer = new Lexer(new Source(text));
  const size: DocumentSize = { tokens: 0, nesting: 0, fragments: 0, spreads: 0 };
  let depth = 0;
  try {
    while (size.tokens <= requestLimits.documentTokens) {
      const { kind, value } = lexer.advance();
      if (kind === TokenKind.EOF) break;
      size.tokens += 1;
      if (kind === TokenKind.SPREAD) size.spreads += 1;
      if (kind === TokenKind.NAME && value === 'fragment' && depth === 0) size.fragments += 1;
      if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L || kind === TokenKind.PAREN_L) depth += 1;
      if (kind === TokenKind.BRACE_R || kind === TokenKind.BRACKET_R || kind === TokenKind.PAREN_R) depth -= 1;
      size.nesting = Math.max(size.nesting, depth);
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
  return size;
};

const sizeLimits = [
  ['number of tokens', 'tokens', requestLimits.documentTokens],
  ['nesting', 'nesting', requestLimits.documentNesting],
  ['number of fragments', 'fragments', requestLimits.fragments],
  ['number of fragment spreads', 'spreads', requestLimits.fragmentSpreads],
] as const satisfies readonly (readonly [measure: string, key: keyof DocumentSize, max: number])[];

/** Returns the error of a document that is too large to parse and validate. */
export const findSizeError = (size: DocumentSize): GraphQLError | undefined => {
  const exceeded = sizeLimits.find(([, key, max]) => size[key] > max);
  return exceeded && documentTooLarge(exceeded[0], size[exceeded[1]], exceeded[2]);
};

/** Rejects documents that are too deep or too broad. Cost depends on variables: see `costPlugin`. */
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
