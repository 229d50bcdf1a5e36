import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedisServer } from '@masthead/process/redis-server';
import { createDiskCache, pruneDirectory, type DiskCacheOptions } from './diskCache.ts';
import { parseEntry } from './entryText.ts';
import { createLayeredCache } from './createQueryCache.ts';
import { createMemoryCache } from './memoryCache.ts';
import type { CacheEntry, QueryCache } from './queryCache.ts';
import { createRedisCache } from './redisCache.ts';

const temporaryDirectory = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'query-cache-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
};
const openDisk = (options: DiskCacheOptions): QueryCache => createDiskCache({ writeDelayMs: 0, ...options });
const redis = async (url?: string): Promise<QueryCache> => {
  const cache = createRedisCache({ url: url ?? (await startRedisServer()).url });
  onTestFinished(() => cache.close());
  return cache;
};
const entry = (storedAt = 1_000): CacheEntry => ({
  value: { getContent: { title: 'Ä “deal”' } },
  storedAt,
  freshUntil: storedAt + 10,
  tags: ['b:article:1'],
});

const stores: readonly (readonly [string, () => Promise<QueryCache>])[] = [
  ['memory', async () => createMemoryCache()],
  ['disk', async () => openDisk({ directory: await temporaryDirectory() })],
  ['Redis', () => redis()],
  [
    'memory before disk',
    async () => createLayeredCache(createMemoryCache(), openDisk({ directory: await temporaryDirectory() })),
  ],
];

describe.each(stores)('%s', (_, open) => {
  test('returns stored entries', async () => {
    const store = await open();
    await store.set('b:query:1', entry(), 'all-stores');
    expect(await store.get('b:query:1', 'all-stores')).toEqual(entry());
    expect(await store.get('b:query:2', 'all-stores')).toBeUndefined();
  });

  test('returns the last purge time of a tag', async () => {
    const store = await open();
    await store.purge(['b:article:1', 'b:article:2'], 5_000);
    await store.purge(['b:article:2'], 6_000);
    expect(await store.getPurgeTime(['b:article:1'])).toBe(5_000);
    expect(await store.getPurgeTime(['b:article:1', 'b:article:2'])).toBe(6_000);
    expect(await store.getPurgeTime(['b:article:3'])).toBe(0);
    expect(await store.getPurgeTime([])).toBe(0);
  });
});

describe('what somebody else has written to Redis', () => {
  test.each([
    ['an entry without a code', JSON.stringify(entry())],
    ['an entry of another key', undefined],
    ['any text', '{'],
  ])('%s is a miss', async (_, text) => {
    const server = await startRedisServer();
    const store = await redis(server.url);
    await store.set('other', entry(), 'all-stores');
    server.values.set('k', text ?? server.values.get('other') ?? '');
    expect(await store.get('k', 'all-stores')).toBeUndefined();
    expect(await store.get('other', 'all-stores')).toEqual(entry());
  });
});

describe('entries for memory only (§9: the disk cache may be turned off)', () => {
  test.each([
    ['disk', async () => openDisk({ directory: await temporaryDirectory() })],
    ['Redis', () => redis()],
  ])('%s neither stores nor returns them', async (_, open) => {
    const store: QueryCache = await open();
    await store.set('k', entry(), 'memory');
    expect(await store.get('k', 'all-stores')).toBeUndefined();
    await store.set('k', entry(), 'all-stores');
    expect(await store.get('k', 'memory')).toBeUndefined();
  });
});

