import { hash } from 'node:crypto';
import { createServer, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCompressedBodies } from './compressedBodies';
import { createMicroCache } from './microCache';
import { sendCompressed } from './sendCompressed';

/** Text whose compressed forms take more than half of the limit below. */
const incompressible = Array.from({ length: 3_000 }, (_, index) => hash('sha1', String(index))).join('');

let server: Server;
/** Requests that reached the site. */
let made = 0;
let clear: () => void;
/** Called while the site responds. */
let onResponse: () => void;
/** Stands still until a test moves it. */
let now = 1;

beforeEach(async () => {
  made = 0;
  onResponse = () => undefined;
  const getBody = createCompressedBodies({
    maxBytes: 1_000_000,
    onError: (cause) => {
      throw cause;
    },
  });
  const recent = createMicroCache({ ttlMs: 1000, maxPages: 10, maxBytes: 100_000, clock: { now: () => now } });
  clear = recent.clear;
  server = createServer((request, response) => {
    if (recent.serve(request, response)) return;
    sendCompressed(request, response, getBody, recent.onCacheable(request));
    const address = request.url;
    request.url = '/~/where/next/leads/it/';
    made += 1;
    onResponse();
    response.setHeader('x-nextjs-cache', address === '/fresh/' ? 'MISS' : address === '/stale/' ? 'STALE' : 'HIT');
    response.setHeader('Vary', 'rsc');
    if (address === '/greeting/') response.setHeader('Set-Cookie', 'a=1');
    response.end(`<!DOCTYPE html>${address?.startsWith('/long/') ? incompressible : ''}<p>${address}`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

type Reply = { status?: number; headers: Record<string, unknown>; body: Buffer };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    sendRequest({ port: (server.address() as AddressInfo).port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
const gzipped = { 'accept-encoding': 'gzip' };

/** Requests a page until it is compressed: until then each request goes to the site. */
const compressed = (path: string): Promise<Reply> =>
  vi.waitUntil(async () => {
    const response = await get(path, gzipped);
    return response.headers['content-encoding'] === 'gzip' && response;
  });

/** How many requests to the site these pages take. */
const requestsFor = async (...paths: readonly string[]): Promise<number> => {
  const before = made;
  for (const path of paths) await get(path, gzipped);
  return made - before;
};

describe('§2.9, page cache: a page that many clients request at once', () => {
  test('is served again for a second without a call of Next', async () => {
    await compressed('/markets/');
    expect(await requestsFor('/markets/', '/markets/')).toBe(0);
    expect(await requestsFor('/markets/?page=2')).toBe(1);
    now += 1001;
    expect(await requestsFor('/markets/')).toBe(1);
  });

  test('is requested from Next after a purge, also where a response was in progress during the purge', async () => {
    await compressed('/markets/');
    clear();
    onResponse = clear;
    expect(await requestsFor('/markets/', '/markets/')).toBe(2);
    onResponse = () => undefined;
    expect(await requestsFor('/markets/', '/markets/')).toBe(1);
  });

  test('is requested from Next for a client that accepts no compression: only compressed bodies are cached', async () => {
    await compressed('/markets/');
    const requests = made;
    await get('/markets/');
    expect(made).toBe(requests + 1);
  });

  test('has the same headers each time, and its bytes in the coding that is accepted', async () => {
    const first = await compressed('/');
    const requests = made;
    const again = await get('/', gzipped);
    expect(again.headers).toMatchObject({
      'x-nextjs-cache': 'HIT',
      vary: 'rsc, Accept-Encoding',
      etag: first.headers.etag,
      'content-encoding': 'gzip',
      'content-length': String(again.body.length),
    });
    expect(gunzipSync(again.body).toString()).toBe('<!DOCTYPE html><p>/');
    expect(await get('/', { 'if-none-match': String(first.headers.etag) })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    });
    expect(made).toBe(requests);
  });

  test.each([
    ['an internal user', { cookie: 'a=b; mh_internal=x' }, 'GET'],
    ["React's data", { rsc: '1' }, 'GET'],
    ['another method', {}, 'POST'],
  ])('%s does not read or write the cache', async (_, headers, method) => {
    await get('/', headers, method);
    await get('/');
    await get('/', headers, method);
    expect(made).toBe(3);
  });

  test.each(['x=mh_internal=1', 'x_mh_internal=1', 'mh_internal_x=1'])(
    'a cookie that only resembles an internal one does not bypass the cache: %s',
    async (cookie) => {
      await compressed('/');
      const requests = made;
      await get('/', { ...gzipped, cookie });
      expect(made).toBe(requests);
    },
  );

  test('the least recently used page is evicted when the limit of bytes is reached', async () => {
    await compressed('/long/');
    await compressed('/markets/');
    expect(await requestsFor('/long/', '/markets/')).toBe(0);
    await compressed('/long/?page=2');
    expect(await requestsFor('/markets/', '/long/?page=2')).toBe(0);
    expect(await requestsFor('/long/')).toBe(1);
  });

  test.each(['/fresh/', '/stale/', '/greeting/'])(
    '%s is requested from Next each time: it is not for everyone, or about to change',
    async (path) => {
      await get(path);
      await get(path);
      expect(made).toBe(2);
    },
  );
});
