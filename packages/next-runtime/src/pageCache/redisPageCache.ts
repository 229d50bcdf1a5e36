import type { StoreUse } from '@masthead/process/circuit-breaker';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { env } from '../env.ts';
import { memoryLimits, notFoundTimes } from '../memoryLimits.ts';
import { limitCacheControls } from './limitCacheControls.ts';
import { normalizeCachedPage, type PageCacheOptions } from './normalizeCachedPage.ts';
import type { CachedValue } from './packedPage.ts';
import { addSharedCacheHeaders } from './addSharedCacheHeaders.ts';
import { admitPage } from './admitPage.ts';
import { parseEntry, serializeEntry } from './entryJson.ts';
import { type CacheEntry, createPageMemory, isNotFound, limitLifetime } from './pageMemory.ts';
import { findPageTags, isTagCall } from './pageTags.ts';
import { createPageSeal, openPageStore, type PageStore, type PageStoreClient } from './pageStore.ts';
import {
  getPurgeExpiry,
  getPurgeTime,
  isOlderThanForgottenPurge,
  isPurgedCopy,
  limitPurges,
  type TagTimes,
} from './purgedPages.ts';
import { type PurgeResult, sharedPageCache } from './sharedPageCache.ts';

/** Entries expire this long after they were last written, in s. */
const expiration = { type: 'EX', value: 30 * 86_400 } as const;

/** Not-found pages expire soon: a store full of invented addresses is empty again a minute later. */
const notFoundExpiration = { type: 'EX', value: notFoundTimes.freshMs / 1000 } as const;

type Tags = { tags?: string[]; softTags?: string[] };
type ReadContext = Tags & { kind?: string };
type Value = { kind?: string; headers?: Record<string, unknown>; status?: number } | null;
type Entry = { value: Value; tags: string[] } & Omit<CacheEntry, 'value'>;

/** Adds a purge of the store, unless this instance has a later one that the store did not receive. */
const addPurge = (tag: string, times: TagTimes): void => {
  if (getPurgeTime(times) >= getPurgeTime(tagsManifest.get(tag))) tagsManifest.set(tag, times);
};

/** The message to other instances about a purge. */
type PurgeMessage = { tags: readonly string[]; times: TagTimes };

/** Adds a purge that another instance has received. Instances of earlier versions send an empty message. */
const addPublishedPurge = (message: string): void => {
  if (message === '') return;
  const { tags, times } = JSON.parse(message) as PurgeMessage;
  for (const tag of tags) addPurge(tag, times);
};

/** One connection per process: Next creates a handler for each request. */
let shared: PageStore | undefined;

/** The authentication codes of stored pages. */
const entrySeal = createPageSeal(env.REVALIDATE_SECRET);

/** The pages that this instance has stored or read, for the time in which the store is unavailable or has lost them. */
const memory = createPageMemory({ ...memoryLimits, notFoundMaxAgeMs: notFoundTimes.maxAgeMs });

const readFromMemory = (key: string): Entry | null => {
  const entry = memory.get(key);
  return entry && !isOlderThanForgottenPurge(entry) ? { ...entry, value: entry.value, tags: [] } : null;
};

const writeToMemory = (key: string, { value, lastModified, cacheControl, purgeEnd }: Entry): Promise<void> =>
  memory.set(key, { value: value as CachedValue | null, lastModified, cacheControl, purgeEnd });

const unavailable = Symbol('unavailable');

type Prefixes = { app: string; build: string };

/**
 * The prefixes of keys: brands and builds share no pages, because their scripts differ. Builds of a brand share its purges:
 * while a new version is deployed, a purge reaches an instance of one build only. Undefined during a build.
 */
const getPrefixes = (serverDistDir: string): Prefixes | undefined => {
  const buildId = path.resolve(serverDistDir, '../BUILD_ID');
  if (!existsSync(buildId)) return undefined;
  const app = `page:${path.basename(path.resolve(serverDistDir, '../..'))}:`;
  return { app, build: `${app}${readFileSync(buildId, 'utf8').trim()}:` };
};

const toTags = (entry: Entry, { tags = [], softTags = [] }: Tags): string[] => [
  ...entry.tags,
  ...tags,
  ...softTags,
  ...(findPageTags(entry.value)?.tags ?? []),
];

/**
 * Creates Next's cache handler for a Redis-protocol store, so that all instances serve the same pages and one purge reaches
 * all of them (§1.2). Next decides what is stale by its private table of tags: their times are copied
 * from the store before each read. While the store is unavailable, pages come from the memory of the instance.
 */
