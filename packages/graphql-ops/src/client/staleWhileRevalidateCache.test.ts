import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { createDiskCache } from '../cache/diskCache.ts';
import { createLayeredCache } from '../cache/createQueryCache.ts';
import { createMemoryCache } from '../cache/memoryCache.ts';
import { toWithdrawnTag } from './staleWhileRevalidateCache.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { createTestClient } from '../../test/testClient.ts';

const article = () => createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'harbor' });
const trending = () => createQuery('trending-articles', { site: 'harbor', limit: 5, timeframe: '4days' });
const packages = () => createQuery('article-packages', { docId: '1', publication: 'harbor', limit: 3 });
const onePackage = {
  id: '1',
  slug: 'a',
  title: 'A',
  estimate: 1,
  totalPages: 1,
  morePages: false,
  type: 'Special+Reports',
  packageUrl: '/special-reports/a/',
  pubDate: '2026-11-21T06:00:00-05:00',
  articles: [],
  navigations: [],
  sponsors: [],
};

describe('lifetimes (§9)', () => {
  test.each([
    ['an article', { one: article() }, 15],
    ['trending', { one: trending() }, 60],
    ['packages of an article', { one: packages() }, 1_440],
  ])('%s is requested once in its lifetime and again afterwards', async (_, parts, minutes) => {
    const server = await startContentServer({ getPackagesForArticle: () => [onePackage] });
    const { query, advanceMinutes, untilBackgroundDone } = createTestClient(server);
    await query({ route: 'r', parts });
    advanceMinutes(minutes - 1);
    await query({ route: 'r', parts });
    expect(server.received).toHaveLength(1);
    advanceMinutes(1);
    expect((await query({ route: 'r', parts })).one.ok).toBe(true);
    await untilBackgroundDone();
    expect(server.received).toHaveLength(2);
  });

  test('stores packages of an article only when there are any', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    await query({ route: 'r', parts: { packages: packages() } });
    await query({ route: 'r', parts: { packages: packages() } });
    expect(server.received).toHaveLength(2);
  });

  test('never caches visitor data', async () => {
    const server = await startContentServer({ getCustomer: () => null });
    const { query } = createTestClient(server);
    for (let visit = 0; visit < 2; visit += 1)
      await query({ route: 'r', parts: { customer: createQuery('customer', { encryptedCustomerId: 'x' }) } });
    expect(server.received).toHaveLength(2);
  });

  test('requests only labels that are not cached', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    await query({ route: 'article', parts: { trending: trending() } });
    await query({ route: 'article', parts: { article: article(), trending: trending() } });
    expect(server.received[1]?.query).toContain('article__getContent');
    expect(server.received[1]?.query).not.toContain('trending__');
  });

  test('shares entries between labels, not between brands', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    await query({ route: 'home', parts: { lead: article() } });
    await query({ route: 'article', parts: { article: article() } });
    expect(server.received).toHaveLength(1);
    await createTestClient({ ...server, brand: 'sister' }).query({ route: 'article', parts: { article: article() } });
    expect(server.received).toHaveLength(2);
  });

  test('nocache bypasses the cache on reading and stores the result (§2.6)', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    await query({ route: 'article', parts: { article: article() } });
    await query({ route: 'article', parts: { article: article() }, nocache: true });
    await query({ route: 'article', parts: { article: article() } });
    expect(server.received).toHaveLength(2);
  });
});

describe('what the disk cache stores (§9)', () => {
  test.each([
    ['a result', createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'harbor' }), 1],
    ['a stream', createQuery('stream', { slug: 'markets', siteName: 'harbor' }), 1],
    [
      'a stream with the disk turned off',
      createQuery('stream', { slug: 'markets', siteName: 'harbor' }, { disk: 'off' }),
      2,
    ],
    ["a search in a reader's own words", createQuery('fcs-search', { domain: 'harbor', query: 'asdf' }), 2],
    ['an article that does not exist', createQuery('article', { naturalId: '2026/11/21/missing', site: 'harbor' }), 2],
  ])('after a restart, %s', async (_, part, requests) => {
    const directory = await mkdtemp(join(tmpdir(), 'query-cache-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const server = await startContentServer({
      getArticleSearch: (_, { query }) => ({
        query,
        page: 1,
        pageSize: 10,
        estimate: 0,
        contents: [],
        facets: [],
        onlyCommonWords: false,
        ignored: [],
      }),
    });
    for (let start = 0; start < 2; start += 1) {
      const { query, untilBackgroundDone, clock } = createTestClient({
        ...server,
        cache: createLayeredCache(createMemoryCache(), createDiskCache({ directory }), () => clock.now),
      });
      for (let visit = 0; visit < 2; visit += 1)
        expect((await query({ route: 'r', parts: { part } })).part.ok).toBe(true);
      await untilBackgroundDone();
    }
    expect(server.received).toHaveLength(requests);
  });
});

