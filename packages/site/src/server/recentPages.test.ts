import { hash } from 'node:crypto';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEncodedBodies } from './encodedBodies';
import { createRecentPages } from './recentPages';
import { sendEncoded } from './sendEncoded';

/** Text whose compressed forms take more than half of the limit below. */
const incompressible = Array.from({ length: 1_500 }, (_, index) => hash('sha1', String(index))).join('');

let server: Server;
/** How often the site behind was asked: its pages say so. */
let made = 0;
/** Stands still until a test moves it. */
let now = 1;

beforeEach(async () => {
  made = 0;
  const bodyOf = createEncodedBodies({ maxBytes: 1_000_000, onFault: (cause) => { throw cause; } });
  const recent = createRecentPages({ ms: 1000, max: 10, maxBytes: 100_000, clock: { now: () => now } });
  server = createServer((request, response) => {
    if (recent.answer(request, response)) return;
    sendEncoded(request, response, bodyOf, recent.keeperFor(request));
    const address = request.url;
    request.url = '/~/where/next/leads/it/';
    made += 1;
    response.setHeader('x-nextjs-cache', address === '/fresh/' ? 'MISS' : address === '/stale/' ? 'STALE' : 'HIT');
    response.setHeader('Vary', 'rsc');
    if (address === '/greeting/') response.setHeader('Set-Cookie', 'a=1');
    response.end(`<!DOCTYPE html>${address?.startsWith('/long/') ? incompressible : ''}<p>${address} ${made}`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

type Answer = { status?: number; headers: Record<string, unknown>; body: Buffer };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    ask({ port: (server.address() as AddressInfo).port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
const gzipped = { 'accept-encoding': 'gzip' };
/** The text of a response in gzip, as soon as the page is compressed: until then each request goes to the site. */
const text = (path: string): Promise<string | undefined> =>
  vi.waitUntil(async () => {
    const { headers, body } = await get(path, gzipped);
    return headers['content-encoding'] === 'gzip' && gunzipSync(body).toString().split('>').at(-1);
  });

describe('§9 page cache: a page that many ask for at once', () => {
  test('is served again for a second without a request to the site', async () => {
    const first = await text('/markets/');
    expect(await text('/markets/')).toBe(first);
    expect(await text('/markets/?page=2')).not.toBe(first);
    now += 1001;
    expect(await text('/markets/')).not.toBe(first);
  });

  test('goes to the site for a client that accepts no compression: only compressed bodies are cached', async () => {
    await text('/markets/');
    const requests = made;
    await get('/markets/');
    expect(made).toBe(requests + 1);
  });

  test('has the same headers each time, and its bytes in the coding that is asked for', async () => {
    // A page whose compressed form is still being made is asked for anew.
    const { first, again } = await vi.waitUntil(async () => {
      const plain = await get('/');
      const packed = await get('/', { 'accept-encoding': 'br' });
      return packed.headers['content-encoding'] ? { first: plain, again: packed } : undefined;
    });
    const asked = made;
    expect(again.headers).toMatchObject({ 'x-nextjs-cache': 'HIT', vary: 'rsc, Accept-Encoding', etag: first.headers.etag, 'content-encoding': 'br', 'content-length': String(again.body.length) });
    expect(brotliDecompressSync(again.body)).toEqual(first.body);
    expect(await get('/', { 'if-none-match': String(first.headers.etag) })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(made).toBe(asked);
  });

  test.each([
    ['an internal user', { cookie: 'a=b; mh_internal=x' }, 'GET'],
    ["React's data", { rsc: '1' }, 'GET'],
    ['another method', {}, 'POST'],
  ])('%s is neither given that page nor leaves one', async (_, headers, method) => {
    await get('/', headers, method);
    await get('/');
    await get('/', headers, method);
    expect(made).toBe(3);
  });

  test.each(['x=mh_internal=1', 'x_mh_internal=1', 'mh_internal_x=1'])('a cookie that only resembles an internal one does not bypass the cache: %s', async (cookie) => {
    await get('/');
    await get('/', { cookie });
    expect(made).toBe(1);
  });

  test('the least recently used page is evicted when the limit of bytes is reached', async () => {
    const [long, markets] = [await text('/long/'), await text('/markets/')];
    expect([await text('/long/'), await text('/markets/')]).toEqual([long, markets]);
    const page = await text('/long/?page=2');
    expect([await text('/markets/'), await text('/long/?page=2')]).toEqual([markets, page]);
    expect(await text('/long/')).not.toBe(long);
  });

  test.each(['/fresh/', '/stale/', '/greeting/'])('%s is asked for each time: it is not for everyone, or soon another', async (path) => {
    await get(path);
    await get(path);
    expect(made).toBe(2);
  });
});
