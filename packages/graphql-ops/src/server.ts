// ---- The content client of the site's servers ----
export {
  createContentClient,
  requestTimeoutMs,
  type ContentClient,
  type ContentClientOptions,
  type PageRequest,
  type PageQueries,
  type PageResults,
} from './client/contentClient.ts';
export type { PageLookUp } from './client/pageLookUp.ts';
export { createStaleWhileRevalidateCache, type CacheableRequest } from './client/staleWhileRevalidateCache.ts';
export type { Log, LogEvent } from './log.ts';
export { createQueryHistory, type PastQuery, type QueryHistory } from './client/queryHistory.ts';
export { toTransferredQuery } from './browser/transferQuery.ts';
// ---- Caches ----
export { createQueryCache } from './cache/createQueryCache.ts';
export { createMemoryCache } from './cache/memoryCache.ts';
export type { CacheEntry, PurgeResult, QueryCache } from './cache/queryCache.ts';
// ---- Documents ----
export { compactText, getToolDocuments, getVisitorDocuments } from './allowedDocuments.ts';
