import { expect, test } from 'vitest';
import { createQueue, QueueFullError } from './queue.ts';

const gate = () => Promise.withResolvers<void>();

test('what somebody waits for overtakes work in the background, which never takes the last place', async () => {
  const queue = createQueue({ places: 2, longest: 10 });
  const order: string[] = [];
  const first = gate();
  const task = (name: string, until?: Promise<void>) => async () => {
    order.push(name);
    await until;
  };
  const all = [
    queue.run('background', task('warm 1', first.promise)),
    queue.run('background', task('warm 2')),
    queue.run('asked', task('asked')),
  ];
  await all[2];
  expect(order).toEqual(['warm 1', 'asked']);
  first.resolve();
  await Promise.all(all);
  expect(order).toEqual(['warm 1', 'asked', 'warm 2']);
});

test('what has begun is finished before more is begun', async () => {
  const queue = createQueue({ places: 1, longest: 10 });
  const order: string[] = [];
  const busy = gate();
  const all = [
    queue.run('asked', () => busy.promise),
    queue.run('asked', async () => { order.push('draw the second'); }),
    queue.run('begun', async () => { order.push('encode the first'); }),
  ];
  busy.resolve();
  await Promise.all(all);
  expect(order).toEqual(['encode the first', 'draw the second']);
});

test('a task that fails frees its place, and a full queue says so', async () => {
  const queue = createQueue({ places: 1, longest: 1 });
  await expect(queue.run('asked', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const busy = gate();
  const running = queue.run('asked', () => busy.promise);
  const waiting = queue.run('asked', async () => 'done');
  await expect(queue.run('asked', async () => 'late')).rejects.toBeInstanceOf(QueueFullError);
  busy.resolve();
  await running;
  await expect(waiting).resolves.toBe('done');
});
