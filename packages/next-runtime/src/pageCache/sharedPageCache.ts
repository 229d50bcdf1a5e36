/** Which instances a purge has reached: all, or only this one because the shared store failed. */
export type PurgeReach = 'everywhere' | 'in-part';

type SharedPageCache = {
  /** Set by the page cache, where instances share one. */ markStale?: (tags: readonly string[]) => Promise<PurgeReach>;
};

const place = Symbol.for('masthead.sharedPages');
const holder = globalThis as { [place]?: SharedPageCache };

/**
 * Where the route that purges finds the page cache of its process. Next loads the cache by itself and the route from the
 * build, so each has its own copy of a module: they meet at a name that the whole process knows.
 */
export const sharedPageCache: SharedPageCache = (holder[place] ??= {});
