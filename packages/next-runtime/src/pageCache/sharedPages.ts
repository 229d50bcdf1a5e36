/** Which instances a purge has reached: all, or only this one because the shared store failed. */
export type Purged = 'everywhere' | 'in-part';

type SharedPages = {
  /** Set by the page cache, where instances share one. */ current?: (tags: readonly string[]) => Promise<Purged>;
};

const place = Symbol.for('masthead.sharedPages');
const holder = globalThis as { [place]?: SharedPages };

/**
 * Where the route that purges finds the page cache of its process. Next loads the cache by itself and the route from the
 * build, so each has its own copy of a module: they meet at a name that the whole process knows.
 */
export const sharedPages: SharedPages = (holder[place] ??= {});
