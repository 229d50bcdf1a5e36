import type { Attributes, Telemetry } from '@masthead/telemetry';
import type { ServerResponse } from 'node:http';

/** Response header with the state of a document in the cache: `HIT`, `STALE` or `MISS`. None: no cache stores it. */
export const cacheStateHeader = 'x-page-cache';

/** Whether a document came from the cache, so that it cost no render. A refused page (503) did not. */
export const isFromCache = (response: ServerResponse): boolean => {
  const state = response.getHeader(cacheStateHeader);
  return (state === 'HIT' || state === 'STALE') && response.statusCode !== 503;
};

/** Counts whether the cache had the document of a response. @returns the attributes of its span */
export const countCacheResult = (response: ServerResponse, { count }: Telemetry): Attributes => {
  const state = response.getHeader(cacheStateHeader);
  if (typeof state !== 'string') return {};
  const result = response.statusCode === 503 ? 'refused' : state.toLowerCase();
  count('cacheLookups', { cache: 'page', result });
  return { 'masthead.page_cache': result };
};
