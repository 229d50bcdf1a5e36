/// <reference types="node" />
import { createHash } from 'node:crypto';
import { print, type DocumentNode } from 'graphql';

const printedDocuments = new WeakMap<DocumentNode, string>();
const printDocument = (document: DocumentNode): string => {
  const cached = printedDocuments.get(document);
  if (cached !== undefined) return cached;
  const text = print(document);
  printedDocuments.set(document, text);
  return text;
};

const sortVariables = (variables: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Returns the cache key of a query. It contains the brand and the text of the operation, so that a release that requests other
 * fields never reads a result of the old shape.
 */
export const createCacheKey = (
  brand: string,
  endpoint: string,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([endpoint, printDocument(document), sortVariables(variables)]))
    .digest('hex');
  return `${brand}:query:${hash}`;
};
