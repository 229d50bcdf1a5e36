import { purgedHeader, tagsHeader } from '../sharedCache/cacheHeaders.ts';
import { toResponseTags } from '../sharedCache/cacheTags.ts';
import { findPageTags } from './pageTags.ts';
import { isPurgedSince } from './purgedPages.ts';

/**
 * Adds what shared caches need to the headers of a cached page or document, which Next copies to each response: its tags, and
 * whether it was purged since its render began. The value itself is changed, as in `normalizeCachedPage`.
 */
export const addSharedCacheHeaders = <Value extends object | null>(value: Value, renderedAt: number): Value => {
  const found = findPageTags(value);
  if (!found) return value;
  found.page.headers[tagsHeader] = toResponseTags(found.tags).join(' ');
  if (isPurgedSince(value, renderedAt)) found.page.headers[purgedHeader] = '1';
  return value;
};
