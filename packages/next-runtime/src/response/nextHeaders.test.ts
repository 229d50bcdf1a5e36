import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { limitCacheControl, patchNextHeaders } from './nextHeaders';

test.each<[status: number, header: string, limited: string]>([
  [
    200,
    's-maxage=120, stale-while-revalidate=31535880',
    's-maxage=120, stale-while-revalidate=300, stale-if-error=86400',
  ],
  [
    200,
    's-maxage=86400, stale-while-revalidate=31449600',
    's-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
  ],
  [200, 's-maxage=31536000', 's-maxage=300, stale-while-revalidate=300, stale-if-error=86400'],
  [404, 's-maxage=900, stale-while-revalidate=31535100', 's-maxage=60'],
  [410, 's-maxage=900', 's-maxage=60'],
  [200, 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  [
    404,
    'private, no-cache, no-store, max-age=0, must-revalidate',
    'private, no-cache, no-store, max-age=0, must-revalidate',
  ],
])('a %i with "%s" is sent with "%s"', (status, header, limited) => {
  expect(limitCacheControl(status, header)).toBe(limited);
});

test.each(['setHeader', 'appendHeader'] as const)(
  '%s sends the limited header of the response status',
  async (method) => {
    const server = createServer((_request, response) => {
      patchNextHeaders(response);
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
    patchNextHeaders(response);
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
