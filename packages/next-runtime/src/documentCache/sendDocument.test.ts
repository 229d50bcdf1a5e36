import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createGetBody } from './cachedDocument';
import type { DocumentResult } from './documentCache';
import { createDocumentSender } from './sendDocument';

const html = '<p>Ä deal';
const document = {
  status: 200,
  headers: { 'content-type': 'text/html', 'content-security-policy': 'the policy' },
  tags: ['brand:a', 'article:1'],
  etag: 'W/"a"',
  body: brotliCompressSync(html),
  renderedAt: 1,
  lifetimeSeconds: 900,
  staleAt: 900_001,
};
const cached = (changes: Partial<typeof document> = {}, isOld = false): DocumentResult => ({
  kind: 'cached',
  state: isOld ? 'STALE' : 'HIT',
  document: { ...document, ...changes },
  isOld,
});
const uncached = (headers: OutgoingHttpHeaders = {}): DocumentResult => ({
  kind: 'uncached',
  rendered: { status: 200, headers: { 'content-type': 'text/html', ...headers }, body: Buffer.from(html) },
});

/** Sends a document over a connection. */
const send = async (
  result: DocumentResult,
  {
    method = 'GET',
    headers = {},
    cdn = 'none',
  }: { method?: string; headers?: OutgoingHttpHeaders; cdn?: 'none' | 'nginx' | 'fastly' | 'cloudflare' } = {},
) => {
  const sendDocument = createDocumentSender({
    cdn,
    getBody: createGetBody(1_000),
    getSecurityHeaders: () => ({ 'content-security-policy': 'the policy' }),
  });
  const server = createServer((request, response) => {
    if (result.kind === 'cached' || result.kind === 'uncached') void sendDocument(request, response, result);
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = sendRequest({ port, method, headers: { ...headers, connection: 'close' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
};

describe.each([
  ['a document of the cache', cached()],
  ['an uncached document', uncached()],
])('%s', (_, result) => {
  test.each<[accepts: string | undefined, coding: string | undefined, decode: (body: Buffer) => Buffer]>([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0', undefined, (body) => body],
    [undefined, undefined, (body) => body],
  ])('is sent to a client that accepts %s in the coding %s', async (accepts, coding, decode) => {
    const { headers, body } = await send(result, {
      headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
    });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-security-policy': 'the policy' });
    expect([headers['content-encoding'], headers['content-length']]).toEqual([coding, String(body.length)]);
    expect(decode(body).toString()).toBe(html);
  });

  test('has no body in the response to HEAD, and its headers', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [whole, head] = [await send(result, { headers }), await send(result, { headers, method: 'HEAD' })];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });
});

describe('a client that has a document', () => {
  test('gets a 304 with its policy and without a body', async () => {
    const { status, headers, body } = await send(cached(), { headers: { 'if-none-match': 'W/"b", W/"a"' } });
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({ etag: 'W/"a"', 'content-security-policy': 'the policy', vary: 'Accept-Encoding' });
    expect(headers).not.toHaveProperty('content-length');
  });

  test.each([
    ['of another text', cached({ etag: 'W/"b"' })],
    ['of another status', cached({ status: 404 })],
  ])('gets the document where it is one %s', async (_, result) => {
    expect((await send(result, { headers: { 'if-none-match': 'W/"a"' } })).status).not.toBe(304);
  });
});

describe('decision 75: lifetimes for the cache in front of the site', () => {
  const lasting = 'max-age=300, stale-while-revalidate=1, stale-if-error=86400';
  test.each<[cdn: 'none' | 'nginx' | 'fastly' | 'cloudflare', what: string, DocumentResult, headers: object]>([
    ['none', 'a page', cached(), { 'cache-control': expect.stringMatching(/^s-maxage=300, /) }],
    ['none', 'an old page', cached({}, true), { 'cache-control': 's-maxage=1, stale-if-error=86400' }],
    ['none', 'a missing page', cached({ status: 404, lifetimeSeconds: 60 }), { 'cache-control': 's-maxage=60' }],
    ['nginx', 'a page', cached(), { 'cache-control': 's-maxage=1', 'x-accel-expires': '@1' }],
    ['fastly', 'a page', cached(), { 'surrogate-control': lasting, 'surrogate-key': 'brand:a article:1' }],
    ['fastly', 'a page without tags', cached({ tags: [] }), { 'surrogate-control': 'max-age=60' }],
    ['cloudflare', 'a page', cached(), { 'cdn-cache-control': lasting, 'cache-tag': 'brand:a,article:1' }],
    ['none', 'an uncached page', uncached(), { 'cache-control': 'private, no-store' }],
    [
      'none',
      'an uncached page with a lifetime of its own',
      uncached({ 'cache-control': 'no-cache' }),
      { 'cache-control': 'no-cache' },
    ],
  ])('%s: %s', async (cdn, _, result, headers) => {
    expect((await send(result, { cdn })).headers).toMatchObject(headers);
  });
});

test('an uncached document sets its cookies, and sends no headers for the server', async () => {
  const cookies = ['a=b', 'c=d'];
  const { headers } = await send(
    uncached({ 'set-cookie': cookies, 'x-page-tags': 'a', 'transfer-encoding': 'chunked' }),
  );
  expect(headers['set-cookie']).toEqual(cookies);
  expect(Object.keys(headers)).not.toContain('x-page-tags');
});
