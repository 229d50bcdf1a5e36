import { formatDocument } from '@urql/core';
import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { queryTypes } from './queryTypes.ts';
import { GetCustomerDocument } from './visitor/getCustomer.generated.ts';

/** A document without white space and comments; undefined for a text that is no document. */
export const compactText = (text: string): string | undefined => {
  try {
    return stripIgnoredCharacters(text);
  } catch {
    // The text has a character that GraphQL does not know.
    return undefined;
  }
};

const printCompact = (document: DocumentNode): string => stripIgnoredCharacters(print(document));

/** The compact documents that a reader's browser may send to the content service: the visitor's own data. */
export const getVisitorDocuments = (): ReadonlySet<string> => new Set([printCompact(GetCustomerDocument)]);

/** Those, and every other document of the query types as urql sends it, with its type names: for the developers' tools. */
export const getToolDocuments = (): ReadonlySet<string> =>
  new Set([
    ...getVisitorDocuments(),
    ...Object.values(queryTypes).map(({ document }) => printCompact(formatDocument(document))),
  ]);
