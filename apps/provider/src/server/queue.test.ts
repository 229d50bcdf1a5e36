import { expect, test } from 'vitest';
import { type Caller, createQueue, QueueFullError } from './queue.ts';

const gate = () => Promise.withResolvers<void>();
const foreground = (client = 'a', signal?: AbortSignal): Caller => ({ client, urgency: 'foreground', signal });
const background: Caller = { client: 'ahead', urgency: 'background' };

/** A queue and the order in which its jobs begin. */
const open = (concurrency: number, maxWaiting = 100, maxWaitingPerClient = 100) => {
  const queue = createQueue<void>({ concurrency, maxWaiting, maxWaitingPerClient });
  const order: string[] = [];
  const run = (key: string, caller: Caller, until?: Promise<void>) =>
    queue.run(key, caller, async () => {
      order.push(key);
      await until;
    });
  return { run, order };
};

test('a job that a client waits for overtakes background jobs, which never take the last place', async () => {
  const { run, order } = open(2);
  const first = gate();
  const all = [run('warm 1', background, first.promise), run('warm 2', background), run('asked', foreground())];
  await all[2];
  expect(order).toEqual(['warm 1', 'asked']);
  first.resolve();
  await Promise.all(all);
  expect(order).toEqual(['warm 1', 'asked', 'warm 2']);
});

test.each([
  [1, ['a0', 'b0', 'a1', 'b1', 'a2']],
  [2, ['a0', 'a1', 'b0', 'a2', 'b1']],
])('with %i place(s) a burst of one client does not delay another client', async (concurrency, expected) => {
  const { run, order } = open(concurrency);
  const busy = gate();
  const burst = Array.from({ length: 60 }, (_, index) => run(`a${index}`, foreground('a'), busy.promise));
  const other = [run('b0', foreground('b')), run('b1', foreground('b'))];
  busy.resolve();
  await Promise.all([...burst, ...other]);
  expect(order.slice(0, 5)).toEqual(expected);
});

test('callers with the same key share one run, at the turn of the first of them', async () => {
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

test('a job that every caller has left is dropped; one that another caller waits for stays', async () => {
  const { run, order } = open(1, 2);
  const busy = gate();
  const [reader, other] = [new AbortController(), new AbortController()];
  const first = run('first', foreground(), busy.promise);
  const left = [run('dropped', foreground('a', reader.signal)), run('shared', foreground('a', reader.signal))];
  const stays = run('shared', foreground('b', other.signal));
  reader.abort(new Error('the client is gone'));
  for (const one of left) await expect(one).rejects.toThrow('the client is gone');
  // Its place in the queue is free again.
  const late = run('late', foreground('a'));
  await expect(run('never', foreground('a', AbortSignal.abort(new Error('gone'))))).rejects.toThrow('gone');
  busy.resolve();
  await Promise.all([first, stays, late]);
  expect(order).toEqual(['first', 'shared', 'late']);
});

test('a job that fails frees its place', async () => {
  const queue = createQueue<void>({ concurrency: 1, maxWaiting: 1, maxWaitingPerClient: 1 });
  await expect(queue.run('broken', foreground(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await queue.run('broken', foreground(), async () => undefined);
});

test.each([
  ['of all clients', 1, 9, 'b'],
  ['of one client', 9, 1, 'a'],
])('a queue that is full %s refuses more', async (_, maxWaiting, maxWaitingPerClient, client) => {
  const { run } = open(1, maxWaiting, maxWaitingPerClient);
  const busy = gate();
  const all = [run('running', foreground('a'), busy.promise), run('waiting', foreground('a'))];
  await expect(run('late', foreground(client))).rejects.toBeInstanceOf(QueueFullError);
  busy.resolve();
  await Promise.all(all);
});
