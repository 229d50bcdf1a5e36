import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { photograph } from '../../../test/support/pictures.ts';
import { fetchMedia, isAvatarUrl } from './fetchMedia.ts';
import { isPublicAddress, type Network } from './publicRequest.ts';

let opened: Awaited<ReturnType<typeof openTestLibrary>>;
let requests: string[];
let port: number;
let jpeg: Buffer;

const respond = (request: IncomingMessage, response: ServerResponse): void => {
  requests.push(request.url ?? '');
  const redirect = (location: string) => response.writeHead(302, { location }).end();
  switch (request.url) {
    case '/moved.jpg':
      return void redirect('/tower.jpg');
    case '/elsewhere.jpg':
      return void redirect('http://metadata.internal/latest/');
    case '/loop.jpg':
      return void redirect('/loop.jpg');
    case '/missing.jpg':
      return void response.writeHead(404).end('nothing');
    case '/no-http.jpg':
      return void request.socket.end('SSH-2.0-server\r\n');
    case '/interrupted.jpg':
      response.writeHead(200, { 'content-length': jpeg.length });
      return void response.write(jpeg.subarray(0, 100), () => response.destroy());
    case '/no-chunk.jpg':
      return void request.socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n');
    case '/endless.jpg': {
      const send = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(256 * 1024)));
      };
      response.writeHead(200).on('drain', send);
      return send();
    }
    default:
      return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
  }
};
const server = createServer(respond);

beforeAll(async () => {
  opened = await openTestLibrary({
    allowedHosts: ['images.test', '*.wire.test'],
    limits: { maxBytes: 2_000_000, maxPixels: 1_000_000 },
  });
  jpeg = await photograph({ width: 300, height: 200 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await opened.close();
});
beforeEach(() => {
  requests = [];
});

/** All host names lead to the test server. */
const local: Network = {
  protocols: ['http:'],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowedAddress: () => true,
};
const fetchFrom = (path: string, host = 'images.test', network = local) =>
  fetchMedia(opened.library, `http://${host}:${port}${path}`, network);

describe('remote pictures', () => {
  test('are fetched once, after redirects to allowed hosts', async () => {
    const first = await fetchFrom('/moved.jpg');
    expect(first).toMatchObject({
      ok: true,
      status: 'stored',
      value: { width: 300, fileName: 'moved.jpg' },
    });
    expect(await fetchFrom('/moved.jpg')).toMatchObject({ ok: true, status: 'existing' });
    expect(requests).toEqual(['/moved.jpg', '/tower.jpg']);
    expect(await fetchFrom('/tower.jpg', 'a.wire.test')).toMatchObject({ ok: true, status: 'existing' });
  });

  test.each([
    ['/tower.jpg', 'other.test', 'not-allowed', 'MEDIA_HOSTS'],
    ['/tower.jpg', 'wire.test', 'not-allowed', 'MEDIA_HOSTS'],
    ['/elsewhere.jpg', 'images.test', 'not-allowed', 'metadata.internal'],
    ['/loop.jpg', 'images.test', 'unreachable', 'more than 3 times'],
    ['/missing.jpg', 'images.test', 'unreachable', 'status 404'],
    ['/endless.jpg', 'images.test', 'too-large', 'larger than 1 MB'],
  ])('%s of %s is refused: %s', async (path, host, code, message) => {
    expect(await fetchFrom(path, host)).toMatchObject({
      ok: false,
      error: [{ code, message: expect.stringContaining(message) }],
    });
  });

  test('are not requested from private addresses, whatever the host name resolves to', async () => {
    const internet = { ...local, isAllowedAddress: isPublicAddress };
    expect(await fetchFrom('/private.jpg', 'images.test', internet)).toMatchObject({
      ok: false,
      error: [{ code: 'not-allowed', message: 'The host images.test has no public address.' }],
    });
    const literal = { ...opened.library, allowedHosts: ['127.0.0.1', '[::1]'] };
    for (const host of ['127.0.0.1', '[::1]'])
      expect(await fetchMedia(literal, `http://${host}:${port}/private.jpg`, internet)).toMatchObject({
        ok: false,
        error: [{ code: 'not-allowed', message: expect.stringContaining('is not public') }],
      });
    expect(requests).toEqual([]);
  });

  test('need https by default', async () => {
    expect(await fetchMedia(opened.library, 'http://images.test/tower.jpg')).toMatchObject({
      ok: false,
      error: [{ code: 'not-allowed' }],
    });
  });

  test('that cannot be reached are an issue', async () => {
    const gone = { ...local, resolve: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ENOTFOUND' })) };
    expect(await fetchFrom('/gone.jpg', 'images.test', gone)).toMatchObject({
      ok: false,
      error: [{ code: 'unreachable' }],
    });
  });

  test.each(['/no-http.jpg', '/interrupted.jpg', '/no-chunk.jpg'])(
    'of a server that breaks the protocol are an issue: %s',
    async (path) => {
      expect(await fetchFrom(path)).toMatchObject({
        ok: false,
        error: [{ code: 'unreachable', message: expect.stringContaining('cannot be fetched') }],
      });
      expect(await readdir(opened.library.incoming)).toEqual([]);
    },
  );

  test('of a server without TLS are an issue', async () => {
    const secure = { ...local, protocols: ['https:'] };
    expect(await fetchMedia(opened.library, `https://images.test:${port}/tower.jpg`, secure)).toMatchObject({
      ok: false,
      error: [{ code: 'unreachable' }],
    });
  });
});

test.each([
  ['93.184.215.14', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.100.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:a00:1::', false],
  ['localhost', false],
])('%s is on the public internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

test.each([
  ['https://secure.gravatar.com/avatar/1', true],
  ['https://gravatar.com/avatar/1', true],
  ['https://gravatar.com.example.com/a', false],
  ['nonsense', false],
])('%s is an avatar: %s', (url, isAvatar) => expect(isAvatarUrl(url)).toBe(isAvatar));
