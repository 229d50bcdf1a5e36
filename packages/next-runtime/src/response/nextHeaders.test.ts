import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Cdn } from '../sharedCache/cacheHeaders';
import { patchNextHeaders } from './nextHeaders';

type Sent = Readonly<Record<string, string | undefined>>;

/** Serves one response with the headers of Next, in their order, and returns those for caches. */
const getCacheHeaders = async (cdn: Cdn, status: number, ...headers: readonly [string, string][]): Promise<Sent> => {
  const server = createServer((_, response) => {
    patchNextHeaders(response, cdn);
    response.statusCode = status;
    for (const [name, value] of headers) response.appendHeader(name, value);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  const names = /^(?:.*-control|surrogate-key|cache-tag|x-accel-expires|x-page-.*)$/;
  return Object.fromEntries([...response.headers].filter(([name]) => names.test(name)));
};

const anHour = ['Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400'] as const;
const tags = ['x-page-tags', 'brand:plotline article:a'] as const;
const purged = ['x-page-purged', '1'] as const;
const stale = ['x-nextjs-cache', 'STALE'] as const;
const browser = 'public, max-age=0, must-revalidate';
const shared = 'max-age=300, stale-while-revalidate=1, stale-if-error=86400';

test.each<[name: string, cdn: Cdn, status: number, next: readonly (readonly [string, string])[], sent: Sent]>([
  [
    'a page without a CDN',
    'none',
    200,
    [tags, anHour],
    { 'cache-control': 's-maxage=300, stale-while-revalidate=300, stale-if-error=86400' },
  ],
  [
    'a short page',
    'none',
    200,
    [['Cache-Control', 's-maxage=120']],
    { 'cache-control': 's-maxage=120, stale-while-revalidate=300, stale-if-error=86400' },
  ],
  ['a missing page', 'none', 404, [anHour], { 'cache-control': 's-maxage=60' }],
  ['a removed page', 'none', 410, [anHour], { 'cache-control': 's-maxage=60' }],
  [
    'a missing page whose render is postponed',
    'none',
    404,
    [['Cache-Control', 's-maxage=1']],
    { 'cache-control': 's-maxage=1' },
  ],
  ['a missing page that is rendered again', 'none', 404, [stale, anHour], { 'cache-control': 's-maxage=1' }],
  [
    'a missing page at Fastly that was published while it was rendered',
    'fastly',
    404,
    [tags, purged, anHour],
    { 'cache-control': browser, 'surrogate-control': 'max-age=1', 'surrogate-key': 'brand:plotline article:a' },
  ],
  ['a stale page', 'none', 200, [stale, anHour], { 'cache-control': 's-maxage=1, stale-if-error=86400' }],
  ['a page at nginx', 'nginx', 200, [tags, anHour], { 'cache-control': 's-maxage=1', 'x-accel-expires': '@1' }],
  [
    'a page at Fastly',
    'fastly',
    200,
    [tags, anHour],
    { 'cache-control': browser, 'surrogate-control': shared, 'surrogate-key': 'brand:plotline article:a' },
  ],
  [
    'a document, whose tags come last',
    'fastly',
    200,
    [anHour, tags],
    { 'cache-control': browser, 'surrogate-control': shared, 'surrogate-key': 'brand:plotline article:a' },
  ],
  [
    'a page at Cloudflare',
    'cloudflare',
    200,
    [tags, anHour],
    { 'cache-control': browser, 'cdn-cache-control': shared, 'cache-tag': 'brand:plotline,article:a' },
  ],
  [
    'a page without tags, which cannot be purged',
    'cloudflare',
    200,
    [anHour],
    { 'cache-control': browser, 'cdn-cache-control': 'max-age=60' },
  ],
  [
    'a stale page at Fastly',
    'fastly',
    200,
    [stale, tags, anHour],
    {
      'cache-control': browser,
      'surrogate-control': 'max-age=1, stale-if-error=86400',
      'surrogate-key': 'brand:plotline article:a',
    },
  ],
  [
    'a page at Fastly that was purged while it was rendered',
    'fastly',
    200,
    [tags, purged, anHour],
    {
      'cache-control': browser,
      'surrogate-control': 'max-age=1, stale-if-error=86400',
      'surrogate-key': 'brand:plotline article:a',
    },
  ],
  [
    'a purged document, whose headers come last',
    'none',
    200,
    [anHour, tags, purged],
    { 'cache-control': 's-maxage=1, stale-if-error=86400' },
  ],
  [
    'a picture at Fastly',
    'fastly',
    200,
    [
      ['cache-control', 'public, max-age=31536000, immutable'],
      ['x-page-tags', 'pictures picture:tower'],
    ],
    { 'cache-control': 'public, max-age=31536000, immutable', 'surrogate-key': 'pictures picture:tower' },
  ],
  ['a private page', 'fastly', 200, [['Cache-Control', 'private, no-store']], { 'cache-control': 'private, no-store' }],
])('%s', async (_, cdn, status, next, sent) => {
  expect(await getCacheHeaders(cdn, status, ...next.map(([name, value]): [string, string] => [name, value]))).toEqual(
    sent,
  );
});

test.each(['setHeader', 'appendHeader'] as const)(
  '%s sends the limited header of the response status',
  async (method) => {
    const server = createServer((_request, response) => {
      patchNextHeaders(response, 'none');
      response.statusCode = 404;
      response[method]('Cache-Control', 's-maxage=900, stale-while-revalidate=31535100');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.close();
    expect(headers.get('cache-control')).toBe('s-maxage=60');
  },
);

test('x-nextjs-rewritten-query is never sent, other headers of Next are', async () => {
  const server = createServer((_, response) => {
    patchNextHeaders(response, 'none');
    response.setHeader('x-nextjs-rewritten-query', '').setHeader('X-NextJS-Rewritten-Path', '/~/events/page/');
    response.end('events');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/events/?past=1`);
  expect([headers.has('x-nextjs-rewritten-query'), headers.get('x-nextjs-rewritten-path')]).toEqual([
    false,
    '/~/events/page/',
  ]);
  server.close();
});
