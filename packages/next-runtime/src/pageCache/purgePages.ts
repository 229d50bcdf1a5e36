import { revalidateTag } from 'next/cache';
import { type PurgeResult, sharedPageCache } from './sharedPageCache';

/** How long a purged page is still served while it is rendered again. After that its next reader waits for the new one. */
const maxStaleSeconds = 1;

/**
 * Invalidates the cached pages with any of the tags: stale pages are served while new ones are rendered, for a
 * second at most, so that withdrawn content is gone then, on pages without readers too. Next updates its cache after the
 * response and reports no failure, so the shared store is updated here as well.
 */
export const purgePages = async (tags: readonly string[]): Promise<PurgeResult> => {
  for (const tag of tags) revalidateTag(tag, { expire: maxStaleSeconds });
  sharedPageCache.clearMicroCache?.();
  const results = await Promise.all([
    sharedPageCache.markStale?.(tags, maxStaleSeconds),
    sharedPageCache.purgeDocuments?.(tags),
  ]);
  return results.includes('partial') ? 'partial' : 'complete';
};