describe('the disk cache', () => {
  test('survives a restart', async () => {
    const directory = await temporaryDirectory();
    await openDisk({ directory }).set('k', entry(), 'all-stores');
    expect(await openDisk({ directory }).get('k', 'all-stores')).toEqual(entry());
  });

  test.each(['{"value":{"getContent"', '', 'null', '[]', '{"value":1,"storedAt":"x","tags":[]}'])(
    'an invalid file such as %s is a miss',
    (text) => {
      expect(parseEntry(text)).toBeUndefined();
    },
  );

  test('of entries that follow each other with one key only the last is written', async () => {
    const directory = await temporaryDirectory();
    const store = openDisk({ directory });
    await Promise.all([1_000, 2_000, 3_000].map((storedAt) => store.set('k', entry(storedAt), 'all-stores')));
    expect(await openDisk({ directory }).get('k', 'all-stores')).toEqual(entry(3_000));
  });

  test('prunes old files and the oldest above the limit', async () => {
    const directory = await temporaryDirectory();
    const store = openDisk({ directory });
    for (const key of ['ancient', 'old', 'new']) {
      const before = new Set(await readdir(directory, { recursive: true }));
      await store.set(key, entry(), 'all-stores');
      const added = (await readdir(directory, { recursive: true, withFileTypes: true })).find(
        (file) => file.isFile() && !before.has(join(file.parentPath, file.name).slice(directory.length + 1)),
      );
      const seconds = { ancient: 10, old: 1_000, new: 2_000 }[key] ?? 0;
      if (added) await utimes(join(added.parentPath, added.name), seconds, seconds);
    }
    await writeFile(join(directory, 'entries', 'crashed.tmp'), '{"val');
    await utimes(join(directory, 'entries', 'crashed.tmp'), 5, 5);
    await pruneDirectory(directory, { maxEntries: 1, maxBytes: 1_000_000, before: 100_000 });
    expect(await store.get('ancient', 'all-stores')).toBeUndefined();
    expect(await store.get('old', 'all-stores')).toBeUndefined();
    expect(await store.get('new', 'all-stores')).toEqual(entry());
    expect((await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('limits in bytes', () => {
  const sized = (characters: number): CacheEntry => ({ ...entry(), value: 'x'.repeat(characters) });

  test('memory evicts the least recently used result and stores none above the limit', async () => {
    const store = createMemoryCache({ maxBytes: 10_000 });
    for (const key of ['a', 'b', 'c']) await store.set(key, sized(2_000), 'all-stores');
    await store.set('huge', sized(6_000), 'all-stores');
    const cached = await Promise.all(
      ['a', 'b', 'c', 'huge'].map(async (key) => (await store.get(key, 'all-stores')) !== undefined),
    );
    expect(cached).toEqual([false, true, true, false]);
  });

  test('memory remembers 10,000 purges; entries from before an evicted one count as purged', async () => {
    const cache = createMemoryCache();
    const tags = Array.from({ length: 10_001 }, (_, index) => `b:article:${index}`);
    await cache.purge(tags.slice(0, 1), 1_000);
    await cache.purge(tags.slice(1), 2_000);
    expect(await cache.getPurgeTime(tags.slice(0, 1))).toBe(1_000);
    expect(await cache.getPurgeTime(tags.slice(1, 2))).toBe(2_000);
  });

  test('the disk removes the oldest files above the limit', async () => {
    const directory = await temporaryDirectory();
    const store = openDisk({ directory });
    for (const key of ['a', 'b', 'c']) await store.set(key, sized(2_000), 'all-stores');
    await pruneDirectory(directory, { maxEntries: 10, maxBytes: 5_000, before: 0 });
    const cached = await Promise.all(
      ['a', 'b', 'c'].map(async (key) => (await store.get(key, 'all-stores')) !== undefined),
    );
    expect(cached.filter(Boolean)).toHaveLength(2);
  });

  test.each([
    ['entries', { maxEntries: 8 }],
    ['bytes', { maxBytes: 8 * JSON.stringify(sized(100)).length }],
  ])('the disk exceeds its limit of %s by a quarter at most', async (_, limits) => {
    const directory = await temporaryDirectory();
    const store = openDisk({ directory, now: () => 0, ...limits });
    const countFiles = async (): Promise<number> =>
      (await readdir(directory, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).length;
    for (let key = 0; key < 30; key += 1) {
      await store.set(String(key), sized(100), 'all-stores');
      expect(await countFiles()).toBeLessThanOrEqual(10);
    }
  });
});

describe('memory in front of a shared store', () => {
  test("uses another instance's newer result when its own is stale", async () => {
    const shared = await redis();
    const clock = { now: 1_005 };
    const [one, two] = [
      createLayeredCache(createMemoryCache(), shared, () => clock.now),
      createLayeredCache(createMemoryCache(), shared, () => clock.now),
    ];
    await one.set('k', entry(1_000), 'all-stores');
    await two.set('k', entry(1_004), 'all-stores');
    expect((await one.get('k', 'all-stores'))?.storedAt).toBe(1_000);
    clock.now = 1_010;
    expect((await one.get('k', 'all-stores'))?.storedAt).toBe(1_004);
  });

  test("uses another instance's result from after a purge, although its own would be fresh", async () => {
    const shared = await redis();
    const [one, two] = [
      createLayeredCache(createMemoryCache(), shared, () => 1_005),
      createLayeredCache(createMemoryCache(), shared, () => 1_005),
    ];
    await one.set('k', entry(1_000), 'all-stores');
    await two.set('k', entry(1_004), 'all-stores');
    expect((await one.get('k', 'all-stores', 1_002))?.storedAt).toBe(1_004);
  });

  test('a purge through one instance reaches the memory of another', async () => {
    const shared = await redis();
    const [one, two] = [
      createLayeredCache(createMemoryCache(), shared),
      createLayeredCache(createMemoryCache(), shared),
    ];
    await one.purge(['b:article:1'], 7_000);
    expect(await two.getPurgeTime(['b:article:1'])).toBe(7_000);
  });

  test('Redis expires an entry after a week', async () => {
    const server = await startRedisServer();
    const store = await redis(server.url);
    await store.set('k', entry(), 'all-stores');
    expect(server.commands.find(([name, key]) => name === 'SET' && key === 'k')).toEqual([
      'SET',
      'k',
      expect.stringMatching(/^[\w-]{43}\{"value":/),
      'PX',
      String(7 * 24 * 60 * 60_000),
    ]);
  });
});
