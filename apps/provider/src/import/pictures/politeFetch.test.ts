import { expect, test } from 'vitest';
import { createHostQueue } from './politeFetch.ts';

test('two tasks of a host run at the same time, also if one is added when another one ends', async () => {
  const inQueue = createHostQueue();
  const started: string[] = [];
  const ends = ['1', '2', '3', '4'].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const add = ({ name, promise }: (typeof ends)[number]): Promise<void> =>
    inQueue('a.test', () => {
      started.push(name);
      return promise;
    });
  const [first, second, third, fourth] = ends as [
    (typeof ends)[0],
    (typeof ends)[0],
    (typeof ends)[0],
    (typeof ends)[0],
  ];
  const tasks = [first, second, third].map(add);
  expect(started).toEqual(['1', '2']);
  // This task is added after the first one has ended, and before the third one notices its turn.
  tasks.push(first.promise.then(() => add(fourth)));
  first.resolve();
  await tasks[0];
  await new Promise(setImmediate);
  expect(started).toEqual(['1', '2', '3']);
  for (const { resolve } of ends) resolve();
  await Promise.all(tasks);
  expect(started).toEqual(['1', '2', '3', '4']);
});

test('a task that fails makes room for the next one', async () => {
  const inQueue = createHostQueue();
  const tasks = ['1', '2', '3'].map((name) =>
    inQueue('a.test', async () => {
      throw new Error(name);
    }),
  );
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(Array.from(tasks, () => 'rejected'));
  expect(await inQueue('a.test', async () => 'runs')).toBe('runs');
});