export const createRedisPageCache = ({ cacheKeyParams }: PageCacheOptions) =>
  class RedisPageCache {
    readonly #prefixes: Prefixes = { app: '', build: '' };
    /** When the request read its entries: what it stores was rendered after that. */
    readonly #readAt = new Map<string, number>();
    readonly #renderEnds = new Map<string, () => void>();

    constructor({ serverDistDir = '' }: { serverDistDir?: string }) {
      const prefixes = getPrefixes(serverDistDir);
      if (!prefixes) return;
      this.#prefixes = prefixes;
      if (!shared) {
        shared = openPageStore(env.REDIS_URL ?? '');
        // Without the message, an instance would repeat old pages from its micro-cache for a second, and delivery networks
        // would store what it is rendering as a new page.
        shared.subscribe(this.#purgeChannel(), (message) => {
          sharedPageCache.clearMicroCache?.();
          addPublishedPurge(message);
        });
      }
      sharedPageCache.markStale = (tags, expireSeconds) =>
        this.#mark(tags, { stale: Date.now(), expired: Date.now() + expireSeconds * 1_000 });
    }

    async get(key: string, context: ReadContext): Promise<Entry | null> {
      if (isTagCall(context)) return null;
      const cached = await this.#read(key, context);
      const { entry, end } = await admitPage(cached ?? undefined, context.kind);
      if (end) this.#renderEnds.set(key, end);
      this.#readAt.set(key, Date.now());
      return entry ? { tags: [], ...entry } : null;
    }

    async #read(key: string, context: Tags): Promise<Entry | null> {
      const read = await this.#attempt<Entry | null | typeof unavailable>(
        'read',
        async (client) => {
          const keys = [this.#prefixes.build + key, this.#notFoundKey(key)] as const;
          const stored = await client.mGet([...keys]);
          const [page, notFound] = keys.map((name, index) => entrySeal.open(name, stored[index]));
          const entry = this.#findNewest(key, page ?? notFound);
          if (!entry) return null;
          const tags = toTags(entry, context);
          const times = tags.length > 0 ? await client.mGet(tags.map((tag) => this.#tagKey(tag))) : [];
          times.forEach((time, index) => {
            const tag = tags[index];
            if (time && tag) addPurge(tag, JSON.parse(time) as TagTimes);
          });
          return entry;
        },
        unavailable,
      );
      return read === unavailable ? readFromMemory(key) : read;
    }

    /** The entry of the store, or that of the memory, which is newer after an outage of the store. */
    #findNewest(key: string, text: string | undefined): Entry | null {
      if (text === undefined) return readFromMemory(key);
      const stored = parseEntry(text) as Entry;
      const storedInMemory = memory.getLastModified(key) ?? 0;
      if (storedInMemory > stored.lastModified) return readFromMemory(key) ?? stored;
      if (storedInMemory < stored.lastModified) void writeToMemory(key, stored);
      return stored;
    }

    async set(
      key: string,
      value: Value,
      { tags = [], cacheControl }: Tags & { cacheControl?: unknown },
    ): Promise<void> {
      if (isTagCall(value)) return;
      this.#renderEnds.get(key)?.();
      if (isPurgedCopy(value)) return;
      const lastModified = this.#readAt.get(key) ?? Date.now();
      const entry: Entry = {
        value: addSharedCacheHeaders(normalizeCachedPage(value, cacheKeyParams), lastModified),
        lastModified,
        purgeEnd: getPurgeExpiry(value, lastModified),
        tags,
        cacheControl: limitLifetime(value, cacheControl),
      };
      limitCacheControls();
      limitPurges();
      if (shared) await writeToMemory(key, entry);
      await this.#attempt(
        'write',
        async (client) => {
          const [written, replaced, lifetime] = isNotFound(value)
            ? [this.#notFoundKey(key), this.#prefixes.build + key, notFoundExpiration]
            : [this.#prefixes.build + key, this.#notFoundKey(key), expiration];
          await Promise.all([
            client.del(replaced),
            client.set(written, entrySeal.seal(written, serializeEntry(entry)), { expiration: lifetime }),
          ]);
        },
        undefined,
      );
    }

    async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
      const now = Date.now();
      await this.#mark(
        [tags].flat(),
        durations
          ? { stale: now, ...(durations.expire !== undefined && { expired: now + durations.expire * 1_000 }) }
          : { expired: now },
      );
    }

    resetRequestCache(): void {
      // There is no cache per request.
    }

    #notFoundKey(key: string): string {
      return `${this.#prefixes.build}not-found:${key}`;
    }

    #tagKey(tag: string): string {
      return `${this.#prefixes.app}tag:${tag}`;
    }

    #purgeChannel(): string {
      return `${this.#prefixes.app}purges`;
    }

    async #mark(tags: readonly string[], times: TagTimes): Promise<PurgeResult> {
      for (const tag of tags) tagsManifest.set(tag, times);
      return this.#attempt<PurgeResult>(
        'purge',
        async (client) => {
          await Promise.all(tags.map((tag) => client.set(this.#tagKey(tag), JSON.stringify(times), { expiration })));
          // Where the user of the store may not publish, other instances repeat old pages for a second.
          const message: PurgeMessage = { tags, times };
          await client.publish(this.#purgeChannel(), JSON.stringify(message)).catch(() => undefined);
          return 'complete';
        },
        'partial',
      );
    }

    /** During a build there is no store. */
    async #attempt<T>(during: StoreUse, work: (client: PageStoreClient) => Promise<T>, fallback: T): Promise<T> {
      return shared ? shared.attempt(during, work, fallback) : fallback;
    }
  };
