type WithHeaders = { headers: Record<string, unknown> };

const hasHeaders = (value: unknown): value is WithHeaders =>
  typeof value === 'object' &&
  value !== null &&
  'headers' in value &&
  typeof value.headers === 'object' &&
  value.headers !== null;

/** A cached page or document with its tags, which Next never sends. Undefined for other values of the cache. */
export const findPageTags = (value: unknown): { page: WithHeaders; tags: string[] } | undefined => {
  const tags = hasHeaders(value) ? value.headers['x-next-cache-tags'] : undefined;
  return hasHeaders(value) && typeof tags === 'string' ? { page: value, tags: tags.split(',') } : undefined;
};

/**
 * Whether Next reads or stores the result of a cached call. All such calls are the constants that tag pages: Next notes their
 * tags before it reads the cache, so nothing is stored for them.
 */
export const isTagCall = (entry: { kind?: string | undefined } | null): boolean => entry?.kind === 'FETCH';
