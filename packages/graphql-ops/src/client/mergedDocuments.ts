import { LRUCache } from 'lru-cache';
import { print, type DocumentNode } from 'graphql';
import { mergeDocuments } from '../merge/mergeDocuments.ts';

/** The text of a document. */
export interface MergedDocument {
  readonly name: string;
  readonly text: string;
}

/** Caches merged documents by name and labels, so that a page does not merge and print on every request. */
export const createMergedDocuments = (): ((
  name: string,
  parts: Readonly<Record<string, DocumentNode>>,
) => MergedDocument) => {
  const merged = new LRUCache<string, MergedDocument>({ max: 500 });
  const numbers = new WeakMap<DocumentNode, number>();
  let count = 0;
  /** Identifies a document in the cache key. */
  const getNumber = (document: DocumentNode): number => {
    const number = numbers.get(document);
    if (number !== undefined) return number;
    count += 1;
    numbers.set(document, count);
    return count;
  };
  return (name, parts) => {
    const key = [name, ...Object.entries(parts).map(([label, document]) => `${label}:${getNumber(document)}`)].join(
      ' ',
    );
    const cached = merged.get(key);
    if (cached) return cached;
    const result = { name, text: print(mergeDocuments(name, parts)) };
    merged.set(key, result);
    return result;
  };
};
