/** Freshness of a cached result. */
export type Freshness =
  | 'fresh'
  /** Served while it is revalidated. */
  | 'stale'
  /** Served only while the provider is down. */
  | 'last-resort';

/**
 * A result is fresh for its lifetime (SPEC §9), then stale-while-revalidate for the same time again. Older or purged
 * results are served only while the provider is down.
 */
export const getFreshness = (
  stored: { readonly storedAt: number; readonly purgedAt: number },
  lifetimeMs: number,
  now: number,
): Freshness => {
  if (stored.purgedAt >= stored.storedAt) return 'last-resort';
  const age = now - stored.storedAt;
  if (age < lifetimeMs) return 'fresh';
  return age < 2 * lifetimeMs ? 'stale' : 'last-resort';
};
