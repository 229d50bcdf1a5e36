import { describe, expect, test, vi } from 'vitest';
import { getClientAddress } from './http.ts';
import { createCostLimiter, createRateLimiter } from './rateLimit.ts';
import { createRouter } from './router.ts';
import { matchesEtag } from './responses.ts';
import type { ReportSecurityEvent } from './securityLog.ts';
import { describeRange, getRange, parseRange } from './range.ts';

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

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s matches the ETag "a": %s', (header, expected) => {
  const headers = new Headers(header === undefined ? {} : { 'if-none-match': header });
  expect(matchesEtag(new Request('http://provider.invalid/', { headers }), '"a"')).toBe(expected);
});

test.each([
  ['a response within the limit', 200, []],
  ['a response over the limit', 429, [[{ event: 'request-throttled', reason: 'client' }, '203.0.113.9']]],
])('reports a security event only for a rate-limited client: %s', async (_, status, events) => {
  const report = vi.fn<ReportSecurityEvent>();
  const route = createRouter(
    [{ path: '/images/*', methods: ['GET'], handle: async () => new Response(null, { status }) }],
    () => true,
    report,
  );
  expect((await route(new Request('http://x/images/a'), '203.0.113.9')).status).toBe(status);
  expect(report.mock.calls).toEqual(events);
});

describe('byte ranges of a recording', () => {
  test.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
  ])('%s is a range', (header, stretch) => expect(parseRange(header, 100)).toEqual(stretch));

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is unsatisfiable', (header) =>
    expect(parseRange(header, 100)).toBe('unsatisfiable'),
  );

  test.each([
    null,
    '',
    'bytes=',
    'bytes=-',
    'bytes=9-3',
    'bytes=a-b',
    'items=0-9',
    'bytes=0-9,20-29',
    'bytes=99999999999999999999-',
  ])('%s returns the whole file', (header) => expect(parseRange(header, 100)).toBe('whole'));
});

test.each([
  ['the same version', '"a"', { first: 0, last: 9 }],
  ['another version', '"b"', 'whole'],
])('a range with If-Range of %s', (_, condition, expected) => {
  const headers = { range: 'bytes=0-9', 'if-range': condition };
  expect(getRange(new Request('http://provider.invalid/', { headers }), '"a"', 100)).toEqual(expected);
});

test('describes the response with a range, and with the whole file', () => {
  expect(describeRange({ first: 90, last: 99 }, 100)).toEqual({
    status: 206,
    headers: { 'content-length': '10', 'content-range': 'bytes 90-99/100' },
  });
  expect(describeRange('whole', 100)).toEqual({ status: 200, headers: { 'content-length': '100' } });
});

const limit = { client: { burst: 100, perMinute: 60 }, allClients: { burst: 150, perMinute: 60 }, cheap: 20 };
const now = () => new Date(0);

describe('the cost limit of clients', () => {
  test('returns the seconds until a client has enough budget', () => {
    const charge = createCostLimiter(limit, now);
    expect([
      charge('203.0.113.9', 80),
      charge('203.0.113.9', 30),
      charge('203.0.113.9', 20),
      charge('203.0.113.8', 70),
    ]).toEqual([undefined, 10, undefined, undefined]);
  });

  test('limits all clients together, except cheap requests and sites', () => {
    const charge = createCostLimiter(limit, now);
    const networks = [1, 2, 3].map((network) => `2001:db8:0:${network}::1`);
    expect(networks.map((client) => charge(client, 60))).toEqual([undefined, undefined, 30]);
    expect([charge('203.0.113.7', 20), charge('127.0.0.1', 60)]).toEqual([undefined, undefined]);
  });

  test.each(['127.0.0.1', '::1', '10.0.0.7'])('does not limit the trusted proxy %s', (client) => {
    const charge = createCostLimiter(limit, now, (address) => ['127.0.0.1', '::1', '10.0.0.7'].includes(address));
    expect([charge(client, 1000), charge(client, 1000)]).toEqual([undefined, undefined]);
  });
});
