import { tagsHeader } from '../sharedCache/cacheHeaders.ts';
import { toResponseTags } from '../sharedCache/cacheTags.ts';
import { findPageTags } from './pageTags.ts';

/**
 * Adds the tags for shared caches to the headers of a cached page or document, which Next copies to each response. The value
 * itself is changed, as in `normalizeCachedPage`.
 */
export const addTagsHeader = <Value>(value: Value): Value => {
  const found = findPageTags(value);
  if (found) found.page.headers[tagsHeader] = toResponseTags(found.tags).join(' ');
  return value;
};
