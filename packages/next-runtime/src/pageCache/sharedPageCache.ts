/** Which instances a purge has reached: all, or only this one (`partial`) because the shared store failed. */
export type PurgeResult = 'complete' | 'partial';

type SharedPageCache = {
  /**
   * Marks tags as stale in the shared store; after `expireSeconds` their pages are not served any more. Set by the page
   * cache where instances share one.
   */
  markStale?: (tags: readonly string[], expireSeconds: number) => Promise<PurgeResult>;
  /** Removes the responses of the micro-cache. Set by the production server. */
  clearMicroCache?: () => void;
  /** Purges documents by tag, for all instances. Set by the production server. */
  purgeDocuments?: (tags: readonly string[]) => Promise<PurgeResult>;
  /** Work that the process finishes before it ends. */
  pending: Set<Promise<unknown>>;
};

const key = Symbol.for('masthead.sharedPageCache');
const holder = globalThis as { [key]?: SharedPageCache };

/**
 * Connects the purge route to the caches of its process. Next loads the cache from source and the route from the build,
 * so each has its own copy of this module; both use one global symbol.
 */
export const sharedPageCache: SharedPageCache = (holder[key] ??= { pending: new Set() });
