import { messages, type Log } from '../log.ts';
import { createDiskCache } from './diskCache.ts';
import { createMemoryCache } from './memoryCache.ts';
import type { QueryCache } from './queryCache.ts';
import { createRedisCache } from './redisCache.ts';
import { createCircuitBreaker, type CircuitBreakerOptions } from '@masthead/process/circuit-breaker';

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

interface TolerantCacheOptions extends Omit<CircuitBreakerOptions, 'onError'> {
  readonly log: Log;
}

/** Wraps a store so that an outage is a cache miss and a log line, never a failed page. A purge reports `partial`. */
export const createTolerantCache = (store: QueryCache, { log, ...limits }: TolerantCacheOptions): QueryCache => {
  const attempt = createCircuitBreaker({
    ...limits,
    onError: (cause, during) =>
      log({
        level: 'error',
        message: messages.cacheFailed,
        during,
        cause: cause instanceof Error ? cause.message : String(cause),
      }),
  });
  return {
    get: (key, scope) => attempt('read', () => store.get(key, scope), undefined),
    set: (key, entry, scope) => attempt('write', () => store.set(key, entry, scope), undefined),
    getPurgeTime: (tags) => attempt('read', () => store.getPurgeTime(tags), 0),
    purge: (tags, at) => attempt('purge', () => store.purge(tags, at), 'partial'),
  };
};

/** Options of the query cache. */
interface QueryCacheOptions {
  /** Directory of the disk cache, one for each brand. */
  readonly directory?: string | undefined;
  /** URL of the Redis-protocol store that all instances share (§1.2). */
  readonly redisUrl?: string | undefined;
  /** The secret of all instances, for the authentication codes of entries in Redis. */
  readonly secret?: string | undefined;
  /** Limit of the memory cache in bytes. */
  readonly memoryBytes?: number | undefined;
  /** Timeout of the disk in ms. Default: 2 s, because many concurrent writes make a disk slow, which is not an outage. */
  readonly diskTimeoutMs?: number | undefined;
  readonly log: Log;
}

/** Creates the query cache: memory in front of Redis, in front of the disk, or alone. */
export const createQueryCache = ({
  directory,
  redisUrl,
  secret,
  memoryBytes,
  diskTimeoutMs = 2_000,
  log,
}: QueryCacheOptions): QueryCache => {
  const memory = createMemoryCache(memoryBytes === undefined ? {} : { maxBytes: memoryBytes });
  // The next read or write logs a lost connection.
  if (redisUrl) {
    const onRejected = (count: number): void => log({ level: 'warn', message: messages.entryRejected, count });
    return createLayeredCache(
      memory,
      createTolerantCache(createRedisCache({ url: redisUrl, secret, onRejected }), { log }),
    );
  }
  if (directory)
    return createLayeredCache(
      memory,
      createTolerantCache(createDiskCache({ directory }), { log, limitMs: diskTimeoutMs }),
    );
  return memory;
};
