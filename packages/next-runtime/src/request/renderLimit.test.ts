import { isLoopback } from '@masthead/process/clients';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRefusalSender } from '../plainPage';
import type { QueryRule } from './canonicalizeUrl';
import { createRateLimiter } from './rateLimiter';
import { createRenderLimit } from './renderLimit';
import { appendForwardedFor } from './requestHeaders';

const createLimiter = () => {
  const clock = { time: 1, now: () => clock.time };
  return { clock, limiter: createRateLimiter({ perMinute: 120, burst: 60, clock }) };
};
const consumeTimes = (consume: () => number, count: number): number[] => Array.from({ length: count }, consume);

describe('one client cannot occupy the server', () => {
  test('a burst is allowed, then one request per half second', () => {
    const { clock, limiter } = createLimiter();
    expect(consumeTimes(() => limiter.consume('a'), 60).every((wait) => wait === 0)).toBe(true);
    expect(limiter.consume('a')).toBe(1);
    clock.time += 500;
    expect([limiter.consume('a'), limiter.consume('a')]).toEqual([0, 1]);
  });

  test('each client has its own limit', () => {
    const { limiter } = createLimiter();
    consumeTimes(() => limiter.consume('a'), 60);
    expect(limiter.consume('b')).toBe(0);
  });

  test('a refunded token can be consumed again, up to the burst', () => {
    const { clock, limiter } = createLimiter();
    consumeTimes(() => limiter.consume('a'), 60);
    limiter.refund('a');
    expect([limiter.consume('a'), limiter.consume('a')]).toEqual([0, 1]);
    clock.time += 3_600_000;
    limiter.refund('a');
    expect(consumeTimes(() => limiter.consume('a'), 61).at(-1)).toBe(1);
  });
});

const getRule = (url: string): QueryRule =>
  url.startsWith('/images/') ? 'unchanged' : url.startsWith('/brand/') ? 'unmatched' : [];

let server: Server;
let openResponses = 0;
let isSlowPageReady = false;
const warnings: string[] = [];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  const limitRendering = createRenderLimit({
    limiter: createRateLimiter({ perMinute: 60, burst: 3, clock: { now: () => 1 } }),
    isProxy: isLoopback,
    sendRefusal: createRefusalSender(() => undefined),
  });
  server = createServer((request, response) => {
    openResponses += 1;
    response.once('close', () => (openResponses -= 1));
    appendForwardedFor(request);
    if (limitRendering(request, response, getRule(request.url ?? '/')) === 'refused') return;
    if (request.url === '/cached/') response.setHeader('x-page-cache', 'HIT');
    if (request.url === '/rendered/') response.setHeader('x-page-cache', 'MISS');
    if (request.url === '/slow/' && !isSlowPageReady) return;
    response.statusCode = request.url === '/markets' ? 308 : request.url === '/missing/' ? 404 : 200;
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = async (path: string, client?: string): Promise<Response> => {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    headers: client ? { 'x-forwarded-for': client } : {},
  });
  await response.arrayBuffer();
  // The token is refunded when the server closes the response, which may be after the client has read it.
  await vi.waitUntil(() => openResponses === 0, { interval: 1, timeout: 20_000 });
  return response;
};
const getStatuses = async (path: string, client?: string): Promise<number[]> =>
  [await get(path, client), await get(path, client), await get(path, client), await get(path, client)].map(
    ({ status }) => status,
  );

describe('one client cannot occupy the server', () => {
  test.each([
    ['rendered for the request', '/search/?q=office', 200],
    ['rendered for the cache', '/rendered/', 200],
    ['not found', '/missing/', 404],
  ])('pages that are %s are limited', async (_, path, status) => {
    expect(await getStatuses(path, '203.0.113.9')).toEqual([status, status, status, 429]);
    expect((await get(path, '203.0.113.10')).status).toBe(status);
  });

  test('a refusal has Retry-After and is not cacheable, and logs a security event without the address of the client', async () => {
    await getStatuses('/search/', '203.0.113.9');
    const { headers } = await get('/search/', '203.0.113.9');
    expect([headers.get('retry-after'), headers.get('cache-control'), headers.get('content-type')]).toEqual([
      '1',
      'no-store',
      'text/html; charset=utf-8',
    ]);
    // Logged by the first refusal of this file: repetitions are only counted.
    expect(warnings.join()).toMatch(/"event":"request-throttled","reason":"rendered-pages"/);
    expect(warnings.join()).not.toContain('203.0.113.9');
  });

  test('a page that a proxy requests again, because it takes too long, counts once', async () => {
    isSlowPageReady = false;
    const client = { 'x-forwarded-for': '203.0.113.9' };
    const { port } = server.address() as AddressInfo;
    const first = new AbortController();
    const aborted = fetch(`http://localhost:${port}/slow/`, { headers: client, signal: first.signal });
    await vi.waitUntil(() => openResponses === 1, { interval: 1, timeout: 20_000 });
    first.abort();
    await expect(aborted).rejects.toThrow('aborted');
    await vi.waitUntil(() => openResponses === 0, { interval: 1, timeout: 20_000 });
    isSlowPageReady = true;
    expect(await getStatuses('/slow/', '203.0.113.9')).toEqual([200, 200, 200, 429]);
  });

  test.each([
    ['pages from the cache', '/cached/', 200],
    ['redirects', '/markets', 308],
    ['route handlers', '/images/tower/?width=400', 200],
    ['static files', '/brand/logo.svg', 200],
  ])('%s are not limited', async (_, path, status) => {
    expect(await getStatuses(path, '203.0.113.9')).toEqual([status, status, status, status]);
  });

  test('loopback is not limited: behind a proxy that sends no client addresses all readers would share one limit', async () => {
    expect(await getStatuses('/search/')).toEqual([200, 200, 200, 200]);
  });

  test('a client cannot avoid the limit by inventing addresses in X-Forwarded-For', async () => {
    const forwardedFor = [1, 2, 3, 4].map((index) => `192.0.2.${index}, 203.0.113.9`);
    const received: number[] = [];
    for (const addresses of forwardedFor) received.push((await get('/search/', addresses)).status);
    expect(received).toEqual([200, 200, 200, 429]);
  });
});
