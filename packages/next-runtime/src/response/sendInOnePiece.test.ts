import compression from 'compression';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { noteCompleteBody, sendInOnePiece } from './sendInOnePiece';

const page = `<!DOCTYPE html>${Array.from({ length: 20_000 }, (_, index) => `<p>Deal ${index * 7919}</p>`).join('')}`;

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
};

/** Requests a page and checks that nothing arrives before `sendLast` is called. Returns the whole response. */
const receive = async ({ port, origin }: { port: number; origin: string }, sendLast: () => void): Promise<string> => {
  const client = connect(port, '127.0.0.1');
  let received = '';
  client.setEncoding('utf8').on('data', (text: string) => (received += text));
  client.write('GET /page/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  // What the first part would have needed to arrive.
  for (let count = 0; count < 3; count += 1) await (await fetch(`${origin}/other/`)).text();
  expect(received).toBe('');
  sendLast();
  await once(client, 'end');
  return received;
};

test('the parts of a complete page are sent when the last one is there', async () => {
  const last = Promise.withResolvers<void>();
  const server = await serve((request, response) => {
    if (request.url === '/other/') return void response.end();
    sendInOnePiece(response);
    const end = response.end.bind(response) as (text: string) => unknown;
    // A compressor, which writes the end of the page later.
    response.end = ((text: string) => {
      response.write(text.slice(0, 100));
      void last.promise.then(() => end(text.slice(100)));
      return response;
    }) as typeof response.end;
    noteCompleteBody(response);
    response.end(page);
  });
  expect(await receive(server, () => last.resolve())).toContain(page.slice(-100));
  await server.close();
});

test.each(['br', 'gzip', 'identity'])('a page is whole with %s, several times on one connection', async (coding) => {
  const compress = compression() as unknown as (...parts: unknown[]) => void;
  const { origin, close } = await serve((request, response) => {
    sendInOnePiece(response);
    compress(request, response, () => undefined);
    noteCompleteBody(response);
    response.setHeader('Content-Type', 'text/html');
    response.end(page);
  });
  for (let count = 0; count < 3; count += 1)
    expect(await (await fetch(origin, { headers: { 'accept-encoding': coding } })).text()).toBe(page);
  await close();
});

test.each([
  ['the data of a page', 'text/x-component'],
  ['a feed', 'application/rss+xml; charset=utf-8'],
])('%s is sent when the last part is there', async (_, type) => {
  const last = Promise.withResolvers<void>();
  const server = await serve((request, response) => {
    if (request.url === '/other/') return void response.end();
    sendInOnePiece(response);
    noteCompleteBody(response);
    response.setHeader('Content-Type', type);
    response.flushHeaders();
    response.write('first ');
    void last.promise.then(() => response.end('last'));
  });
  expect(await receive(server, () => last.resolve())).toContain('first last');
  await server.close();
});

test('a response that is written in parts is not held back', async () => {
  const rest = Promise.withResolvers<void>();
  const { origin, close } = await serve((_, response) => {
    sendInOnePiece(response);
    noteCompleteBody(response);
    response.write('first');
    void rest.promise.then(() => response.end('last'));
  });
  const response = await fetch(origin);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('first');
  rest.resolve();
  expect((await reader?.read())?.value).toBe('last');
  await close();
});

test('a long text is sent as it is written', async () => {
  const rest = Promise.withResolvers<void>();
  const { origin, close } = await serve((_, response) => {
    sendInOnePiece(response);
    response.setHeader('Content-Type', 'text/csv');
    for (let count = 0; count < 5; count += 1) response.write('x'.repeat(1024 * 1024));
    void rest.promise.then(() => response.end('last'));
  });
  const response = await fetch(origin);
  rest.resolve();
  const text = await response.text();
  expect([text.length, text.slice(-4)]).toEqual([5 * 1024 * 1024 + 4, 'last']);
  await close();
});
