import { expect, onTestFinished, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { startRedisServer } from '@masthead/config/redis-server';
import { createTestClient } from '../../test/setup.ts';
import type { LogEvent } from '../log.ts';
import { createLayeredCache } from './layeredCache.ts';
import { createMemoryCache } from './memoryCache.ts';
import { createRedisCache } from './redisCache.ts';
import { createTolerantCache } from './tolerantCache.ts';

const parts = { article: createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'plotline' }) };
const createSharedCache = (url: string, lines: LogEvent[], now: () => number, limitMs = 100) => {
  const redis = createRedisCache({ url });
  onTestFinished(() => redis.close());
  return createLayeredCache(
    createMemoryCache(),
    createTolerantCache(redis, { log: (line) => void lines.push(line), now, limitMs }),
  );
};

test('without Redis a page comes from the provider, then from memory', async () => {
  const server = await startContentServer();
  const lines: LogEvent[] = [];
  const { query } = createTestClient({ ...server, cache: createSharedCache('redis://127.0.0.1:1', lines, () => 0) });
  expect((await query({ route: 'article', parts })).article.ok).toBe(true);
  expect((await query({ route: 'article', parts })).article.ok).toBe(true);
  expect(server.received).toHaveLength(1);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'Query cache failed; the result comes from the provider' }),
  );
});

test.each(['Redis is down', 'Redis hangs'])(
  'while %s a purge reports in-part, also while reads are paused',
  async (state) => {
    const server = await startContentServer();
    const redis = await startRedisServer();
    redis.state.mode = 'hang';
    const lines: LogEvent[] = [];
    const { query, purge } = createTestClient({
      ...server,
      cache: createSharedCache(state === 'Redis is down' ? 'redis://127.0.0.1:1' : redis.url, lines, () => 0),
    });
    await query({ route: 'article', parts });
    expect(await purge(['article:2026/11/21/a-deal'])).toBe('in-part');
    expect(lines.at(-1)).toMatchObject({ during: 'purge' });
    await query({ route: 'article', parts });
    expect(server.received).toHaveLength(2);
  },
);

test('a purge that Redis accepts is complete', async () => {
  const server = await startContentServer();
  const { purge } = createTestClient({
    ...server,
    cache: createSharedCache((await startRedisServer()).url, [], () => 0, 5_000),
  });
  expect(await purge(['article:2026/11/21/a-deal'])).toBe('everywhere');
});

test('pauses after a hanging Redis, so that it slows one page only', async () => {
  const server = await startContentServer();
  const redis = await startRedisServer();
  redis.state.mode = 'hang';
  const lines: LogEvent[] = [];
  const clock = { now: 0 };
  const { query } = createTestClient({ ...server, cache: createSharedCache(redis.url, lines, () => clock.now) });
  for (const slug of ['one', 'two', 'three']) {
    const result = await query({
      route: 'article',
      parts: { article: createQuery('article', { naturalId: `2026/11/21/${slug}`, site: 'plotline' }) },
    });
    expect(result.article.ok).toBe(true);
  }
  expect(lines).toHaveLength(1);
  clock.now = 5_000;
  await query({ route: 'article', parts });
  expect(lines).toHaveLength(2);
});
