import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRedisServer } from '@masthead/process/redis-server';
// Next's request stores throw without this import.
import 'next/dist/server/node-environment-baseline';
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { brand } from '../../../test/aSite';
import { endless, streamed } from '../../../test/endless';
import { sign } from './signature';

const secret = 'a secret of at least thirty-two characters';
const unreachableRedis = 'redis://127.0.0.1:1';

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('REVALIDATE_SECRET', secret);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Calls the route as Next does. `pendingTags` are the tags that Next revalidates after the response. */
const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
  const { purgeRoute } = await import('./purgeRoute');
  const store = {
    route: '/api/purge',
    page: '/api/purge/route',
    incrementalCache: {},
    cacheLifeProfiles: { max: { expire: 86_400 } },
  } as unknown as WorkStore;
  const request = new Request('http://localhost:3000/api/purge/', { method: 'POST', body, headers, ...streamed });
  const response = await workAsyncStorage.run(store, () => purgeRoute(brand).POST(request));
  return { status: response.status, pendingTags: store.pendingRevalidatedTags?.map(({ tag }) => tag) };
};
const purge = (...tags: string[]) => {
  const body = JSON.stringify({ tags });
  const time = String(Date.now());
  return send(body, { 'x-purge-time': time, 'x-purge-signature': sign(secret, time, body) });
};

/** Creates a page cache in this process, as Next does, with the store at REDIS_URL. */
const openPageCache = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purge-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, '.next/server'), { recursive: true });
  await writeFile(path.join(folder, '.next/BUILD_ID'), 'build-1');
  const { default: RedisPageCache } = await import('../../server/redisPageCache');
  return new RedisPageCache({ serverDistDir: path.join(folder, '.next/server') });
};

describe('the purge webhook', () => {
  test('stops reading a message at the limit', async () => {
    const { body, sent } = endless();
    expect((await send(body)).status).toBe(413);
    expect(sent.bytes).toBeLessThan(1024 * 1024);
  });

  test('rejects a message without a signature and logs a security event', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await send('{"tags":["search"]}', { 'x-forwarded-for': '203.0.113.9' })).toEqual({
      status: 401,
      pendingTags: undefined,
    });
    expect(warn.mock.calls.join()).toMatch(/"event":"purge-refused","reason":"bad-signature"/);
    expect(warn.mock.calls.join()).not.toContain('203.0.113.9');
  });

  test('purges query results and pages, here and in the shared store', { timeout: 60_000 }, async () => {
    const redis = await startRedisServer();
    vi.stubEnv('REDIS_URL', redis.url);
    await openPageCache();
    // Repeats the purge while the store is connecting, as the provider does.
    const { pendingTags } = await vi.waitUntil(
      async () => {
        const response = await purge('article:2026/11/21/a-deal', 'search');
        return response.status === 200 && response;
      },
      { timeout: 50_000 },
    );
    expect(pendingTags).toEqual(['article:2026/11/21/a-deal', 'search']);
    expect([...redis.values.keys()].filter((key) => key.endsWith(':search')).toSorted()).toEqual([
      expect.stringMatching(/^page:.+:tag:search$/),
      `purged:${brand.key}:search`,
    ]);
  });

  test('returns 503 while the shared store is down, so that the provider retries', { timeout: 60_000 }, async () => {
    vi.stubEnv('REDIS_URL', unreachableRedis);
    expect(await purge('search')).toEqual({ status: 503, pendingTags: ['search'] });
    await openPageCache();
    expect((await purge('search')).status).toBe(503);
  });
});
