const mebibyte = 1024 * 1024;

/** Memory limits of all caches of one site process, in bytes. `npm run bench -- memory` measures the whole process. */
export const memoryLimits = {
  /** 1,700 documents of 29 KB with Brotli. Popular ones were requested at least twice. */
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

/** Readers get an old not-found document while it is rendered again, for this time in ms at most. */
export const notFoundMaxAgeMs = 600_000;
