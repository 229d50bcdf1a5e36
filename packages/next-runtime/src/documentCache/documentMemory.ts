import { LRUCache } from 'lru-cache';
import { type CachedDocument, isMissing } from './cachedDocument.ts';

/** Limits in bytes. `newDocuments` is the part of `documents` that is reserved for documents requested once. */
type DocumentMemoryOptions = {
  documents: number;
  newDocuments: number;
  notFound: number;
  /** For how long a not-found document is stored, in ms. */
  notFoundMaxAgeMs: number;
  clock?: { now: () => number };
};

/** A document of this instance. Times are in ms since 1970. */
export type StoredDocument = {
  document: CachedDocument;
  /** When the shared store was last asked for a later one. */
  checkedAt: number;
  /** Not rendered again before this time: the last render failed, or too many were in progress. */
  retryAt: number;
};

/** Estimated memory of a document without its body: its headers with the policy, its tags and the entry. */
const entryBytes = 4_096;

const getBytes = ({ document: { body } }: StoredDocument, key: string): number =>
  entryBytes + key.length * 2 + body.length;

/** Documents in memory (§2.9). Neither a crawler nor invented addresses can evict popular ones. */
export const createDocumentMemory = ({
  documents,
  newDocuments,
  notFound,
  notFoundMaxAgeMs,
  clock = performance,
}: DocumentMemoryOptions) => {
  const popular = new LRUCache<string, StoredDocument>({
    maxSize: documents - newDocuments,
    sizeCalculation: getBytes,
  });
  const recent = new LRUCache<string, StoredDocument>({ maxSize: documents, sizeCalculation: getBytes });
  const missing = new LRUCache<string, StoredDocument>({
    maxSize: notFound,
    sizeCalculation: getBytes,
    ttl: notFoundMaxAgeMs,
    ttlResolution: 0,
    perf: clock,
  });

  /** Evicts new documents, the least recently stored first, until all fit. */
  const makeRoom = (): void => {
    while (recent.size > 0 && popular.calculatedSize + recent.calculatedSize > documents) recent.pop();
  };
  const remove = (key: string): void => [popular, recent, missing].forEach((cache) => cache.delete(key));

  return {
    /** Returns a document, which is popular from now on: it was requested again. */
    get: (key: string): StoredDocument | undefined => {
      const stored = popular.get(key) ?? missing.get(key);
      const requestedAgain = stored ? undefined : recent.get(key);
      if (!requestedAgain) return stored;
      recent.delete(key);
      popular.set(key, requestedAgain);
      makeRoom();
      return requestedAgain;
    },
    /** Returns a document without counting a request. */
    peek: (key: string): StoredDocument | undefined => popular.peek(key) ?? recent.peek(key) ?? missing.peek(key),
    set: (key: string, stored: StoredDocument): void => {
      const wasPopular = popular.has(key);
      remove(key);
      if (isMissing(stored.document)) missing.set(key, stored);
      else (wasPopular ? popular : recent).set(key, stored);
      makeRoom();
    },
    delete: remove,
  };
};

/** The documents of one instance. */
export type DocumentMemory = ReturnType<typeof createDocumentMemory>;
