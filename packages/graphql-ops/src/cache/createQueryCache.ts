import type { Log } from '../log.ts';
import { createDiskCache } from './diskCache.ts';
import { createLayeredCache } from './layeredCache.ts';
import { createMemoryCache } from './memoryCache.ts';
import type { QueryCache } from './queryCache.ts';
import { createRedisCache } from './redisCache.ts';
import { createTolerantCache } from './tolerantCache.ts';

/** Options of the query cache. */
export interface QueryCacheOptions {
  /** Where the disk cache lives; the caller names it, one a brand. */
  readonly directory?: string | undefined;
  /** Switches every instance to one shared store (DECISIONS, Shared cache). */
  readonly redisUrl?: string | undefined;
  /** Memory for results in this process, in bytes. */
  readonly memoryBytes?: number | undefined;
  readonly log: Log;
}

/** A disk that many pages write to at once is slow, not broken. */
const diskLimitMs = 2_000;

/** Memory before Redis where there is one, else before the disk, else alone. */
export const createQueryCache = ({ directory, redisUrl, memoryBytes, log }: QueryCacheOptions): QueryCache => {
  const memory = createMemoryCache(memoryBytes === undefined ? {} : { maxBytes: memoryBytes });
  // A lost connection shows itself in the next read or write, which logs it.
  if (redisUrl) return createLayeredCache(memory, createTolerantCache(createRedisCache({ url: redisUrl }), { log }));
  if (directory)
    return createLayeredCache(
      memory,
      createTolerantCache(createDiskCache({ directory }), { log, limitMs: diskLimitMs }),
    );
  return memory;
};
