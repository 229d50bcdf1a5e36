const mebibyte = 1024 * 1024;

/**
 * What the caches of one site process may hold in memory, in bytes. A typical page is 330 KB of HTML and 400 KB of data
 * for Next's router: some 60 KB packed, and another 40 KB as a Brotli body. The limits hold 500 popular pages.
 * `npm run bench -- memory` measures the whole process.
 */
export const memoryLimits = {
  /** Pages, packed. Those that were requested at least twice are the popular ones. */
  pages: 64 * mebibyte,
  /** The part of `pages` that is always left to pages that were requested once: a crawler on its way through the archive evicts only these. */
  newPages: 8 * mebibyte,
  /** Not-found pages, packed: invented addresses evict only each other. */
  notFoundPages: 3 * mebibyte,
  /** The pages that were requested last, unpacked. */
  unpackedPages: 20 * mebibyte,
  /** Bodies of pages, compressed once. */
  compressedBodies: 24 * mebibyte,
  /** Responses of the last second. Their bodies are those of `compressedBodies`, unless these are evicted. */
  microCache: 6 * mebibyte,
  /** Results of queries to the content service, as text. */
  queryResults: 12 * mebibyte,
} as const;

/** How long a not-found page is cached, in ms: what is published under its address is visible after that. */
export const notFoundMs = 60_000;
