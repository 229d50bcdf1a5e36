import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { forwardVisitorRequest, type VisitorProxyOptions } from './visitorProxy';

const options: VisitorProxyOptions = {
  variable: 'REGISTRATION_URL',
  errors: {
    contentType: 'text/plain',
    bodies: { unreachable: 'Please try again.', 'too-large': 'Please shorten it.', 'cross-origin': 'Not from there.' },
  },
};

describe('forwarding a visitor’s request', () => {
  let server: Server;
  let origin: string;
  const received: { request: IncomingMessage; body: string }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ request, body });
        if (request.url?.startsWith('/slow')) return;
        response.writeHead(request.url === '/on' ? 303 : 200, {
          'content-type': 'text/plain',
          'cache-control': 'public, max-age=60',
          'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2, 3; Path=/'],
          location: '/markets/',
          server: 'secret',
          'keep-alive': 'timeout=5',
        });
        response.end(request.url?.startsWith('/large') ? 'x'.repeat(2_000_001) : `response to ${body}`);
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

  test('sends cookies, origin and client, and no other header', async () => {
    await forwardVisitorRequest(
      form({ origin: 'http://localhost:3000', 'x-forwarded-proto': 'https' }),
      `${origin}/x?y=1`,
      options,
    );
    const last = received.at(-1);
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

  test('returns each cookie, forbids caching, and hides headers of the service', async () => {
    const response = await forwardVisitorRequest(form(), `${origin}/x`, options);
    expect([response.status, await response.text()]).toEqual([200, 'response to email=a']);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2, 3; Path=/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([response.headers.get('server'), response.headers.get('keep-alive')]).toEqual([null, null]);
  });

  test('leaves redirects to the browser', async () => {
    const response = await forwardVisitorRequest(form(), `${origin}/on`, options);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/markets/']);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example.org' }],
    [{ origin: 'null' }],
  ])('rejects a request from %j, unless the service checks origins itself', async (headers: Record<string, string>) => {
    const before = received.length;
    expect((await forwardVisitorRequest(form(headers), `${origin}/x`, options)).status).toBe(403);
    expect(received).toHaveLength(before);
    expect(
      (await forwardVisitorRequest(form(headers), `${origin}/x`, { ...options, allowedOrigins: 'any' })).status,
    ).toBe(200);
  });

  test('rejects a body that is too large, whatever its content-length', async () => {
    const before = received.length;
    const small = { ...options, maxBodyBytes: 100 };
    const rejection = await forwardVisitorRequest(form({}, 'x'.repeat(101)), `${origin}/x`, small);
    expect([rejection.status, rejection.headers.get('content-type'), await rejection.text()]).toEqual([
      413,
      'text/plain',
      'Please shorten it.',
    ]);
    expect(
      (await forwardVisitorRequest(form({ 'content-length': '5' }, 'x'.repeat(101)), `${origin}/x`, small)).status,
    ).toBe(413);
    expect((await forwardVisitorRequest(form({ 'content-length': '5000' }), `${origin}/x`, small)).status).toBe(413);
    expect(received).toHaveLength(before);
  });

  test.each([
    ['is down', 'http://127.0.0.1:1/x'],
    ['is slow', '/slow'],
    ['sends too much', '/large'],
  ])('returns a 502 with a message for a service that %s, and logs no personal data', async (_, address) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await forwardVisitorRequest(
      form(),
      address.startsWith('/') ? `${origin}${address}?email=reader@example.com` : `${address}?email=reader@example.com`,
      { ...options, timeoutMs: 200 },
    );
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      502,
      'Please try again.',
      'no-store',
    ]);
    expect(JSON.stringify(error.mock.calls)).toContain('REGISTRATION_URL');
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/reader@|mh_session/);
    error.mockRestore();
  });
});
