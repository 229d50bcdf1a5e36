import { expect, test } from 'vitest';
import { createRequestQueue } from './requestQueue.ts';

const request = (): Request => new Request('http://provider.invalid/graphql');

/**
 * Creates a handler whose requests wait until `finish` is called. `begun` lists the clients in the order in which their
 * requests started.
 */
const open = () => {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const handle = createRequestQueue({ concurrency: 1, maxWaiting: 3, maxWaitingPerClient: 2 })(async (_, client) => {
    begun.push(client);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(client);
  });
  const finish = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, handle, finish };
};

test('serves clients alternately when one of them sends many requests', async () => {
  const { begun, handle, finish } = open();
  const responses = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'].map((client) =>
    handle(request(), client),
  );
  for (let turn = 0; turn < 4; turn += 1) await finish();
  expect(begun).toEqual(['203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.1']);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('does not queue sites, and responds with 503 to a client with too many requests', async () => {
  const { begun, handle, finish } = open();
  const waiting = [1, 2, 3].map(() => handle(request(), '203.0.113.1'));
  const refused = await handle(request(), '203.0.113.1');
  const site = handle(request(), '127.0.0.1');
  expect([refused.status, refused.headers.get('retry-after'), begun]).toEqual([503, '2', ['203.0.113.1', '127.0.0.1']]);
  for (let turn = 0; turn < 4; turn += 1) await finish();
  expect([await site, ...(await Promise.all(waiting))].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('removes the request of a disconnected client from the queue', async () => {
  const { begun, handle, finish } = open();
  const first = handle(request(), '203.0.113.1');
  const gone = new AbortController();
  const left = handle(new Request('http://provider.invalid/graphql', { signal: gone.signal }), '203.0.113.2');
  gone.abort();
  await expect(left).rejects.toThrow(/abort/i);
  await finish();
  expect([(await first).status, begun]).toEqual([200, ['203.0.113.1']]);
});
