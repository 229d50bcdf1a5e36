// ---- Asking the content service from the site's servers ----
export {
  createContentClient,
  requestTimeoutMs,
  type ContentClient,
  type ContentClientOptions,
  type PageRequest,
  type Parts,
  type Reply,
} from './client/contentClient.ts';
export { ContentRequestError } from './client/post.ts';
export type { Log, LogEvent } from './log.ts';
export { createQueryHistory, type AnswerSource, type PastQuery, type QueryHistory } from './client/history.ts';
export { untilAborted } from './client/untilAborted.ts';
export { handOver } from './browser/handOver.ts';
// ---- Keeping answers ----
export { createQueryCache, type QueryCacheOptions } from './cache/createQueryCache.ts';
export { createMemoryCache } from './cache/memoryCache.ts';
export type { CacheEntry, Purged, QueryCache, Reach } from './cache/queryCache.ts';
// ---- Documents ----
export { compactDocument, toolDocuments, visitorDocuments } from './allowedDocuments.ts';
export { documentName } from './merge/documentName.ts';
