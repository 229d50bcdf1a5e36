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
export { ContentRequestError } from './client/postDocument.ts';
export {
  createStaleWhileRevalidateCache,
  raceAbort,
  type CacheableRequest,
  type StaleWhileRevalidateOptions,
} from './client/staleWhileRevalidateCache.ts';
export type { Log, LogEvent } from './log.ts';
export { createQueryHistory, type ResultSource, type PastQuery, type QueryHistory } from './client/queryHistory.ts';
export { toTransferredQuery } from './browser/transferQuery.ts';
// ---- Caches ----
export { createQueryCache, type QueryCacheOptions } from './cache/createQueryCache.ts';
export { createMemoryCache } from './cache/memoryCache.ts';
export type { CacheEntry, PurgeResult, QueryCache, StorageScope } from './cache/queryCache.ts';
// ---- Documents ----
export { compactText, getToolDocuments, getVisitorDocuments } from './allowedDocuments.ts';
export { toDocumentName } from './merge/documentName.ts';
