import { createRequire } from 'node:module';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { memoryLimits, notFoundTimes } from '../memoryLimits.ts';
import { limitCacheControls } from './limitCacheControls.ts';
import { normalizeCachedPage, type PageCacheOptions } from './normalizeCachedPage.ts';
import type { CachedValue } from './packedPage.ts';
import { addSharedCacheHeaders } from './addSharedCacheHeaders.ts';
import { admitPage } from './admitPage.ts';
import { createPageMemory, limitLifetime, type CacheEntry } from './pageMemory.ts';
import { isTagCall } from './pageTags.ts';
import { getPurgeExpiry, isOlderThanForgottenPurge, isPurgedCopy, limitPurges } from './purgedPages.ts';
import { isRendered } from './renderQueue.ts';

// Node's `import` does not resolve the default export of this CommonJS module.
const { default: NextPageCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { default: typeof FileSystemCache };

/** One memory per process: Next creates a handler for each request. */
const memory = createPageMemory({ ...memoryLimits, notFoundMaxAgeMs: notFoundTimes.maxAgeMs });

type Entry = Awaited<ReturnType<FileSystemCache['get']>>;

/**
 * Creates Next's cache handler with a memory limit in bytes (§2.9, page cache). Next's own memory is turned off
 * (`cacheMaxMemorySize: 0`); its handler writes the pages of the build and reads the purged tags. Several instances share
 * `redisPageCache.ts`.
 */
export const createMemoryPageCache = ({ cacheKeyParams }: PageCacheOptions) =>
  class MemoryPageCache extends NextPageCache {
    /** When the request read its entries: what it stores was rendered after that. */
    readonly #readAt = new Map<string, number>();
    readonly #renderEnds = new Map<string, () => void>();

    override async get(...[key, context]: Parameters<FileSystemCache['get']>): Promise<Entry> {
      if (isTagCall(context)) return null;
      const found = memory.get(key);
      const cached = found && isOlderThanForgottenPurge(found) ? undefined : found;
      const { entry, end } = await admitPage(cached, context.kind);
      if (end) this.#renderEnds.set(key, end);
      this.#readAt.set(key, Date.now());
      if (entry) return entry as Entry;
      // Pages of the build lack what the environment configures: they are rendered at their first request.
      return isRendered(context.kind) ? null : super.get(key, context);
    }

    override async set(...[key, page, context]: Parameters<FileSystemCache['set']>): Promise<void> {
      if (isTagCall(page)) return;
      this.#renderEnds.get(key)?.();
      if (isPurgedCopy(page)) return;
      const lastModified = this.#readAt.get(key) ?? Date.now();
      const value = addSharedCacheHeaders(
        normalizeCachedPage(page, cacheKeyParams),
        lastModified,
      ) as CachedValue | null;
      const entry: CacheEntry = {
        value,
        lastModified,
        purgeEnd: getPurgeExpiry(value, lastModified),
        cacheControl: 'cacheControl' in context ? limitLifetime(value, context.cacheControl) : undefined,
      };
      await memory.set(key, entry);
      limitCacheControls();
      limitPurges();
      // During a build Next writes the page to the folder of the build.
      await super.set(key, page, context);
    }
  };
