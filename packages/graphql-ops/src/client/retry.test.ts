import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { createTestClient } from '../../test/testClient.ts';
import { isConnectionReset, retryOnReset } from './transport.ts';

const article = createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'harbor' });

/** Closes the first connections as soon as a request comes, and passes the later ones on. */
const startClosingProxy = async (endpoint: string, closings: number) => {
  const connections: Socket[] = [];
  const target = new URL(endpoint);
  const server = createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => undefined); // the caller ends its side as it likes
    if (connections.length <= closings) return void socket.once('data', () => socket.resetAndDestroy());
    const upstream = connect(Number(target.port), target.hostname);
    upstream.on('error', () => socket.destroy());
    return void socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, connections };
};

describe('a connection that closes during a query (§8)', () => {
  test('is replaced once, and the result arrives', async () => {
    const server = await startContentServer();
    const proxy = await startClosingProxy(server.endpoint, 1);
    const results = await createTestClient({ ...server, endpoint: proxy.endpoint }).query({
      route: 'article',
      parts: { article },
    });
    expect(results.article.ok && results.article.value.getContent?.title).toBe('a-deal');
    expect(proxy.connections).toHaveLength(2);
  });

  test('is not replaced repeatedly', async () => {
    const server = await startContentServer();
    const proxy = await startClosingProxy(server.endpoint, 5);
    const results = await createTestClient({ ...server, endpoint: proxy.endpoint }).query({
      route: 'article',
      parts: { article },
    });
    expect(results.article).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(proxy.connections).toHaveLength(2);
  });
});

test.each([
  [
    'a reset',
    new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) }),
    true,
  ],
  [
    'the other side closed',
    new TypeError('fetch failed', { cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }) }),
    true,
  ],
  [
    'Redis is down',
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    }),
    false,
  ],
  ['a timeout', new DOMException('The operation timed out', 'TimeoutError'), false],
  ['no error at all', 'ECONNRESET', false],
])('%s is recognized as a closed connection or not: %#', async (_, error, isReset) => {
  expect(isConnectionReset(error)).toBe(isReset);
  let requests = 0;
  const fetch = retryOnReset(() => Promise.reject(((requests += 1), error)));
  await expect(fetch('http://provider.example')).rejects.toBe(error);
  expect(requests).toBe(isReset ? 2 : 1);
});

test('does not retry after an abort', async () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  let requests = 0;
  const fetch = retryOnReset(() => Promise.reject(((requests += 1), reset)));
  await expect(fetch('http://provider.example', { signal: AbortSignal.abort() })).rejects.toBe(reset);
  expect(requests).toBe(1);
});
