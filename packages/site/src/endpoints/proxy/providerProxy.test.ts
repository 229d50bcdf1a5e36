import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { proxyTo, type ProxyOptions } from './providerProxy';

const options: ProxyOptions = {
  variable: 'REGISTRATION_URL',
  failure: {
    contentType: 'text/plain',
    bodies: { unreachable: 'Please try again.', 'too-large': 'Please shorten it.', foreign: 'Not from there.' },
  },
};

describe('a service at the site’s own origin', () => {
  let server: Server;
  let origin: string;
  const asked: { request: IncomingMessage; body: string }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({ request, body });
        if (request.url?.startsWith('/slow')) return;
        response.writeHead(request.url === '/on' ? 303 : 200, {
          'content-type': 'text/plain',
          'cache-control': 'public, max-age=60',
          'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2, 3; Path=/'],
          location: '/markets/',
          server: 'secret',
          'keep-alive': 'timeout=5',
        });
        response.end(`answer ${body}`);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const form = (headers: Record<string, string> = {}, body = 'email=a') =>
    new Request('http://localhost:3000/x', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        cookie: 'mh_session=s',
        'x-forwarded-for': '203.0.113.1',
        connection: 'keep-alive',
        authorization: 'Basic x',
        ...headers,
      },
      body,
    });

  test('is told of cookies, origin and client, and of no other header', async () => {
    await proxyTo(form({ origin: 'http://localhost:3000', 'x-forwarded-proto': 'https' }), `${origin}/x?y=1`, options);
    const last = asked.at(-1);
    expect([last?.request.url, last?.request.method, last?.body]).toEqual(['/x?y=1', 'POST', 'email=a']);
    expect(last?.request.headers).toMatchObject({
      cookie: 'mh_session=s',
      origin: 'http://localhost:3000',
      'x-forwarded-for': '203.0.113.1',
      'x-forwarded-host': 'localhost:3000',
      'x-forwarded-proto': 'https',
    });
    expect(last?.request.headers.authorization).toBeUndefined();
  });

  test('answers with its cookies one by one, is kept nowhere, and tells nothing of itself', async () => {
    const answer = await proxyTo(form(), `${origin}/x`, options);
    expect([answer.status, await answer.text()]).toEqual([200, 'answer email=a']);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2, 3; Path=/']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([answer.headers.get('server'), answer.headers.get('keep-alive')]).toEqual([null, null]);
  });

  test('its redirects are the browser’s to follow', async () => {
    const answer = await proxyTo(form(), `${origin}/on`, options);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/markets/']);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example.org' }],
    [{ origin: 'null' }],
  ])('a request from %j goes no further, unless the service judges itself', async (headers: Record<string, string>) => {
    const before = asked.length;
    expect((await proxyTo(form(headers), `${origin}/x`, options)).status).toBe(403);
    expect(asked).toHaveLength(before);
    expect((await proxyTo(form(headers), `${origin}/x`, { ...options, senders: 'anybody' })).status).toBe(200);
  });

  test('a body that is too large goes no further, whatever it says of its length', async () => {
    const before = asked.length;
    const small = { ...options, bodyLimit: 100 };
    const refusal = await proxyTo(form({}, 'x'.repeat(101)), `${origin}/x`, small);
    expect([refusal.status, refusal.headers.get('content-type'), await refusal.text()]).toEqual([
      413,
      'text/plain',
      'Please shorten it.',
    ]);
    expect((await proxyTo(form({ 'content-length': '5' }, 'x'.repeat(101)), `${origin}/x`, small)).status).toBe(413);
    expect((await proxyTo(form({ 'content-length': '5000' }), `${origin}/x`, small)).status).toBe(413);
    expect(asked).toHaveLength(before);
  });

  test.each([
    ['is down', 'http://127.0.0.1:1/x'],
    ['is slow', '/slow'],
  ])('a service that %s is a 502 with words, and no line names the reader', async (_, address) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await proxyTo(
      form(),
      address.startsWith('/') ? `${origin}${address}?email=reader@example.com` : `${address}?email=reader@example.com`,
      { ...options, timeoutMs: 200 },
    );
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      502,
      'Please try again.',
      'no-store',
    ]);
    expect(JSON.stringify(error.mock.calls)).toContain('REGISTRATION_URL');
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/reader@|mh_session/);
    error.mockRestore();
  });
});
