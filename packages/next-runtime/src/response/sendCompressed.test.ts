import { createServer, request as sendRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCompressedBodies } from './compressedBodies';
import { sendCompressed } from './sendCompressed';

const page = `<!DOCTYPE html><p>${'A deal in Atlanta. '.repeat(200)}</p>`;
let computed = 0;
/** Addresses whose pages went to the micro-cache. */
const cached: (string | undefined)[] = [];
const getHeaders = () => ({ 'content-security-policy': `script-src ${(computed += 1)}` });
const getBody = createCompressedBodies({
  maxBytes: 1_000_000,
  getHeaders,
  onError: (cause) => {
    throw cause;
  },
});

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    sendCompressed(request, response, getBody, () => void cached.push(request.url));
    if (request.url === '/fresh/') response.setHeader('x-nextjs-cache', 'MISS');
    if (request.url !== '/fresh/') response.setHeader('x-nextjs-cache', 'HIT');
    if (request.url === '/amp/') response.setHeader('content-security-policy', 'script-src amp');
    if (request.url === '/missing/') response.statusCode = 404;
    response.setHeader('Vary', 'rsc');
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** `fetch` would decompress by itself. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    sendRequest({ port: (server.address() as AddressInfo).port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('§2.9, page cache: a page from the cache is compressed once', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sent as %s to a browser that takes %s', async (coding, accepted, decode) => {
    const response = await vi.waitUntil(async () => {
      const one = await get('/cached/', { 'accept-encoding': accepted });
      return one.headers['content-encoding'] ? one : undefined;
    });
    expect(response.headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(response.body.length),
      vary: 'rsc, Accept-Encoding',
    });
    expect(decode(response.body).toString()).toBe(page);
  });

  test.each([
    ['nothing is said', {}],
    ['every coding is refused', { 'accept-encoding': 'br;q=0, gzip;q=0' }],
  ])('sent uncompressed where %s', async (_, headers) => {
    const { headers: sent, body } = await get('/cached/', headers);
    expect([sent['content-encoding'], sent['content-length'], body.toString()]).toEqual([
      undefined,
      String(page.length),
      page,
    ]);
  });

  test('sent as a 304 to a browser that has it', async () => {
    const {
      headers: { etag = '' },
    } = await get('/cached/');
    expect(await get('/cached/', { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  test('sent with headers that are computed once for its text, also where the browser has it', async () => {
    const { headers } = await get('/cached/');
    const { headers: again } = await get('/cached/', { 'if-none-match': headers.etag ?? '' });
    expect([headers, again].map((sent) => sent['content-security-policy'])).toEqual(['script-src 1', 'script-src 1']);
  });

  test('sent with its own policy where it has one', async () => {
    expect((await get('/amp/')).headers['content-security-policy']).toBe('script-src amp');
  });

  test('a cached not-found page is compressed once too, keeps its status, and stays out of the micro-cache', async () => {
    const {
      headers: { etag = '' },
    } = await get('/missing/');
    const { status, headers, body } = await vi.waitUntil(async () => {
      const response = await get('/missing/', { 'accept-encoding': 'br', 'if-none-match': etag });
      return response.headers['content-encoding'] ? response : undefined;
    });
    expect([status, headers['content-security-policy'], brotliDecompressSync(body).toString()]).toEqual([
      404,
      'script-src 1',
      page,
    ]);
    expect(cached).not.toContain('/missing/');
  });

  test('a page rendered for this request passes unchanged', async () => {
    const { headers, body } = await get('/fresh/', { 'accept-encoding': 'br' });
    expect([headers.etag, headers['content-encoding'], body.toString()]).toEqual([undefined, undefined, page]);
  });
});
