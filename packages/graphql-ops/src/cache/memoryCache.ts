import { LRUCache } from 'lru-cache';
import { keepMs, type CacheEntry, type QueryCache } from './queryCache.ts';

/** Answers in this process: so many, whatever their size; what was not asked for longest goes first. */
export const createMemoryCache = ({ maxEntries = 2_000 }: { readonly maxEntries?: number } = {}): QueryCache => {
  const entries = new LRUCache<string, CacheEntry>({ max: maxEntries, ttl: keepMs });
  const purges = new LRUCache<string, number>({ max: 10_000, ttl: keepMs });
  return {
    get: async (key) => entries.get(key),
    set: async (key, entry) => void entries.set(key, entry),
    purgedAt: async (tags) => Math.max(0, ...tags.map((tag) => purges.get(tag) ?? 0)),
    purge: async (tags, at) => {
      tags.forEach((tag) => purges.set(tag, at));
      return 'everywhere';
    },
  };
};
