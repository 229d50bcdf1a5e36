import { hasRedis, startRedisProcess } from '@masthead/process/redis-process';
import { startRedisServer } from '@masthead/process/redis-server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { get, lifetimeMs, openSite } from '../../test/documentSite';
import { openDocumentStore } from './documentStore';
import { openPageStore } from './pageStore';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** Silences the log and records its lines. */
const spyOnLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const openStore = (url: string, limitMs?: number) => {
  const store = openPageStore(
    url,
    limitMs === undefined ? {} : { limitsMs: { read: limitMs, write: limitMs, purge: limitMs } },
  );
  onTestFinished(() => store.close());
  return store;
};
const startHangingStore = async (): Promise<string> => {
  const redis = await startRedisServer();
  redis.state.mode = 'hang';
  return redis.url;
};

describe('§1.2: an unavailable store does not delay pages', () => {
  test.each([
    ['refuses connections', async () => 'redis://127.0.0.1:1'],
    ['accepts the connection and sends nothing', startHangingStore],
  ])(
    'returns the fallback and logs once where the store %s when the site starts',
    { timeout: 60_000 },
    async (_, getUrl) => {
      const logged = spyOnLog();
      const store = openStore(await getUrl());
      for (const during of ['read', 'write', 'purge', 'read'] as const)
        expect(await store.attempt(during, (client) => client.get('a'), 'rendered again')).toBe('rendered again');
      expect(logged).toHaveBeenCalledTimes(1);
      expect(String(logged.mock.calls[0]?.[0])).toContain('Check REDIS_URL');
    },
  );

  test('a store that stops responding is skipped for a while, except for purges', { timeout: 60_000 }, async () => {
    const logged = spyOnLog();
    const redis = await startRedisServer();
    redis.values.set('a', 'a page');
    const store = openStore(redis.url, 1_000);
    const countReads = () => redis.commands.filter(([name]) => name === 'GET').length;
    const get = (during: 'read' | 'purge') => store.attempt(during, (client) => client.get('a'), 'rendered again');
    expect(await get('read')).toBe('a page');
    redis.state.mode = 'hang';
    expect([await get('read'), await get('read'), countReads()]).toEqual(['rendered again', 'rendered again', 2]);
    expect([await get('purge'), countReads()]).toEqual(['rendered again', 3]);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

const secret = 'x'.repeat(32);

/** An instance of a site with a shared store. */
const openShared = (url: string, build = 'build-1') =>
  openSite((onPurge) => {
    const store = openDocumentStore({ url, brand: 'wire', build, secret, onPurge });
    onTestFinished(() => store.close());
    return store;
  });

/** Two instances, and the address of a document that the first has rendered and the second has from the store. */
const openTwo = async (url: string) => {
  const [one, two] = [openShared(url), openShared(url)];
  let key = '';
  // The first connection may take longer than a page waits for the store.
  await vi.waitFor(async () => {
    key = `/${one.site.renders}/`;
    await one.request(key);
    expect(await get(two.request, key)).toMatch('HIT');
  }, 50_000);
  return { one, two, key };
};

describe('§1.2: instances share documents in a Redis store', { timeout: 60_000 }, () => {
  test('a document that one renders again is that of the other a second later', async () => {
    const { one, two, key } = await openTwo((await startRedisServer()).url);
    one.clock.time += lifetimeMs;
    await one.request(key);
    await expect.poll(() => get(one.request, key)).toMatch('HIT');
    const later = await get(one.request, key);
    expect(await get(two.request, key)).not.toBe(later);
    await vi.waitFor(async () => {
      two.clock.time += 1_000;
      expect(await get(two.request, key)).toBe(later);
    }, 20_000);
  });

  test.each(['build-1', 'build-2'])('a purge reaches an instance of %s at once', async (build) => {
    const { url, commands } = await startRedisServer();
    const [one, two] = [openShared(url), openShared(url, build)];
    await two.request();
    await vi.waitFor(() => expect(commands.filter(([name]) => name === 'subscribe')).toHaveLength(2), 50_000);
    await vi.waitFor(async () => expect(await one.cache.purge(['article:1'])).toBe('complete'), 50_000);
    await expect.poll(() => get(two.request)).toMatch('STALE');
  });

  test('a purge whose message is lost counts a second later', async () => {
    const { url, values } = await startRedisServer();
    const { two, key } = await openTwo(url);
    values.set('document:wire:tag:article:1', String(two.clock.time));
    expect(await get(two.request, key)).toMatch('HIT');
    two.clock.time += 1_000;
    expect(await get(two.request, key)).toMatch('MISS');
  });

  test('an instance asks the store for a document of its memory once a second', async () => {
    const { url, commands } = await startRedisServer();
    const { two, key } = await openTwo(url);
    const countReads = () => commands.filter(([name, first]) => name === 'MGET' && first?.endsWith(`:${key}`)).length;
    const before = countReads();
    for (let second = 1; second <= 3; second += 1) {
      two.clock.time += 1_000;
      await Promise.all(Array.from({ length: 10 }, () => two.request(key)));
      await two.request(key);
      expect(countReads()).toBe(before + second);
    }
  });

  test('a purge concerns a document of an instance whose clock is five minutes ahead', async () => {
    const { one, two, key } = await openTwo((await startRedisServer()).url);
    one.clock.time += 300_000;
    await one.cache.purge(['article:1']);
    one.clock.time += 1_000;
    await one.request(key);
    await vi.waitFor(async () => {
      two.clock.time += 1_000;
      expect(await get(two.request, key)).toBe(`HIT: render ${one.site.renders}`);
    }, 20_000);
    await two.cache.purge(['article:1']);
    expect(await get(two.request, key)).toBe(`STALE (old): render ${one.site.renders}`);
  });

  test('a document in memory is served where the store has lost it', async () => {
    const { url, values } = await startRedisServer();
    const { two, key } = await openTwo(url);
    values.clear();
    two.clock.time += 1_000;
    expect(await get(two.request, key)).toMatch('HIT');
  });

  test('a not-found document expires in the store after a minute, and replaces the page', async () => {
    const { url, commands } = await startRedisServer();
    const { one, key } = await openTwo(url);
    one.site.answer = () => ({ status: 404, body: 'missing' });
    await one.cache.purge(['article:1']);
    one.clock.time += 1_000;
    expect(await get(one.request, key)).toMatch('missing');
    const getWrites = () => commands.filter((parts) => parts[0] === 'SET' && parts[1]?.endsWith(`:${key}`));
    await expect.poll(() => getWrites().at(-1)?.slice(3)).toEqual(['EX', '60']);
    expect(new Set(getWrites().map((parts) => parts[1]))).toEqual(new Set([`document:wire:build-1:${key}`]));
  });

  test('a document that somebody else has written to the store is a cache miss and one log line', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { url, values } = await startRedisServer();
    const { two, key } = await openTwo(url);
    const toKey = (path: string) => `document:wire:build-1:${path}`;
    values.set(toKey('/b/'), '{').set(toKey('/c/'), values.get(toKey(key)) ?? '');
    for (const path of ['/b/', '/c/']) expect(await get(two.request, path)).toMatch('MISS');
    expect(warned.mock.calls.flat().filter((line) => String(line).includes('REVALIDATE_SECRET'))).toHaveLength(1);
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
  ])('while the store %s, documents come from memory and a purge is partial', async (_, getUrl) => {
    const { cache, request } = openShared(await getUrl());
    expect(await get(request)).toBe('MISS: render 1');
    expect(await get(request)).toBe('HIT: render 1');
    expect(await cache.purge(['article:1'])).toBe('partial');
    expect(await get(request)).toBe('STALE (old): render 1');
  });

  test.skipIf(!hasRedis)(
    'only the requests in progress wait for a frozen Redis, and its purges are read when it continues',
    async () => {
      const redis = await startRedisProcess();
      onTestFinished(redis.stop);
      const { one, two, key } = await openTwo(redis.url);
      redis.signal('SIGSTOP');
      // An access that waits for the store in vain is reported.
      const countFailures = () =>
        vi.mocked(console.error).mock.calls.filter(([line]) => String(line).includes('The shared page cache failed'))
          .length;
      const failures: number[] = [];
      for (let round = 0; round < 20; round += 1) {
        two.clock.time += 1_000;
        expect(await get(two.request, key)).toMatch('HIT');
        failures.push(countFailures());
      }
      expect(new Set(failures).size, 'no request of a later round has waited').toBe(1);
      redis.signal('SIGCONT');
      await vi.waitFor(async () => expect(await one.cache.purge(['article:1'])).toBe('complete'), 50_000);
      await vi.waitFor(async () => {
        two.clock.time += 1_000;
        expect(await get(two.request, key)).not.toMatch('HIT');
      }, 50_000);
    },
  );
});
