import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer, limitConnections, stopServer } from '../src/server/http.ts';
import { maxBodyBytes } from '../src/server/requestBody.ts';
import { createRouter, type Route } from '../src/server/router.ts';

const routes: Route[] = [
  { path: '/json', methods: ['GET', 'POST'], handle: async () => Response.json({}) },
  {
    path: '/page',
    methods: ['GET'],
    handle: async () => new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  },
  {
    path: '/picture',
    methods: ['GET'],
    handle: async () =>
      new Response('x', {
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=60',
          'cross-origin-resource-policy': 'cross-origin',
        },
      }),
  },
  { path: '/unchanged', methods: ['GET'], handle: async () => new Response(null, { status: 304 }) },
  {
    path: '/streamed/*',
    methods: ['PUT'],
    handle: async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength }),
  },
  { path: '/broken', methods: ['GET'], handle: () => Promise.reject(new Error('broken')) },
];

describe('the HTTP server', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createHttpServer(createRouter(routes), pino({ level: 'silent' }), undefined, (path) =>
      path.startsWith('/streamed/'),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends raw bytes and returns the start of the response. */
  const raw = async (text: string): Promise<string> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(text);
    const [reply] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return reply.toString();
  };

  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  test.each([
    ['/json', 200, policy, 'no-store', 'same-origin'],
    ['/nowhere', 404, policy, 'public, max-age=60', 'same-origin'],
    ['/broken', 500, policy, 'no-store', 'same-origin'],
    ['/page', 200, null, 'no-store', 'same-origin'],
    ['/picture', 200, policy, 'public, max-age=60', 'cross-origin'],
    ['/unchanged', 304, null, 'no-store', 'same-origin'],
  ])('sends all security headers for %s', async (path, status, csp, cache, resourcePolicy) => {
    const { headers, ...response } = await fetch(origin + path).then((reply) => ({
      status: reply.status,
      headers: reply.headers,
    }));
    const names = [
      'content-security-policy',
      'cache-control',
      'cross-origin-resource-policy',
      'x-content-type-options',
      'referrer-policy',
      'strict-transport-security',
    ];
    expect([response.status, ...names.map((name) => headers.get(name))]).toEqual([
      status,
      csp,
      cache,
      resourcePolicy,
      'nosniff',
      'no-referrer',
      null,
    ]);
  });

  test('sends HSTS for requests over TLS', async () => {
    expect(
      (await fetch(`${origin}/json`, { headers: { 'x-forwarded-proto': 'https' } })).headers.get(
        'strict-transport-security',
      ),
    ).toBe('max-age=63072000');
  });

  test.each(['DELETE', 'PUT', 'PATCH', 'PROPFIND'])('rejects the method %s before reading the body', async (method) => {
    const reply = await raw(`${method} /json HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 405[\s\S]*allow: GET, HEAD, POST, OPTIONS/i);
  });

  test('rejects a body by its Content-Length before reading it', async () => {
    expect(await raw(`POST /json HTTP/1.1\r\nHost: x\r\nContent-Length: ${maxBodyBytes + 1}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 413/,
    );
  });

  test.each(['/streamed/../json', '/streamed/%2e%2e/json', '/streamed/..\\json'])(
    'limits the body of %s, which another route handles',
    async (path) => {
      const head = `HTTP/1.1\r\nHost: x\r\nContent-Length: ${maxBodyBytes + 1}\r\n\r\n`;
      expect(await raw(`POST ${path} ${head}`)).toMatch(/^HTTP\/1\.1 413/);
      expect(await raw(`PUT ${path} ${head}`)).toMatch(/^HTTP\/1\.1 405/);
    },
  );

  test('leaves the limits of a streamed body to its route', async () => {
    const body = 'x'.repeat(maxBodyBytes + 1);
    expect(await (await fetch(`${origin}/streamed/item`, { method: 'PUT', body })).json()).toEqual({
      bytes: body.length,
    });
  });

  test('rejects headers that are too long', async () => {
    expect(await raw(`GET /json HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(33 * 1024)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431/,
    );
  });

  test('closes the connection of a client that goes on sending after its response', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /streamed/item HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 405/);
    const sending = setInterval(() => socket.write('x'), 50);
    // Not by `once`, which rejects for the reset that ends the sending.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(sending);
  });

  test('sets timeouts for slow clients', () => {
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 600_000]);
  });
});

test.each([
  ['a client', false, 2],
  ['a trusted proxy', true, 4],
])('limits the connections of %s', async (_, isProxy, expected) => {
  const server = createHttpServer(async () => new Response('x'), pino({ level: 'silent' }));
  limitConnections(server, () => isProxy, { total: 10, perAddress: 2 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  const replies = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.once('data', () => resolve('served')).once('close', () => resolve('closed'));
          socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
        }),
    ),
  );
  expect(replies.filter((reply) => reply === 'served')).toHaveLength(expected);
  for (const socket of sockets) socket.destroy();
  server.close();
});

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const serveBrokenBody = (bytes: number) =>
  createHttpServer(
    async () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('broken')) }), {
        headers: { 'content-length': String(bytes) },
      }),
    pino({ level: 'silent' }),
  );

test('responds with 500 when a short response body fails', async () => {
  const broken = serveBrokenBody(99);
  expect((await fetch(await listen(broken))).status).toBe(500);
  broken.closeAllConnections();
  broken.close();
});

test('closes the connection when a streamed response body fails after its headers', async () => {
  const broken = serveBrokenBody(1_000_000);
  const origin = await listen(broken);
  await expect(
    fetch(origin, { signal: AbortSignal.timeout(25_000) }).then((response) => response.text()),
  ).rejects.toThrow(/terminated|fetch failed/);
  broken.closeAllConnections();
  broken.close();
});

test.each([
  ['a response without the header', () => new Response('x')],
  ['a response with the header', () => new Response('x', { headers: { 'x-content-type-options': 'nosniff' } })],
  [
    'an error',
    () => {
      throw new Error('broken');
    },
  ],
])('sends nosniff once for %s', async (_, respond) => {
  const server = createHttpServer(async () => respond(), pino({ level: 'silent' }));
  const origin = await listen(server);
  expect((await fetch(origin)).headers.get('x-content-type-options')).toBe('nosniff');
  server.close();
});

describe('stopServer', () => {
  /** Starts a server whose responses to `/slow` wait for `release`. */
  const startSlowServer = async () => {
    const waiting: (() => void)[] = [];
    let arrived = (): void => undefined;
    const server = createHttpServer(
      async (request) => {
        if (new URL(request.url).pathname === '/slow') {
          await new Promise<void>((resolve) => {
            waiting.push(resolve);
            arrived();
          });
        }
        return new Response('whole');
      },
      pino({ level: 'silent' }),
    );
    const origin = await listen(server);
    const nextArrival = () => new Promise<void>((resolve) => void (arrived = resolve));
    return { server, origin, nextArrival, release: () => waiting.splice(0).forEach((go) => go()) };
  };
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  const get = (url: string): Promise<{ text: string; connection: string | undefined }> =>
    new Promise((resolve, reject) => {
      request(url, { agent }, async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
        resolve({ text: Buffer.concat(parts).toString(), connection: answer.headers.connection });
      })
        .once('error', reject)
        .end();
    });

  test('completes running requests with Connection: close, and accepts no new ones', async () => {
    const { server, origin, nextArrival, release } = await startSlowServer();
    expect(await get(`${origin}/quick`)).toEqual({ text: 'whole', connection: 'keep-alive' });
    const arrival = nextArrival();
    const running = get(`${origin}/slow`);
    await arrival;
    const stopped = stopServer(server, 60_000);
    await expect(fetch(`${origin}/quick`)).rejects.toThrow('fetch failed');
    release();
    expect(await running).toEqual({ text: 'whole', connection: 'close' });
    await stopped;
  });

  test('closes connections that do not end in time', async () => {
    const { server, origin, nextArrival } = await startSlowServer();
    const arrival = nextArrival();
    const running = get(`${origin}/slow`);
    await arrival;
    const outcome = running.catch((error: Error) => error.message);
    await stopServer(server, 1);
    expect(await outcome).toMatch(/hang up|reset/);
  });
});
