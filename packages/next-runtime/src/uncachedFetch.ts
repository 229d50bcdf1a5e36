type Patched = typeof fetch & { _nextOriginalFetch?: typeof fetch };

/**
 * The platform's fetch without Next's patch. The patched one caches POST responses of cached pages: a second cache below
 * the query cache, which would double the maximum age of content. `cache: 'no-store'` would make the page dynamic instead.
 */
export const uncachedFetch: typeof fetch = (input, init) =>
  ((globalThis.fetch as Patched)._nextOriginalFetch ?? globalThis.fetch)(input, init);
