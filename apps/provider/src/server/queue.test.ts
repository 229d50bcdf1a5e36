import { expect, test } from 'vitest';
import { type Caller, createQueue, createRequestQueue, QueueFullError } from './queue.ts';

const gate = () => Promise.withResolvers<void>();
const foreground = (client = 'a', signal?: AbortSignal): Caller => ({ client, urgency: 'foreground', signal });
const background: Caller = { client: 'ahead', urgency: 'background' };

/** Creates a queue that records the order in which jobs start. */
const open = (concurrency: number, maxWaiting = 100, maxWaitingPerClient = 100) => {
  const queue = createQueue<void>({ name: 'test', concurrency, maxWaiting, maxWaitingPerClient });
  const order: string[] = [];
  const run = (key: string, caller: Caller, until?: Promise<void>) =>
    queue.run(key, caller, async () => {
      order.push(key);
      await until;
    });
  return { run, order };
};

test('runs foreground jobs before background jobs, which never use the last slot', async () => {
  const { run, order } = open(2);
  const first = gate();
  const all = [run('warm 1', background, first.promise), run('warm 2', background), run('requested', foreground())];
  await all[2];
  expect(order).toEqual(['warm 1', 'requested']);
  first.resolve();
  await Promise.all(all);
  expect(order).toEqual(['warm 1', 'requested', 'warm 2']);
});

test.each([
  [1, ['a0', 'b0', 'a1', 'b1', 'a2']],
  [2, ['a0', 'a1', 'b0', 'a2', 'b1']],
])('does not let a burst of one client delay another client, with concurrency %i', async (concurrency, expected) => {
  const { run, order } = open(concurrency);
  const busy = gate();
  const burst = Array.from({ length: 60 }, (_, index) => run(`a${index}`, foreground('a'), busy.promise));
  const other = [run('b0', foreground('b')), run('b1', foreground('b'))];
  busy.resolve();
  await Promise.all([...burst, ...other]);
  expect(order.slice(0, 5)).toEqual(expected);
});

test('shares one run between callers with the same key, in the turn of the first caller', async () => {
  const { run, order } = open(1);
  const busy = gate();
  const all = [
    run('a0', foreground('a'), busy.promise),
    ...['a1', 'a2', 'shared'].map((key) => run(key, foreground('a'))),
    run('shared', foreground('b')),
    run('shared', foreground('b')),
  ];
  busy.resolve();
  await Promise.all(all);
  expect(order).toEqual(['a0', 'shared', 'a1', 'a2']);
});

test('removes a job that every caller has left, and keeps a job with another caller', async () => {
  const { run, order } = open(1, 2);
  const busy = gate();
  const [reader, other] = [new AbortController(), new AbortController()];
  const first = run('first', foreground(), busy.promise);
  const left = [run('dropped', foreground('a', reader.signal)), run('shared', foreground('a', reader.signal))];
  const stays = run('shared', foreground('b', other.signal));
  reader.abort(new Error('the client is gone'));
  for (const one of left) await expect(one).rejects.toThrow('the client is gone');
  // The removed job no longer counts towards the limit.
  const late = run('late', foreground('a'));
  await expect(run('never', foreground('a', AbortSignal.abort(new Error('gone'))))).rejects.toThrow('gone');
  busy.resolve();
  await Promise.all([first, stays, late]);
  expect(order).toEqual(['first', 'shared', 'late']);
});

test('frees the slot of a failed job', async () => {
  const queue = createQueue<void>({ name: 'test', concurrency: 1, maxWaiting: 1, maxWaitingPerClient: 1 });
  await expect(queue.run('broken', foreground(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await queue.run('broken', foreground(), async () => undefined);
});

test.each([
  ['all clients', 1, 9, 'b'],
  ['one client', 9, 1, 'a'],
])('rejects a job when the queue is full: %s', async (_, maxWaiting, maxWaitingPerClient, client) => {
  const { run } = open(1, maxWaiting, maxWaitingPerClient);
  const busy = gate();
  const all = [run('running', foreground('a'), busy.promise), run('waiting', foreground('a'))];
  await expect(run('late', foreground(client))).rejects.toBeInstanceOf(QueueFullError);
  busy.resolve();
  await Promise.all(all);
});

const request = (): Request => new Request('http://provider.invalid/graphql');

/**
 * Creates a handler whose requests wait until `finish` is called. `begun` lists the clients in the order in which their
 * requests started.
 */
const openRequests = () => {
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
  const { begun, handle, finish } = openRequests();
  const responses = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'].map((client) =>
    handle(request(), client),
  );
  for (let turn = 0; turn < 4; turn += 1) await finish();
  expect(begun).toEqual(['203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.1']);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('does not queue sites, and responds with 503 to a client with too many requests', async () => {
  const { begun, handle, finish } = openRequests();
  const waiting = [1, 2, 3].map(() => handle(request(), '203.0.113.1'));
  const refused = await handle(request(), '203.0.113.1');
  const site = handle(request(), '127.0.0.1');
  expect([refused.status, refused.headers.get('retry-after'), begun]).toEqual([503, '2', ['203.0.113.1', '127.0.0.1']]);
  for (let turn = 0; turn < 4; turn += 1) await finish();
  expect([await site, ...(await Promise.all(waiting))].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('removes the request of a disconnected client from the queue', async () => {
  const { begun, handle, finish } = openRequests();
  const first = handle(request(), '203.0.113.1');
  const gone = new AbortController();
  const left = handle(new Request('http://provider.invalid/graphql', { signal: gone.signal }), '203.0.113.2');
  gone.abort();
  await expect(left).rejects.toThrow(/abort/i);
  await finish();
  expect([(await first).status, begun]).toEqual([200, ['203.0.113.1']]);
});
