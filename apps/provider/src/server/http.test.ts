import { describe, expect, test } from 'vitest';
import { getClientAddress } from './http.ts';
import { createRateLimiter } from './rateLimit.ts';
import { createRouter } from './router.ts';

describe('getClientAddress', () => {
  test.each([
    ['203.0.113.9', null, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', '198.51.100.1, 198.51.100.2', '198.51.100.2'],
    ['::1', ' 198.51.100.2 ', '198.51.100.2'],
    ['127.0.0.1', '198.51.100.1, 198.51.100.2, ::1', '198.51.100.2'],
    ['127.0.0.1', '::ffff:198.51.100.2, ::ffff:127.0.0.1', '198.51.100.2'],
    ['127.0.0.1', '::1, 127.0.0.1', '::1'],
    ['127.0.0.1', null, '127.0.0.1'],
    [undefined, '198.51.100.1', 'unknown'],
  ])(
    'returns the client of peer %s with X-Forwarded-For %s: %s, trusting only the local proxy',
    (peer, forwarded, client) => {
      expect(getClientAddress(peer, forwarded)).toBe(client);
    },
  );
});

describe('the rate limiter', () => {
  test('admits a burst, then as many requests as tokens return', () => {
    let now = new Date(0);
    const { consume } = createRateLimiter({ burst: 2, perMinute: 60 }, () => now);
    expect([consume('a'), consume('a'), consume('a'), consume('b')]).toEqual([true, true, false, true]);
    now = new Date(1000);
    expect([consume('a'), consume('a')]).toEqual([true, false]);
  });

  test('evicts the least recently used client, so that memory is bounded', () => {
    const { consume } = createRateLimiter({ burst: 1, perMinute: 0 }, () => new Date(0), 2);
    expect([consume('a'), consume('b'), consume('c'), consume('a'), consume('c')]).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the router', () => {
  const route = createRouter([
    { path: '/exact', methods: ['GET'], handle: async () => new Response('exact') },
    {
      path: '/below/*',
      methods: ['GET', 'HEAD'],
      handle: async (request) => new Response(new URL(request.url).pathname),
    },
  ]);
  const request = async (path: string, method = 'GET') =>
    (await route(new Request(`http://x${path}`, { method }), 'client')).status;

  test.each([
    ['/exact', 'GET', 200],
    ['/exact/', 'GET', 200],
    ['/exactly', 'GET', 404],
    ['/exact', 'DELETE', 405],
    ['/below/a/b', 'HEAD', 200],
    ['/below', 'GET', 404],
    ['/', 'GET', 404],
  ])('responds to %s by %s with %i', async (path, method, status) => expect(await request(path, method)).toBe(status));
});
