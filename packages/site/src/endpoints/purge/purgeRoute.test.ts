import { startRedisServer } from '@masthead/process/redis-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../test/aSite';
import { endless, streamed } from '../../../test/endless';
import { isSigned, sign } from './purgeRoute';

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

const send = async (body: BodyInit, headers: Record<string, string> = {}): Promise<number> => {
  const { purgeRoute } = await import('./purgeRoute');
  const request = new Request('http://localhost:3000/api/purge/', { method: 'POST', body, headers, ...streamed });
  return (await purgeRoute(brand).POST(request)).status;
};
const purge = (...tags: string[]) => {
  const body = JSON.stringify({ tags });
  const time = String(Date.now());
  return send(body, { 'x-purge-time': time, 'x-purge-signature': sign(secret, time, body) });
};

describe('the purge webhook', () => {
  test('stops reading a message at the limit', async () => {
    const { body, sent } = endless();
    expect(await send(body)).toBe(413);
    expect(sent.bytes).toBeLessThan(1024 * 1024);
  });

  test('rejects a message without a signature and logs a security event', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await send('{"tags":["search"]}', { 'x-forwarded-for': '203.0.113.9' })).toBe(401);
    expect(warn.mock.calls.join()).toMatch(/"event":"purge-refused","reason":"bad-signature"/);
    expect(warn.mock.calls.join()).not.toContain('203.0.113.9');
  });

  test('purges query results in the shared store', { timeout: 60_000 }, async () => {
    const redis = await startRedisServer();
    vi.stubEnv('REDIS_URL', redis.url);
    // Repeats the purge while the store is connecting, as the provider does.
    await vi.waitUntil(async () => (await purge('article:2026/11/21/a-deal', 'search')) === 200, { timeout: 50_000 });
    expect([...redis.values.keys()]).toContain(`purged:${brand.key}:search`);
  });

  test('returns 503 while the shared store is down, so that the provider retries', { timeout: 60_000 }, async () => {
    vi.stubEnv('REDIS_URL', unreachableRedis);
    expect(await purge('search')).toBe(503);
  });
});

const now = 1_800_000_000_000;
const time = String(now);
const body = '{"tags":["article:2026/11/21/a-deal"]}';

describe('signatures of the purge webhook', () => {
  test('accepts a recent message with a valid signature', () => {
    expect(isSigned(secret, { time, body, signature: sign(secret, time, body) }, now)).toBe(true);
  });

  test('matches the signature of the provider (apps/provider/src/content/purge)', () => {
    expect(sign(secret, time, body)).toBe('dd7ef41cfce4b2f03032444747265b707b136b1ed07c75b707a23fd246af205a');
  });

  test.each([
    ['another secret', { time, body, signature: sign('another', time, body) }],
    ['a changed body', { time, body: '{"tags":["brand:x"]}', signature: sign(secret, time, body) }],
    ['an old message', { time: String(now - 600_000), body, signature: sign(secret, String(now - 600_000), body) }],
    ['no time', { time: '', body, signature: sign(secret, '', body) }],
    ['no signature', { time, body, signature: '' }],
  ])('rejects %s', (_, message) => {
    expect(isSigned(secret, message, now)).toBe(false);
  });
});