describe('concurrent misses share one request', () => {
  test('sends one request for ten concurrent pages', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, page) => query({ route: `page-${page}`, parts: { article: article() } })),
    );
    expect(replies.every(({ article }) => article.ok)).toBe(true);
    expect(server.received).toHaveLength(1);
  });

  test('sends one field for two labels with the same query', async () => {
    const server = await startContentServer();
    const results = await createTestClient(server).query({
      route: 'home',
      parts: { lead: article(), again: article() },
    });
    expect(results.again).toEqual(results.lead);
    expect(server.received[0]?.query).not.toContain('again__');
  });

  test('does not share a failure with later callers', async () => {
    const server = await startContentServer({
      getContent: () => {
        throw new Error('once');
      },
    });
    const { query } = createTestClient(server);
    await query({ route: 'article', parts: { article: article() } });
    server.resolvers.getContent = () => null;
    expect((await query({ route: 'article', parts: { article: article() } })).article.ok).toBe(true);
  });
});

describe('stale results', () => {
  test('serves a stale result while revalidating', async () => {
    const server = await startContentServer();
    const { query, advanceMinutes, untilBackgroundDone } = createTestClient(server);
    const titleNow = async () => {
      const { trending: results } = await query({ route: 'home', parts: { trending: trending() } });
      return results.ok && results.value.getStatsList.trendingArticles.contents[0]?.title;
    };
    await titleNow();
    server.resolvers.getStatsList = () => ({
      trendingArticles: { contents: [{ title: 'new', uri: '/', breadcrumb: [], isPremium: false }] },
    });
    advanceMinutes(60);
    expect(await titleNow()).toBe('first of 5');
    await untilBackgroundDone();
    expect(await titleNow()).toBe('new');
  });

  test('does not serve an expired result while the provider is up', async () => {
    const server = await startContentServer();
    const { query, advanceMinutes } = createTestClient(server);
    await query({ route: 'article', parts: { article: article() } });
    server.resolvers.getContent = () => null;
    advanceMinutes(31);
    expect((await query({ route: 'article', parts: { article: article() } })).article).toEqual({
      ok: true,
      value: { getContent: null },
    });
  });

  test('serves a result that is days old while the provider is down, and logs it', async () => {
    const server = await startContentServer();
    const { query, advanceMinutes, logLines } = createTestClient(server);
    await query({ route: 'article', parts: { article: article() } });
    await server.stop();
    advanceMinutes(3 * 24 * 60);
    const results = await query({ route: 'article', parts: { article: article(), trending: trending() } });
    expect(results.article.ok && results.article.value.getContent?.title).toBe('a-deal');
    expect(results.trending).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(logLines).toContainEqual(
      expect.objectContaining({
        message: 'Stale result served because the provider did not respond',
        labels: ['article'],
      }),
    );
  });
});

test('serves an expired result at once during a known outage', async () => {
  const server = await startContentServer();
  const results: (() => Promise<Response>)[] = [];
  const { query, advanceMinutes } = createTestClient({
    ...server,
    fetch: (input, init) => results.shift()?.() ?? fetch(input, init),
  });
  const page = async () => (await query({ route: 'article', parts: { article: article() } })).article;
  await page();
  advanceMinutes(60);
  results.push(
    () => Promise.reject(new TypeError('connection refused')),
    () => new Promise(() => undefined),
  );
  expect((await page()).ok).toBe(true);
  expect((await page()).ok).toBe(true);
  expect(results).toEqual([]);
});

