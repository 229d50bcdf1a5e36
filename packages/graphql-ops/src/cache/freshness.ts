/** What may be done with a stored answer. */
export type Freshness =
  | 'fresh'
  /** Served, while a fresh one is fetched. */
  | 'stale'
  /** Served only while the provider does not answer. */
  | 'last-resort';

/**
 * An answer is fresh for its lifetime (SPEC §9) and, for as long again, good enough to be served while a fresh one is
 * fetched. Older or purged ones stand in only for a provider that is down.
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
