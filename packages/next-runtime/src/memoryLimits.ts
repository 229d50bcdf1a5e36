const mebibyte = 1024 * 1024;

/**
 * Memory limits of all caches of one site process, in bytes. A typical page is 165 KB of HTML and 95 KB of data
 * for Next's router: some 7 KB compressed with another page as the dictionary, 34 KB if the other is very different, and
 * another 28 KB as a Brotli body. The limits hold 500 popular pages.
 * `npm run bench -- memory` measures the whole process.
 */
export const memoryLimits = {
  /** Compressed pages. Those that were requested at least twice are the popular ones. */
  pages: 20 * mebibyte,
  /** The part of `pages` that is reserved for pages requested once: a crawler that walks the archive evicts only these. */
  newPages: 4 * mebibyte,
  /** Compressed not-found pages: invented URLs evict only each other. */
  notFoundPages: 1 * mebibyte,
  /** The pages that were requested last, uncompressed. */
  unpackedPages: 7 * mebibyte,
  /** Compressed bodies of pages (`compressedBodies.ts`). */
  compressedBodies: 20 * mebibyte,
  /** Responses of the last second. Their bodies are those of `compressedBodies`, unless these are evicted. */
  microCache: 6 * mebibyte,
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
