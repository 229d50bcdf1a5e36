import { messages, type Log } from '../log.ts';
import { createDiskCache } from './diskCache.ts';
import { createLayeredCache } from './layeredCache.ts';
import { createMemoryCache } from './memoryCache.ts';
import type { QueryCache } from './queryCache.ts';
import { createRedisCache } from './redisCache.ts';
import { createTolerantCache } from './tolerantCache.ts';

/** Options of the query cache. */
export interface QueryCacheOptions {
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
