import { expect, onTestFinished, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { startRedisServer } from '@masthead/process/redis-server';
import { createTestClient } from '../../test/testClient.ts';
import type { LogEvent } from '../log.ts';
import { createLayeredCache, createTolerantCache } from './createQueryCache.ts';
import { createMemoryCache } from './memoryCache.ts';
import { createRedisCache } from './redisCache.ts';

/** No server listens on port 1. */
const urlWithoutServer = 'redis://127.0.0.1:1';
const parts = { article: createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'harbor' }) };
/** Creates a memory cache in front of Redis. A Redis command fails after `limitMs`. */
const createCacheWithRedis = (url: string, logLines: LogEvent[], now: () => number, limitMs = 100) => {
  const redis = createRedisCache({ url });
  onTestFinished(() => redis.close());
  return createLayeredCache(
    createMemoryCache(),
    createTolerantCache(redis, { log: (event) => void logLines.push(event), now, limitMs }),
  );
};

test('while Redis is down, results come from the provider and then from memory', async () => {
  const server = await startContentServer();
  const logLines: LogEvent[] = [];
  const { query } = createTestClient({ ...server, cache: createCacheWithRedis(urlWithoutServer, logLines, () => 0) });
  expect((await query({ route: 'article', parts })).article.ok).toBe(true);
  expect((await query({ route: 'article', parts })).article.ok).toBe(true);
  expect(server.received).toHaveLength(1);
  expect(logLines).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'Query cache failed; the result comes from the provider' }),
  );
});

test.each(['Redis is down', 'Redis hangs'])(
  'while %s a purge is partial, also after a failed read has opened the circuit breaker',
  async (state) => {
    const server = await startContentServer();
    const redis = await startRedisServer();
    redis.state.mode = 'hang';
    const logLines: LogEvent[] = [];
    const { query, purge } = createTestClient({
      ...server,
      cache: createCacheWithRedis(state === 'Redis is down' ? urlWithoutServer : redis.url, logLines, () => 0),
    });
    await query({ route: 'article', parts });
    expect(await purge(['article:2026/11/21/a-deal'])).toBe('partial');
    expect(logLines.at(-1)).toMatchObject({ during: 'purge' });
    await query({ route: 'article', parts });
    expect(server.received).toHaveLength(2);
  },
);

test('a purge is complete when Redis has stored it', async () => {
  const server = await startContentServer();
  const { purge } = createTestClient({
    ...server,
    cache: createCacheWithRedis((await startRedisServer()).url, [], () => 0, 5_000),
  });
  expect(await purge(['article:2026/11/21/a-deal'])).toBe('complete');
});

test('a timeout of Redis opens the circuit breaker for 5 s, so that Redis delays only one page', async () => {
  const server = await startContentServer();
  const redis = await startRedisServer();
  redis.state.mode = 'hang';
  const logLines: LogEvent[] = [];
  const clock = { now: 0 };
  const { query } = createTestClient({ ...server, cache: createCacheWithRedis(redis.url, logLines, () => clock.now) });
  for (const slug of ['one', 'two', 'three']) {
    const result = await query({
      route: 'article',
      parts: { article: createQuery('article', { naturalId: `2026/11/21/${slug}`, site: 'harbor' }) },
    });
    expect(result.article.ok).toBe(true);
  }
  expect(logLines).toHaveLength(1);
  clock.now = 5_000;
  await query({ route: 'article', parts });
  expect(logLines).toHaveLength(2);
});
