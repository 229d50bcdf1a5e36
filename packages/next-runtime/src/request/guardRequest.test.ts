import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRefusalSender, type AddSecurityHeaders } from '../plainPage';
import { createRequestGuard, httpServerOptions } from './guardRequest';

const addSecurityHeaders: AddSecurityHeaders = (_, response) => void response.setHeader('x-secured', '1');
const guardRequest = createRequestGuard({
  env: {
    DEPLOYMENT: 'production',
    PORT: undefined,
    SITE_ORIGIN: 'https://www.example.com',
    INTERNAL_USER_KEY: undefined,
    PREVIEW_KEY: undefined,
  },
  sendRefusal: createRefusalSender(addSecurityHeaders),
  mayBePage: () => true,
  postPaths: [/^\/Registration\//, /^\/api\//, /^\/email-story\/?$/, /^\/views\/?$/],
});
/** Counts upgrades, which Next would handle without the checks. */
const state = { upgrades: 0 };
let server: Server;
beforeAll(async () => {
  server = createServer(httpServerOptions, (incoming, response) => {
    if (guardRequest(incoming, response) === 'allowed')
      response.end(JSON.stringify({ url: incoming.url, ...incoming.headers }));
  });
  server.on('upgrade', (_, socket) => {
    state.upgrades += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number | undefined; allow: string | undefined; secured: unknown; text: string }> =>
  new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: target, method, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => void (text += part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            allow: response.headers.allow,
            secured: response.headers['x-secured'],
            text,
          }),
        );
      },
    )
      .on('error', reject)
      .end(method === 'GET' || method === 'HEAD' ? undefined : 'a=1');
  });

describe('checks of every request', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s to a page is a 405 that names the methods of pages',
    async (method) => {
      expect(await send('/markets/', { method, headers: { 'next-action': 'x' } })).toMatchObject({
        status: 405,
        allow: 'GET, HEAD',
        secured: '1',
      });
    },
  );

  test.each(['/Registration/login/', '/api/purge/', '/api/forms/contact/', '/email-story/', '/views/'])(
    'POST %s reaches its handler',
    async (target) => {
      expect((await send(target, { method: 'POST' })).status).toBe(200);
    },
  );

  test.each(['OPTIONS', 'TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    '%s to a route handler is a 405 that names the methods of route handlers',
    async (method) => {
      for (const target of ['/Registration/login/', '/api/purge/', '/email-story/', '/views/'])
        expect(await send(target, { method })).toMatchObject({ status: 405, allow: 'GET, HEAD, POST', secured: '1' });
    },
  );

  test('a forged header or host does not reach Next', async () => {
    const { text } = await send('/markets/', {
      headers: { 'x-middleware-prefetch': '1', 'x-forwarded-host': 'elsewhere.example', host: 'elsewhere.example' },
    });
    expect(JSON.parse(text)).toEqual({
      url: '/markets/',
      connection: 'close',
      host: 'www.example.com',
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'https',
    });
  });

  test('a client that sends its request slowly loses the connection within 20 s for headers, 65 s in total', () => {
    expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 60_000 });
    expect(httpServerOptions.connectionsCheckingInterval).toBe(5_000);
  });

  test('a WebSocket upgrade is handled as an ordinary request', async () => {
    expect((await send('/markets/', { headers: { connection: 'Upgrade', upgrade: 'websocket' } })).status).toBe(200);
    expect(state.upgrades).toBe(0);
  });
});