describe('purging', () => {
  test('a field error is no outage: a purged result is requested again right after it', async () => {
    const server = await startContentServer({
      getStatsList: () => {
        throw new Error('no numbers');
      },
    });
    const { query, purge } = createTestClient(server);
    await query({ route: 'article', parts: { article: article() } });
    await query({ route: 'article', parts: { trending: trending() } });
    await purge(['article:2026/11/21/a-deal']);
    server.resolvers.getContent = () => null;
    expect((await query({ route: 'article', parts: { article: article() } })).article).toEqual({
      ok: true,
      value: { getContent: null },
    });
  });

  test('requests a purged article again, and no other', async () => {
    const server = await startContentServer();
    const { query, purge } = createTestClient(server);
    const parts = { article: article(), trending: trending() };
    await query({ route: 'article', parts });
    await purge(['article:2026/11/21/a-deal']);
    await query({ route: 'article', parts });
    expect(server.received).toHaveLength(2);
    expect(server.received[1]?.query).not.toContain('trending__');
  });

  test('does not store a result that was pending during the purge', async () => {
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const server = await startContentServer({ getContent: async () => (arrived.resolve(), await gate.promise, null) });
    const { query, purge } = createTestClient(server);
    const first = query({ route: 'article', parts: { article: article() } });
    await arrived.promise;
    await purge(['article:2026/11/21/a-deal']);
    gate.resolve();
    await first;
    await query({ route: 'article', parts: { article: article() } });
    expect(server.received).toHaveLength(2);
  });

  test('a caller after a purge does not share a request from before it', async () => {
    const gate = Promise.withResolvers<null>();
    const arrived = Promise.withResolvers<void>();
    const server = await startContentServer({ getContent: () => (arrived.resolve(), gate.promise) });
    const { query, purge } = createTestClient(server);
    const before = query({ route: 'article', parts: { article: article() } });
    await arrived.promise;
    await purge(['article:2026/11/21/a-deal']);
    server.resolvers.getContent = () => null;
    expect((await query({ route: 'article', parts: { article: article() } })).article.ok).toBe(true);
    gate.resolve(null);
    await before;
    expect(server.received).toHaveLength(2);
  });

  /** Clients of two instances that share a store. */
  const createInstances = async (endpoint: string) => {
    const directory = await mkdtemp(join(tmpdir(), 'instances-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const clock = { now: 1_000 };
    const now = () => clock.now;
    const create = () =>
      createTestClient({
        endpoint,
        now,
        cache: createLayeredCache(createMemoryCache(), createDiskCache({ directory }), now),
      });
    return { one: create(), two: create(), clock };
  };

  test('after a purge an instance uses the result that another one has requested', async () => {
    const server = await startContentServer();
    const { one, two, clock } = await createInstances(server.endpoint);
    const readBoth = async () => {
      for (const { query, untilBackgroundDone } of [one, two]) {
        expect((await query({ route: 'article', parts: { article: article() } })).article.ok).toBe(true);
        await untilBackgroundDone();
      }
    };
    await readBoth();
    await one.purge(['article:2026/11/21/a-deal']);
    clock.now += 1;
    await readBoth();
    expect(server.received).toHaveLength(2);
  });

  test('a caller after a purge by another instance does not share a request from before it', async () => {
    const gate = Promise.withResolvers<null>();
    const arrived = Promise.withResolvers<void>();
    const server = await startContentServer({ getContent: () => (arrived.resolve(), gate.promise) });
    const { one, two } = await createInstances(server.endpoint);
    const before = two.query({ route: 'article', parts: { article: article() } });
    await arrived.promise;
    await one.purge(['article:2026/11/21/a-deal']);
    server.resolvers.getContent = () => (gate.resolve(null), null);
    await two.query({ route: 'article', parts: { article: article() } });
    await before;
    expect(server.received).toHaveLength(2);
  });

  test('serves a purged result while the provider is down', async () => {
    const server = await startContentServer();
    const { query, purge } = createTestClient(server);
    await query({ route: 'article', parts: { article: article() } });
    await purge(['type:article']);
    await server.stop();
    expect((await query({ route: 'article', parts: { article: article() } })).article.ok).toBe(true);
  });

  test('does not serve a withdrawn result while the provider is down, and serves a later one', async () => {
    const server = await startContentServer();
    const { query, purge, clock } = createTestClient(server);
    const page = async () => (await query({ route: 'article', parts: { article: article() } })).article.ok;
    const tag = 'article:2026/11/21/a-deal';
    await page();
    await purge([tag, toWithdrawnTag(tag)]);
    const { resolvers } = server;
    resolvers.getContent = () => {
      throw new Error('down');
    };
    expect(await page()).toBe(false);
    resolvers.getContent = () => null;
    clock.now += 1;
    expect(await page()).toBe(true);
    await purge([tag]);
    await server.stop();
    expect(await page()).toBe(true);
  });
});
