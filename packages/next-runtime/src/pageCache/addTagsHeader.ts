import { tagsHeader } from '../sharedCache/cacheHeaders.ts';
import { toResponseTags } from '../sharedCache/cacheTags.ts';

/** The tags of a cached page or document, which Next never sends. */
const nextTagsHeader = 'x-next-cache-tags';

type WithHeaders = { headers: Record<string, unknown> };

const hasHeaders = (value: unknown): value is WithHeaders =>
  typeof value === 'object' &&
  value !== null &&
  'headers' in value &&
  typeof value.headers === 'object' &&
  value.headers !== null;

/**
 * Adds the tags for shared caches to the headers of a cached page or document, which Next copies to each response. The value
 * itself is changed, as in `normalizeCachedPage`.
 */
export const addTagsHeader = <Value>(value: Value): Value => {
  if (!hasHeaders(value)) return value;
  const tags = value.headers[nextTagsHeader];
  if (typeof tags === 'string') value.headers[tagsHeader] = toResponseTags(tags.split(',')).join(' ');
  return value;
};
