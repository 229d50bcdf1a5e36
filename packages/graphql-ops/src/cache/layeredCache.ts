import type { QueryCache } from './queryCache.ts';

/**
 * Puts a near store in front of a far one: memory in front of disk or Redis. Purge times are read from both, so that a
 * purge through one instance reaches the memory of all others. Newer entries of other instances replace older ones.
 */
export const createLayeredCache = (near: QueryCache, far: QueryCache, now: () => number = Date.now): QueryCache => ({
  get: async (key, reach) => {
    const close = await near.get(key, reach);
    if (close && now() < close.freshUntil) return close;
    const distant = await far.get(key, reach);
    if (!distant || (close && distant.storedAt <= close.storedAt)) return close;
    await near.set(key, distant, reach);
    return distant;
  },
  set: async (key, entry, reach) => {
    await near.set(key, entry, reach);
    await far.set(key, entry, reach);
  },
  purgedAt: async (tags) => Math.max(...(await Promise.all([near.purgedAt(tags), far.purgedAt(tags)]))),
  purge: async (tags, at) => {
    const outcomes = [await near.purge(tags, at), await far.purge(tags, at)];
    return outcomes.includes('in-part') ? 'in-part' : 'everywhere';
  },
});
