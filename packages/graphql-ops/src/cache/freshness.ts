/** Freshness of a cached result. */
export type Freshness =
  | 'fresh'
  /** Served, and fetched again in the background. */
  | 'stale-while-revalidate'
  /** Served only while the provider is down. Purged results are in this state too. */
  | 'stale-if-error';

/**
 * A result is fresh for its lifetime (§9), then stale-while-revalidate for the same time again. Older or purged
 * results are served only while the provider is down.
 */
export const getFreshness = (
  stored: { readonly storedAt: number; readonly purgedAt: number },
  lifetimeMs: number,
  now: number,
): Freshness => {
  if (stored.purgedAt >= stored.storedAt) return 'stale-if-error';
  const age = now - stored.storedAt;
  if (age < lifetimeMs) return 'fresh';
  return age < 2 * lifetimeMs ? 'stale-while-revalidate' : 'stale-if-error';
};
