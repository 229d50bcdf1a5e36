import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEntrySeal } from '@masthead/process/entry-seal';
import { hasRedis, startRedisProcess } from '@masthead/process/redis-process';
import { startRedisServer } from '@masthead/process/redis-server';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  tagsManifest.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const secret = 'x'.repeat(32);

/** Creates the cache handler as Next does, for an app that is built. */
const createPageCache = async (url: string, buildId = 'build-1') => {
  vi.stubEnv('REDIS_URL', url);
  vi.stubEnv('REVALIDATE_SECRET', secret);
  const parent = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = path.join(parent, 'realestate');
  await mkdir(path.join(folder, '.next/server'), { recursive: true });
  await writeFile(path.join(folder, '.next/BUILD_ID'), buildId);
  const { createRedisPageCache } = await import('./redisPageCache');
  const RedisPageCache = createRedisPageCache({ cacheKeyParams: [] });
  return new RedisPageCache({ serverDistDir: path.join(folder, '.next/server') });
};
const dealPage = { kind: 'APP_PAGE', html: '<!DOCTYPE html><p>A deal', headers: { 'x-next-cache-tags': 'article:1' } };

const notFoundPage = { ...dealPage, html: 'missing', status: 404 };

/** Caches `dealPage` at `/a/`. Repeats, because the first connection may take longer than a page waits for the store. */
const cacheDealPage = (pages: Awaited<ReturnType<typeof createPageCache>>) =>
  vi.waitUntil(
    async () => {
      await pages.set('/a/', dealPage, {});
      return pages.get('/a/', {});
    },
    { timeout: 50_000 },
  );

