const mebibyte = 1024 * 1024;

/** Memory limits of all caches of one site process, in bytes. `npm run bench -- memory` measures the whole process. */
export const memoryLimits = {
  /**
   * Documents with their Brotli bodies, some 29 KB each: 1,700 documents. Those that were requested at least twice are the
   * popular ones.
   */
  documents: 48 * mebibyte,
  /** The part of `documents` that is reserved for documents requested once. */
  newDocuments: 8 * mebibyte,
  /** Not-found documents: invented URLs evict only each other. */
  notFoundDocuments: 1 * mebibyte,
  /** Bodies of documents for clients that do not accept Brotli. */
  derivedBodies: 4 * mebibyte,
  /** Results of queries to the content service, as text. */
  queryResults: 12 * mebibyte,
} as const;

/**
 * Times of a cached not-found page, in ms. It is rendered again after `freshMs`, so that a page published at its URL is
 * visible then; meanwhile its readers get the old one, for `maxAgeMs` at most.
 */
export const notFoundTimes = { freshMs: 60_000, maxAgeMs: 600_000 } as const;
