import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { providerFiles } from './providerFiles';

afterEach(() => void vi.restoreAllMocks());

/** The log, which says nothing aloud. */
const listen = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const protective = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="a.svg"',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** A service whose picture comes at once, and whose recording begins and is ended by the test. */
const aService = async (timeoutMs?: number) => {
  const recording = Promise.withResolvers<ServerResponse>();
  const heard: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    if (request.url === '/moved') response.writeHead(302, { location: '/picture' }).end();
    if (request.url === '/picture')
      response
        .writeHead(200, { 'content-type': 'image/jpeg', etag: '"a"', 'set-cookie': 'a=1', server: 'secret' })
        .end('a picture');
    if (request.url === '/drawing')
      response.writeHead(200, { 'content-type': 'image/svg+xml', ...protective }).end('<svg/>');
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
  const { GET } = providerFiles({
    endpoint,
    variable: 'IMAGES_URL',
    kind: 'picture',
    asks: ['accept'],
    tells: ['content-type', 'etag'],
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const get = (path: string, init: RequestInit = {}) =>
    GET(new Request(`http://localhost:3000/images/${path}`, init), { params: Promise.resolve({ path: [path] }) });
  return { get, heard, recording: recording.promise };
};

describe('§7.2 files of the provider at the site’s own origin', () => {
  test('only named headers pass, either way', async () => {
    const { get, heard } = await aService();
    const answer = await get('picture', { headers: { accept: 'image/avif', cookie: 'a=1', authorization: 'Basic x' } });
    expect([answer.status, await answer.text(), Object.fromEntries(answer.headers)]).toEqual([
      200,
      'a picture',
      { 'content-type': 'image/jpeg', etag: '"a"' },
    ]);
    expect(heard[0]).toMatchObject({ accept: 'image/avif' });
    expect([heard[0]?.cookie, heard[0]?.authorization]).toEqual([undefined, undefined]);
  });

  test('a drawing keeps the headers that confine it, and a refusal says when to try again', async () => {
    const { get } = await aService();
    const drawing = await get('drawing');
    expect(Object.fromEntries(drawing.headers)).toEqual({ 'content-type': 'image/svg+xml', ...protective });
    const refused = await get('busy');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  });

  test('the service counts the client and not the site', async () => {
    const { get, heard } = await aService();
    await get('picture', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
    expect(heard[0]?.['x-forwarded-for']).toBe('198.51.100.1, 203.0.113.9');
  });

  test('a redirect is followed nowhere: a 502 that nobody keeps, and a line in the log', async () => {
    const told = listen();
    const { get, heard } = await aService();
    const answer = await get('moved');
    expect([answer.status, answer.headers.get('cache-control'), heard.length]).toEqual([502, 'no-store', 1]);
    expect(String(told.mock.calls[0]?.[0])).toContain('IMAGES_URL');
  });

  test(
    'a file must begin in time and may then take as long as the reader’s line does',
    { timeout: 60_000 },
    async () => {
      listen();
      const { get, recording } = await aService(1_000);
      const slow = await get('recording');
      // What is asked for later and given up shows that the time of the first is over.
      expect((await get('never')).status).toBe(502);
      (await recording).end('last');
      expect(await slow.text()).toBe('first, last');
    },
  );

  test('a reader who leaves takes the request to the service along, and is no fault', async () => {
    const told = listen();
    const { get, recording } = await aService();
    const reader = new AbortController();
    const answer = await get('recording', { signal: reader.signal });
    const closed = once(await recording, 'close');
    reader.abort();
    await expect(answer.text()).rejects.toThrow('aborted');
    await closed;
    await get('never', { signal: AbortSignal.abort() });
    expect(told).not.toHaveBeenCalled();
  });
});