describe('§1.2: instances share pages in a Redis store', () => {
  test(
    'stores a page, and the times at which its tags were purged, for every instance',
    { timeout: 60_000 },
    async () => {
      const pages = await createPageCache((await startRedisServer()).url);
      const cached = await cacheDealPage(pages);
      expect(cached.value).toMatchObject({ html: dealPage.html });
      await pages.revalidateTag('article:1', { expire: 60 });
      tagsManifest.clear();
      await pages.get('/a/', {});
      expect(tagsManifest.get('article:1')).toEqual({ stale: expect.any(Number), expired: expect.any(Number) });
      expect(await pages.get('/b/', {})).toBeNull();
    },
  );

  test('a purge reaches instances of another build, which run while a new version is deployed', async () => {
    const { url } = await startRedisServer();
    const before = await createPageCache(url);
    await cacheDealPage(before);
    await (await createPageCache(url, 'build-2')).revalidateTag('article:1', { expire: 60 });
    tagsManifest.clear();
    expect(await before.get('/a/', {})).not.toBeNull();
    expect(tagsManifest.has('article:1')).toBe(true);
  });

  test('a purge clears the micro-cache of every instance', { timeout: 60_000 }, async () => {
    const { url, commands } = await startRedisServer();
    await createPageCache(url);
    const { sharedPageCache } = await import('./sharedPageCache');
    const clearMicroCache = vi.fn<() => void>();
    sharedPageCache.clearMicroCache = clearMicroCache;
    onTestFinished(() => void delete sharedPageCache.clearMicroCache);
    vi.resetModules();
    const other = await createPageCache(url);
    await cacheDealPage(other);
    await vi.waitFor(() => expect(commands.filter(([name]) => name === 'subscribe')).toHaveLength(2), 50_000);
    expect(clearMicroCache).not.toHaveBeenCalled();
    await other.revalidateTag('article:1');
    await vi.waitFor(() => expect(clearMicroCache).toHaveBeenCalledTimes(2), 50_000);
  });

  test(
    'a page is marked for shared caches where another instance has received its purge while it was rendered',
    { timeout: 60_000 },
    async () => {
      const { url, commands } = await startRedisServer();
      const pages = await createPageCache(url);
      await vi.waitFor(() => expect(commands.filter(([name]) => name === 'subscribe')).toHaveLength(1), 50_000);
      await pages.get('/a/', { kind: 'APP_PAGE' });
      const { openPageStore } = await import('./pageStore');
      const other = openPageStore(url);
      onTestFinished(() => other.close());
      const purge = { tags: ['article:1'], times: { stale: Date.now() + 1, expired: Date.now() + 1_000 } };
      // The empty message is that of an instance of an earlier version.
      for (const message of ['', JSON.stringify(purge)])
        await other.attempt('purge', (client) => client.publish('page:realestate:purges', message), 0);
      await vi.waitFor(() => expect(tagsManifest.get('article:1')).toEqual(purge.times));
      const rendered = { ...dealPage, headers: { ...dealPage.headers } };
      await pages.set('/a/', rendered, {});
      expect(rendered.headers).toMatchObject({ 'x-page-purged': '1' });
    },
  );

  test(
    'a purged page that Next stores again after a failed render does not replace the purge',
    { timeout: 60_000 },
    async () => {
      const pages = await createPageCache((await startRedisServer()).url);
      const cached = await cacheDealPage(pages);
      await pages.set('/a/', cached.value, {});
      const again = await pages.get('/a/', {});
      expect(again?.lastModified).toBeGreaterThanOrEqual(cached.lastModified);
      await vi.waitUntil(() => Date.now() > (again?.lastModified ?? 0));
      await pages.revalidateTag('article:1', { expire: 1 });
      await pages.set('/a/', again?.value ?? null, {});
      expect((await pages.get('/a/', {}))?.lastModified).toBe(again?.lastModified);
      await pages.set('/a/', { ...dealPage }, {});
      expect((await pages.get('/a/', {}))?.lastModified).toBeGreaterThan(again?.lastModified ?? 0);
    },
  );

  test(
    'deletes a page that has become a 404, and stores the not-found page under another key for a minute',
    { timeout: 60_000 },
    async () => {
      const server = await startRedisServer();
      const pages = await createPageCache(server.url);
      await cacheDealPage(pages);
      await pages.set('/a/', notFoundPage, {});
      const setCommands = server.commands.filter(([name, key]) => name === 'SET' && key?.endsWith('/a/'));
      expect(setCommands.at(-1)).toEqual([
        'SET',
        expect.stringMatching(/^page:.*:build-1:not-found:\/a\/$/),
        expect.stringContaining('missing'),
        'EX',
        '60',
      ]);
      expect(server.commands).toContainEqual(['DEL', expect.stringMatching(/^page:.*:build-1:\/a\/$/)]);
    },
  );

  test('a page that another instance has rendered later replaces the one in memory', async () => {
    const server = await startRedisServer();
    const pages = await createPageCache(server.url);
    await cacheDealPage(pages);
    const [key = '', text = ''] = [...server.values].find(([name]) => name.endsWith(':/a/')) ?? [];
    const { seal, open } = createEntrySeal({ secret, onRejected: () => undefined });
    const stored = JSON.parse(open(key, text) ?? '') as object;
    const later = { ...stored, value: { ...dealPage, html: 'corrected' }, lastModified: Date.now() + 1 };
    server.values.set(key, seal(key, JSON.stringify(later)));
    const getHtml = async () => (await pages.get('/a/', {}))?.value;
    expect(await getHtml()).toMatchObject({ html: 'corrected' });
    server.state.mode = 'hang';
    await vi.waitFor(async () => expect(await getHtml()).toMatchObject({ html: 'corrected' }));
  });

  test('a page that somebody else has written to the store is a cache miss and one log line', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = await startRedisServer();
    const pages = await createPageCache(server.url);
    await cacheDealPage(pages);
    const [key = '', text = ''] = [...server.values].find(([name]) => name.endsWith(':/a/')) ?? [];
    for (const path of ['/b/', '/c/', '/d/']) {
      server.values.set(key.replace('/a/', path), path === '/d/' ? '{' : text.replace('A deal', 'A fake'));
      expect(await pages.get(path, {})).toBeNull();
    }
    expect((await pages.get('/a/', {}))?.value).toMatchObject({ html: dealPage.html });
    expect(warned.mock.calls.flat().filter((line) => String(line).includes('REVALIDATE_SECRET'))).toHaveLength(1);
  });

  test('the constants that tag pages are not stored', async () => {
    const server = await startRedisServer();
    const pages = await createPageCache(server.url);
    await cacheDealPage(pages);
    await pages.set('a-hash', { kind: 'FETCH', data: { body: 'true' } } as object, { tags: ['article:1'] });
    expect(await pages.get('a-hash', { kind: 'FETCH', tags: ['article:1'] })).toBeNull();
    expect(server.commands.flat().filter((part) => part.endsWith('a-hash'))).toEqual([]);
  });

  test('an earlier purge in the store does not replace a later one that the store did not receive', async () => {
    const server = await startRedisServer();
    const pages = await createPageCache(server.url);
    await cacheDealPage(pages);
    await pages.revalidateTag('article:1', { expire: 60 });
    const [key = '', earlier = ''] = [...server.values].find(([name]) => name.endsWith('tag:article:1')) ?? [];
    await vi.waitUntil(() => Date.now() > (tagsManifest.get('article:1')?.stale ?? 0));
    await pages.revalidateTag('article:1', { expire: 60 });
    const later = tagsManifest.get('article:1');
    server.values.set(key, earlier);
    await pages.get('/a/', {});
    expect(tagsManifest.get('article:1')).toEqual(later);
  });

  test('a page in memory is served where the store has lost it, with the purges that the store has', async () => {
    const server = await startRedisServer();
    const pages = await createPageCache(server.url);
    await cacheDealPage(pages);
    await pages.revalidateTag('article:1');
    for (const key of server.values.keys()) if (key.endsWith(':/a/')) server.values.delete(key);
    tagsManifest.clear();
    expect((await pages.get('/a/', {}))?.value).toMatchObject(dealPage);
    expect(tagsManifest.has('article:1')).toBe(true);
  });

  test.each([
    ['refuses connections', async () => 'redis://127.0.0.1:1'],
    [
      'accepts the connection and sends nothing',
      async () => {
        const redis = await startRedisServer();
        redis.state.mode = 'hang';
        return redis.url;
      },
    ],
  ])(
    'while the store %s, pages come from memory and a purge reaches this instance only',
    { timeout: 60_000 },
    async (_, getUrl) => {
      const pages = await createPageCache(await getUrl());
      expect(await pages.get('/a/', {})).toBeNull();
      await pages.set('/a/', dealPage, {});
      expect((await pages.get('/a/', {}))?.value).toMatchObject(dealPage);
      await pages.revalidateTag(['article:1']);
      expect(tagsManifest.get('article:1')).toEqual({ expired: expect.any(Number) });
    },
  );

  test.skipIf(!hasRedis)(
    'only the requests in progress wait for a frozen Redis, and pages come from it again when it continues',
    { timeout: 60_000 },
    async () => {
      const redis = await startRedisProcess();
      onTestFinished(redis.stop);
      const pages = await createPageCache(redis.url);
      await cacheDealPage(pages);
      await pages.revalidateTag('article:1', { expire: 60 });
      tagsManifest.clear();
      redis.signal('SIGSTOP');
      // An access that waits for the store in vain is reported.
      const countFailures = () =>
        vi.mocked(console.error).mock.calls.filter(([line]) => String(line).includes('The shared page cache failed'))
          .length;
      const failures: number[] = [];
      for (let round = 0; round < 20; round += 1) {
        const found = await Promise.all(Array.from({ length: 10 }, () => pages.get('/a/', {})));
        failures.push(countFailures());
        expect(found.every((entry) => entry?.value)).toBe(true);
      }
      expect(failures[0]).toBeGreaterThan(0);
      expect(new Set(failures).size, 'no request of a later round has waited').toBe(1);
      redis.signal('SIGCONT');
      await vi.waitFor(async () => {
        await pages.get('/a/', {});
        expect(tagsManifest.has('article:1'), 'the purge was read from the store').toBe(true);
      }, 50_000);
    },
  );
});
