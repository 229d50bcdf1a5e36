import { LRUCache } from 'lru-cache';
import { notFoundTimes } from '../memoryLimits.ts';
import {
  packedBytes,
  packValue,
  unpackedBytes,
  toDictionary,
  unpackValue,
  type CachedValue,
  type PackedValue,
} from './packedPage.ts';

/**
 * An entry of Next's cache interface. `value` is null for a route that rendered nothing; `lastModified` is the time at which
 * its render began; `purgeEnd` is the time of `getPurgeExpiry`.
 */
export type CacheEntry = {
  value: CachedValue | null;
  lastModified: number;
  cacheControl?: unknown;
  purgeEnd?: number | undefined;
};

type PackedEntry = Omit<CacheEntry, 'value'> & { packed: PackedValue | null };

/**
 * Limits in bytes, and for how long not-found pages are cached, in ms. `newPages` is the part of `pages` that is
 * reserved for pages requested once.
 */
export type PageMemoryOptions = {
  pages: number;
  newPages: number;
  notFoundPages: number;
  unpackedPages: number;
  notFoundMaxAgeMs: number;
  clock?: { now: () => number };
};

/** Cached pages in the memory of one process. */
export type PageMemory = {
  get: (key: string) => CacheEntry | undefined;
  /** Returns `lastModified` of an entry without unpacking it, and counts as a request of the page. */
  getLastModified: (key: string) => number | undefined;
  set: (key: string, entry: CacheEntry) => Promise<void>;
};

/** Whether a value is a not-found response (404 or 410). */
export const isNotFound = (value: { status?: number } | null): boolean =>
  value === null || value.status === 404 || value.status === 410;

/** The lifetime of an entry in Next's form, in s: not-found pages are rendered again soon. */
export const limitLifetime = (value: { status?: number } | null, cacheControl: unknown): unknown =>
  isNotFound(value)
    ? { ...(cacheControl as object | undefined), revalidate: notFoundTimes.freshMs / 1_000 }
    : cacheControl;

const keyBytes = (key: string): number => key.length * 2;

/**
 * Next's page cache in memory, bounded by bytes (§2.9, page cache). Pages are compressed, except those that were
 * requested last. Pages that were requested once get only the memory that popular pages leave free, and not-found
 * pages have their own limit: neither a crawler nor invented URLs can evict popular pages.
 */
export const createPageMemory = ({
  pages,
  newPages,
  notFoundPages,
  unpackedPages,
  notFoundMaxAgeMs,
  clock = performance,
}: PageMemoryOptions): PageMemory => {
  const getBytes = ({ packed }: PackedEntry, key: string): number => keyBytes(key) + (packed ? packedBytes(packed) : 1);
  const popular = new LRUCache<string, PackedEntry>({ maxSize: pages - newPages, sizeCalculation: getBytes });
  const recent = new LRUCache<string, PackedEntry>({ maxSize: pages, sizeCalculation: getBytes });
  const notFound = new LRUCache<string, PackedEntry>({
    maxSize: notFoundPages,
    sizeCalculation: getBytes,
    ttl: notFoundMaxAgeMs,
    ttlResolution: 0,
    perf: clock,
  });
  const unpacked = new LRUCache<string, CacheEntry>({ maxSize: unpackedPages });
  // Unknown URLs of one kind share a page, so a few entries serve nearly all of them.
  const unpackedNotFound = new LRUCache<string, CacheEntry>({ max: 4 });

  /** Evicts new pages, the least recently stored first, until all pages fit. */
  const makeRoom = (): void => {
    while (recent.size > 0 && popular.calculatedSize + recent.calculatedSize > pages) recent.pop();
  };

  const findPacked = (key: string): PackedEntry | undefined => {
    const cached = popular.get(key) ?? notFound.get(key);
    if (cached) return cached;
    const requestedAgain = recent.get(key);
    if (!requestedAgain) return undefined;
    recent.delete(key);
    popular.set(key, requestedAgain);
    makeRoom();
    return requestedAgain;
  };

  /** The first page: all pages have its styles, header and footer in common. */
  let dictionary: Buffer | undefined;
  const pack = (value: CachedValue): Promise<PackedValue> => {
    if (dictionary === undefined && 'html' in value && !isNotFound(value)) dictionary = toDictionary(value);
    return packValue(value, dictionary);
  };

  const remove = (key: string): void =>
    [popular, recent, notFound, unpacked, unpackedNotFound].forEach((cache) => cache.delete(key));

  return {
    get: (key) => {
      const entry = findPacked(key);
      if (!entry) return undefined;
      const ready = unpacked.get(key) ?? unpackedNotFound.get(key);
      if (ready) return ready;
      const { packed, ...rest } = entry;
      const value = packed && unpackValue(packed);
      const page = { ...rest, value };
      if (isNotFound(value)) unpackedNotFound.set(key, page);
      else if (packed) unpacked.set(key, page, { size: keyBytes(key) + unpackedBytes(packed) });
      return page;
    },
    getLastModified: (key) => findPacked(key)?.lastModified,
    set: async (key, { value, ...rest }) => {
      const entry: PackedEntry = { packed: value && (await pack(value)), ...rest };
      const wasPopular = popular.has(key);
      remove(key);
      if (isNotFound(value)) notFound.set(key, entry);
      else (wasPopular ? popular : recent).set(key, entry);
      makeRoom();
    },
  };
};
