import type { QueryCache } from './queryCache.ts';

/**
 * Puts the memory of one instance in front of a store that instances share, on disk or in Redis. Purge times are read from
 * both, so that a purge by one instance also invalidates the memory of all others. A stale or purged entry in memory is
 * replaced by a newer one that another instance has stored.
 */
export const createLayeredCache = (
  memory: QueryCache,
  sharedStore: QueryCache,
  now: () => number = Date.now,
): QueryCache => ({
  get: async (key, scope, newerThan = 0) => {
    const local = await memory.get(key, scope);
    if (local && now() < local.freshUntil && local.storedAt > newerThan) return local;
    const shared = await sharedStore.get(key, scope);
    if (!shared || (local && shared.storedAt <= local.storedAt)) return local;
    await memory.set(key, shared, scope);
    return shared;
  },
  set: async (key, entry, scope) => {
    await memory.set(key, entry, scope);
    await sharedStore.set(key, entry, scope);
  },
  getPurgeTime: async (tags) =>
    Math.max(...(await Promise.all([memory.getPurgeTime(tags), sharedStore.getPurgeTime(tags)]))),
  purge: async (tags, at) => {
    const results = [await memory.purge(tags, at), await sharedStore.purge(tags, at)];
    return results.includes('partial') ? 'partial' : 'complete';
  },
});
