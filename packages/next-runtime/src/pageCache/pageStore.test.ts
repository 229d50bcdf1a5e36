import { startRedisServer } from '@masthead/config/redis-server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPageStore } from './pageStore';

afterEach(() => void vi.restoreAllMocks());

/** The log, which says nothing aloud. */
const listen = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const open = (url: string, limitMs?: number) => {
  const store = openPageStore(url, limitMs === undefined ? {} : { limitMs });
  onTestFinished(() => store.close());
  return store;
};
const hanging = async (): Promise<string> => {
  const redis = await startRedisServer();
  redis.state.mode = 'hang';
  return redis.url;
};

describe('DECISIONS, Shared cache: an unavailable store does not delay pages', () => {
  test.each([
    ['refuses connections', async () => 'redis://127.0.0.1:1'],
    ['accepts the connection and sends nothing', hanging],
  ])('where the store %s when the site starts', { timeout: 60_000 }, async (_, getUrl) => {
    const told = listen();
    const store = open(await getUrl());
    for (const during of ['read', 'write', 'purge', 'read'] as const)
      expect(await store.attempt(during, (client) => client.get('a'), 'made anew')).toBe('made anew');
    expect(told).toHaveBeenCalledTimes(1);
    expect(String(told.mock.calls[0]?.[0])).toContain('Check REDIS_URL');
  });

  test('a store that stops responding is skipped for a while, except for purges', { timeout: 60_000 }, async () => {
    const told = listen();
    const redis = await startRedisServer();
    redis.values.set('a', 'a page');
    const store = open(redis.url, 1_000);
    const asked = () => redis.commands.filter(([name]) => name === 'GET').length;
    const get = (during: 'read' | 'purge') => store.attempt(during, (client) => client.get('a'), 'made anew');
    expect(await get('read')).toBe('a page');
    redis.state.mode = 'hang';
    expect([await get('read'), await get('read'), asked()]).toEqual(['made anew', 'made anew', 2]);
    expect([await get('purge'), asked()]).toEqual(['made anew', 3]);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
