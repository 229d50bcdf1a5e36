import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** Cached entries carry their lifetime themselves; Next's table serves entries without one. */
const maxLifetimes = 5_000;

/** Next remembers the lifetime of every address that was ever rendered. Clears this table where it grows beyond bounds. */
export const limitCacheControls = (): void => {
  const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };
  if (cacheControls.size > maxLifetimes) cacheControls.clear();
};
