import { startRedisServer } from '@masthead/process/redis-server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPageStore } from './pageStore';

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
