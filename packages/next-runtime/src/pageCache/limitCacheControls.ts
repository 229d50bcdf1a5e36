import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** Cached entries contain their own lifetime; Next's table is for entries without one. */
const maxLifetimes = 5_000;

/** Clears Next's table of lifetimes where it exceeds its limit: Next adds an entry for every URL that was ever rendered. */
export const limitCacheControls = (): void => {
  const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };
  if (cacheControls.size > maxLifetimes) cacheControls.clear();
};
