import type { Attributes, Telemetry } from '@masthead/telemetry';
import type { ServerResponse } from 'node:http';
import { cacheStateHeader } from './nextHeaders.ts';

const results: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ HIT: 'hit', STALE: 'stale', MISS: 'miss' }),
);

/** Counts whether Next's cache had the page of a response. @returns the attributes of its span */
export const countPageCacheResult = (response: ServerResponse, { count }: Telemetry): Attributes => {
  const state = response.getHeader(cacheStateHeader);
  if (typeof state !== 'string') return {};
  const result = response.statusCode === 503 ? 'refused' : results.get(state);
  if (result === undefined) return {};
  count('cacheLookups', { cache: 'page', result });
  return { 'masthead.page_cache': result };
};
