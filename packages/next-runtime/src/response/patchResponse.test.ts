import { createServer, request as send, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashSource } from '../security/inlineScripts';
import { createDocumentHeaders } from '../security/responseSecurity';
import { secureResponse } from '../security/secureResponse';
import { createCompressedBodies } from './compressedBodies';
import { createResponsePatches } from './patchResponse';
import type { CachedResponse } from './sendCompressed';

const errorDocument = `<!DOCTYPE html><title>Error</title><script>site()</script>${' '.repeat(2_000)}`;
const getDocumentHeaders = createDocumentHeaders({
  policy: (hashes) => ({ 'content-security-policy': `script-src ${hashes.join(' ') || "'none'"}` }),
  always: { 'x-content-type-options': 'nosniff' },
  isOwn: () => true,
});

/** A server that patches its responses, as `startServer` does before it calls Next. */
const serve = async (next: RequestListener): Promise<{ port: number; cacheable: CachedResponse[] }> => {
  const cacheable: CachedResponse[] = [];
  const patches = createResponsePatches({
    cdn: 'none',
    errorDocument,
    addSecurityHeaders: (request, response) =>
      secureResponse(request, response, { always: {}, getDocumentHeaders, publicDocuments: new Map() }),
    getBody: createCompressedBodies({ maxBytes: 1_000_000, getHeaders: getDocumentHeaders, onError: () => undefined }),
  });
  const server = createServer((request, response) => {
    for (const patch of patches) patch(request, response, (page) => void cacheable.push(page));
    next(request, response);
  }).listen(0);
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, cacheable };
};

const get = (
  port: number,
  coding: string,
  method = 'GET',
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    send({ port, method, headers: { 'accept-encoding': coding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

test('the error document replaces the one of Next before its scripts are hashed and it is compressed', async () => {
  const { port } = await serve((_, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8').flushHeaders();
    response.write('<!DOCTYPE html><html id="__next_error__"><script>next()</script>');
    response.end();
  });
  const { status, headers, body } = await get(port, 'gzip');
  expect([status, headers['content-encoding'], gunzipSync(body).toString()]).toEqual([500, 'gzip', errorDocument]);
  expect(headers['content-security-policy']).toBe(`script-src ${hashSource('site()')}`);
  expect(headers['cache-control']).toContain('no-store');
});

test('a cached page is compressed once, with limited headers, and the micro-cache gets the same ones', async () => {
  const page = `<!DOCTYPE html><script>page()</script>${'A deal in Atlanta. '.repeat(200)}`;
  const { port, cacheable } = await serve((_, response) => {
    response.setHeader('x-nextjs-cache', 'HIT').setHeader('x-nextjs-rewritten-query', '');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 's-maxage=900, stale-while-revalidate=31535100').end(page);
  });
  const { headers, body } = await vi.waitUntil(
    async () => {
      const response = await get(port, 'br');
      return cacheable.at(-1)?.body.br?.equals(response.body) ? response : undefined;
    },
    { timeout: 5_000 },
  );
  expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', page]);
  const expected = {
    'content-security-policy': `script-src ${hashSource('page()')}`,
    'cache-control': 's-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
  };
  expect(headers).toMatchObject(expected);
  expect(headers).not.toHaveProperty('x-nextjs-rewritten-query');
  expect(cacheable.at(-1)?.headers).toMatchObject(expected);
});

describe('a file whose length its route passes on', () => {
  const file = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(60));
  /** Sends a file as Next does: in parts, and without a body for HEAD. */
  const serveFile = (type: string) =>
    serve((request, response) => {
      response.setHeader('Content-Type', type).appendHeader('x-page-length', String(file.length));
      if (request.method !== 'HEAD') for (const start of [0, 1000]) response.write(file.subarray(start, start + 1000));
      response.end(request.method === 'HEAD' ? undefined : file.subarray(2000));
    });

  test.each([
    ['audio/mpeg', 'GET', 'br'],
    ['video/mp4', 'GET', 'identity'],
    ['image/jpeg', 'HEAD', 'br'],
    ['application/pdf', 'GET', 'br'],
    ['text/csv', 'GET', 'identity'],
    ['image/svg+xml', 'HEAD', 'br'],
  ])('%s for %s has a Content-Length', async (type, method, coding) => {
    const { headers, body } = await get((await serveFile(type)).port, coding, method);
    expect(headers).toMatchObject({ 'content-length': String(file.length) });
    expect(headers).not.toHaveProperty('x-page-length');
    expect(body.length).toBe(method === 'HEAD' ? 0 : file.length);
  });

  test('has not that of the uncompressed file after compression', async () => {
    const { headers, body } = await get((await serveFile('image/svg+xml')).port, 'br');
    expect([headers['content-encoding'], brotliDecompressSync(body)]).toEqual(['br', file]);
    expect([undefined, String(body.length)]).toContain(headers['content-length']);
  });
});

describe('a document that no cache holds', () => {
  const page = `<!DOCTYPE html><script>page()</script>${'A deal in Atlanta. '.repeat(200)}`;
  const serveDocument = (type: string, control = 'private, no-store') =>
    serve((_, response) => {
      response.setHeader('Content-Type', type).setHeader('Cache-Control', control);
      response.write(page.slice(0, 500));
      response.end(page.slice(500));
    });

  test('is sent whole, compressed with Brotli, with its length and the hashes of its scripts', async () => {
    const { port } = await serveDocument('text/html; charset=utf-8');
    const { headers, body } = await get(port, 'gzip, br');
    expect(brotliDecompressSync(body).toString()).toBe(page);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
      'content-security-policy': `script-src ${hashSource('page()')}`,
    });
  });

  test.each([
    ['a client that accepts gzip only', 'gzip', 'text/html', undefined, 'gzip'],
    ['a client that accepts no coding', 'identity', 'text/html', undefined, undefined],
    ['a response that proxies may not change', 'br', 'text/html', 'no-transform', undefined],
    ['another type, which the middleware compresses', 'br', 'application/xml', undefined, 'br'],
  ])('is not compressed in one call for %s', async (_, coding, type, control, expected) => {
    const { port } = await serveDocument(type, control);
    const { headers, body } = await get(port, coding);
    expect(headers['content-encoding']).toBe(expected);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''];
    expect((decode ? decode(body) : body).toString()).toBe(page);
  });
});
