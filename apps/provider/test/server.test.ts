import { Agent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { createHttpServer, stopServer } from '../src/server/http.ts';

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
