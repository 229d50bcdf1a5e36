import { revalidateTag } from 'next/cache';
import { type PurgeResult, sharedPageCache } from './sharedPageCache';

/**
 * Invalidates the cached pages with any of the tags (SPEC §9): stale pages are served until new ones are rendered. Next
 * updates its cache after the response and reports no failure, so the shared store is updated here as well.
 */
export const purgePages = async (tags: readonly string[]): Promise<PurgeResult> => {
  for (const tag of tags) revalidateTag(tag, 'max');
  return sharedPageCache.markStale?.(tags) ?? 'complete';
};
