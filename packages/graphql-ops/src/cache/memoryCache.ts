import { LRUCache } from 'lru-cache';
import { serializeEntry, parseEntry } from './entryText.ts';
import { retentionMs, type QueryCache } from './queryCache.ts';

const mebibyte = 1024 * 1024;

/** Options of the memory cache. */
interface MemoryCacheOptions {
  /** Memory for results, in bytes. */
  readonly maxBytes?: number;
}

/** Memory cache of serialized results with LRU eviction above `maxBytes`. A result larger than that is not stored. */
export const createMemoryCache = ({ maxBytes = 24 * mebibyte }: MemoryCacheOptions = {}): QueryCache => {
  // V8 uses up to two bytes per character.
  const entries = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (text, key) => (text.length + key.length) * 2,
    ttl: retentionMs,
  });
  // A limit of entries would reserve memory for all of them, also in the cache of a single request.
  // Entries from before an evicted purge count as purged: they may have had its tag.
  let evictedPurgeTime = 0;
  const purges = new LRUCache<string, number>({
    maxSize: 10_000,
    sizeCalculation: () => 1,
    ttl: retentionMs,
    dispose: (at, _, reason) => {
      if (reason === 'evict') evictedPurgeTime = Math.max(evictedPurgeTime, at);
    },
  });
  return {
    get: async (key) => {
      const text = entries.get(key);
      return text === undefined ? undefined : parseEntry(text);
    },
    set: async (key, entry) => void entries.set(key, serializeEntry(entry)),
    getPurgeTime: async (tags) =>
      Math.max(tags.length > 0 ? evictedPurgeTime : 0, ...tags.map((tag) => purges.get(tag) ?? 0)),
    purge: async (tags, at) => {
      tags.forEach((tag) => purges.set(tag, at));
      return 'complete';
    },
  };
};
