import { revalidateTag } from 'next/cache';
import { type PurgeReach, sharedPageCache } from './sharedPageCache';

/**
 * Has the pages of some tags made anew: the old one is served until the new one is there. Next writes to a cache after the
 * answer and says nothing of how that went, so pages that instances share are told here as well.
 */
export const purgePages = async (tags: readonly string[]): Promise<PurgeReach> => {
  for (const tag of tags) revalidateTag(tag, 'max');
  return sharedPageCache.markStale?.(tags) ?? 'everywhere';
};
