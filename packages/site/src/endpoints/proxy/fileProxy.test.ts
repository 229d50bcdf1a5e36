import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFileProxy } from './fileProxy';
import { toServiceUrl } from './forward';
import { jsonError } from './incoming';

afterEach(() => void vi.restoreAllMocks());

/** Spies on the log and keeps it silent. */
const spyOnLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const protective = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="a.svg"',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Starts a service with a picture, and a recording that the test ends. */
const startFileService = async (timeoutMs?: number) => {
  const recording = Promise.withResolvers<ServerResponse>();
  const received: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    if (request.url === '/moved') response.writeHead(302, { location: '/picture' }).end();
    if (request.url === '/picture')
      response
        .writeHead(200, { 'content-type': 'image/jpeg', etag: '"a"', 'set-cookie': 'a=1', server: 'secret' })
        .end('a picture');
    if (request.url === '/drawing')
      response.writeHead(200, { 'content-type': 'image/svg+xml', ...protective }).end('<svg/>');
    if (request.url === '/film')
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-length': 4, 'content-range': 'bytes 0-3/9' });
    if (request.url === '/film') response.end(request.method === 'HEAD' ? undefined : 'part');
    if (request.url === '/compressed')
      response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' }).end(gzipSync('a,b'));
    if (request.url === '/busy') response.writeHead(429, { 'retry-after': '5' }).end('later');
    if (request.url !== '/recording') return;
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('first, ');
    recording.resolve(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { GET, HEAD } = createFileProxy({
    endpoint,
    variable: 'IMAGES_URL',
    kind: 'picture',
    requestHeaders: ['accept'],
    responseHeaders: ['content-type', 'content-length', 'etag'],
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const get = (path: string, init: RequestInit = {}) =>
    (init.method === 'HEAD' ? HEAD : GET)(new Request(`http://localhost:3000/images/${path}`, init), {
      params: Promise.resolve({ path: [path] }),
    });
  return { get, received, recording: recording.promise };
};

describe('§7.2 files of the provider at the site’s own origin', () => {
  test('passes listed headers only, both ways, and adds tags for shared caches', async () => {
    const { get, received } = await startFileService();
    const response = await get('picture', {
      headers: { accept: 'image/avif', cookie: 'a=1', authorization: 'Basic x' },
    });
    expect([response.status, await response.text(), Object.fromEntries(response.headers)]).toEqual([
      200,
      'a picture',
      { 'content-type': 'image/jpeg', etag: '"a"', 'x-page-tags': 'type:picture picture:picture' },
    ]);
    expect(received[0]).toMatchObject({ accept: 'image/avif' });
    expect([received[0]?.cookie, received[0]?.authorization]).toEqual([undefined, undefined]);
  });

  test('passes protective headers of a drawing, and retry-after', async () => {
    const { get } = await startFileService();
    const drawing = await get('drawing');
    expect(Object.fromEntries(drawing.headers)).toMatchObject({ 'content-type': 'image/svg+xml', ...protective });
    const refused = await get('busy');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  });

  test.each(['GET', 'HEAD'])('passes the length of a file to the server (%s)', async (method) => {
    const { get } = await startFileService();
    expect((await get('film', { method })).headers.get('x-page-length')).toBe('4');
  });

  test('passes no length of a body that fetch has decoded', async () => {
    const { get } = await startFileService();
    const response = await get('compressed');
    expect([await response.text(), response.headers.get('x-page-length')]).toEqual(['a,b', null]);
  });

  test('sends the client’s address', async () => {
    const { get, received } = await startFileService();
    await get('picture', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
    expect(received[0]?.['x-forwarded-for']).toBe('198.51.100.1, 203.0.113.9');
  });

  test('follows no redirect: returns an uncacheable 502 and logs it', async () => {
    const logged = spyOnLog();
    const { get, received } = await startFileService();
    const response = await get('moved');
    expect([response.status, response.headers.get('cache-control'), received.length]).toEqual([502, 'no-store', 1]);
    expect(String(logged.mock.calls[0]?.[0])).toContain('IMAGES_URL');
  });

  test('limits the time until a response starts, not its transfer', { timeout: 60_000 }, async () => {
    spyOnLog();
    const { get, recording } = await startFileService(1_000);
    const slow = await get('recording');
    // A later request that times out shows that the limit of the first has passed.
    expect((await get('never')).status).toBe(502);
    (await recording).end('last');
    expect(await slow.text()).toBe('first, last');
  });

  test('aborts the service request when the reader leaves, without an error', async () => {
    const logged = spyOnLog();
    const { get, recording } = await startFileService();
    const reader = new AbortController();
    const response = await get('recording', { signal: reader.signal });
    const closed = once(await recording, 'close');
    reader.abort();
    await expect(response.text()).rejects.toThrow('aborted');
    await closed;
    await get('never', { signal: AbortSignal.abort() });
    expect(logged).not.toHaveBeenCalled();
  });
});

const endpoint = 'http://provider.internal:4000/images';

test.each([
  [['a.webp'], `${endpoint}/a.webp`],
  [['a', 'b c'], `${endpoint}/a/b%20c`],
  [['../graphql'], `${endpoint}/..%2Fgraphql`],
  [['..\\graphql'], `${endpoint}/..%5Cgraphql`],
  [['a?query=x'], `${endpoint}/a%3Fquery%3Dx`],
  [['...'], `${endpoint}/...`],
  [[], endpoint],
])('%j stays below the endpoint', (segments, url) => {
  expect(toServiceUrl(endpoint, segments)).toBe(url);
  expect(new URL(url).pathname.startsWith('/images')).toBe(true);
});

test.each([
  [['..', 'graphql']],
  [['a', '..', '..', 'graphql']],
  [['.']],
  [['%2e%2e', 'graphql']],
  [['%2E.', 'graphql']],
  [['']],
])('%j leads out of the endpoint and has no URL', (segments) => {
  expect(toServiceUrl(endpoint, segments)).toBeUndefined();
});

test.each([
  [jsonError('Too long.', 413), 413, 'Too long.'],
  [jsonError('Unexpected.'), 500, 'Unexpected.'],
])('§8 a JSON error is a message and a status code, 500 by default', async (response, statusCode, message) => {
  expect([response.status, await response.json()]).toEqual([statusCode, { message, statusCode }]);
});
