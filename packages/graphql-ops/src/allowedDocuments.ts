import { formatDocument } from '@urql/core';
import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { queryTypes } from './queryTypes.ts';
import { GetCustomerDocument } from './operations/customer.generated.ts';

/** Minifies a GraphQL document; undefined for text that is not GraphQL. */
export const compactText = (text: string): string | undefined => {
  try {
    return stripIgnoredCharacters(text);
  } catch {
    // The text contains a character that GraphQL does not allow.
    return undefined;
  }
};

const printCompact = (document: DocumentNode): string => stripIgnoredCharacters(print(document));

/** The compact documents that a reader's browser may send to the content service: the visitor's own data. */
export const getVisitorDocuments = (): ReadonlySet<string> => new Set([printCompact(GetCustomerDocument)]);

/** The compact documents that the developer tools may send, as urql sends them: with `__typename`. */
export const getToolDocuments = (): ReadonlySet<string> =>
  new Set([
    ...getVisitorDocuments(),
    ...Object.values(queryTypes).map(({ document }) => printCompact(formatDocument(document))),
  ]);
