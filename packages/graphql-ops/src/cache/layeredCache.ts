import type { QueryCache } from './queryCache.ts';

/**
 * A near store before a far one: memory before disk or Redis. What was purged is asked of both, so that a purge through
 * one instance reaches the memory of every other; and where another instance has fetched anew, its answer is taken.
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
