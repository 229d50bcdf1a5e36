type Patched = typeof fetch & { _nextOriginalFetch?: typeof fetch };

/**
 * The platform's fetch. Next's own keeps POST answers of cached pages in a cache of its own, which would
 * stand between the query cache and the content service and double how old an answer may be.
 */
export const uncachedFetch: typeof fetch = (input, init) =>
  ((globalThis.fetch as Patched)._nextOriginalFetch ?? globalThis.fetch)(input, init);
