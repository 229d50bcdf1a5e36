import { expect, test } from 'vitest';
import { type BoundedLookupOptions, createBoundedLookup } from './boundedLookup.ts';

const open = (more: Partial<BoundedLookupOptions<string>> = {}) => {
  const queries: string[] = [];
  const time = { ms: 0 };
  const lookup = createBoundedLookup<string>({
    find: async (key) => {
      queries.push(key);
      return key.startsWith('real') ? key.toUpperCase() : undefined;
    },
    clock: () => new Date(time.ms),
    maxFound: 10,
    maxMissing: 2,
    missingForMs: 1000,
    maxPending: 2,
    perClient: { burst: 5, perMinute: 0 },
    ...more,
  });
  return { lookup, queries, time };
};

test('finds a key once and then answers from memory', async () => {
  const { lookup, queries } = open();
  for (const _ of [1, 2]) expect(await lookup.get('real', 'a')).toEqual({ kind: 'found', value: 'REAL' });
  expect(queries).toEqual(['real']);
});

test('remembers a missing key for a while, and only so many of them', async () => {
  const { lookup, queries, time } = open();
  for (const key of ['x', 'x', 'y', 'z', 'x']) expect(await lookup.get(key, key)).toEqual({ kind: 'missing' });
  expect(queries).toEqual(['x', 'y', 'z', 'x']);
  time.ms = 1001;
  await lookup.get('x', 'x');
  expect(queries).toHaveLength(5);
});

test('a client that invents keys is refused; another client and what is in memory are not', async () => {
  const { lookup, queries } = open();
  lookup.remember('real cached', 'R');
  for (let index = 0; index < 60; index += 1) await lookup.get(`invented ${index}`, 'a');
  expect(queries).toHaveLength(5);
  expect(await lookup.get('real', 'a')).toEqual({ kind: 'limited' });
  expect(await lookup.get('real cached', 'a')).toEqual({ kind: 'found', value: 'R' });
  expect(await lookup.get('real', 'b')).toEqual({ kind: 'found', value: 'REAL' });
});

test('requests for the same key share a query, and few queries run at once', async () => {
  const gate = Promise.withResolvers<string>();
  const { lookup } = open({ find: () => gate.promise });
  const waiting = [lookup.get('a', 'a'), lookup.get('a', 'b'), lookup.get('b', 'b')];
  expect(await lookup.get('c', 'c')).toEqual({ kind: 'busy' });
  gate.resolve('there');
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 3 }, () => ({ kind: 'found', value: 'there' })));
});

test('a query that fails is not remembered', async () => {
  const results = [Promise.reject(new Error('away')), Promise.resolve('there')];
  const { lookup } = open({ find: () => results.shift() ?? Promise.resolve(undefined) });
  await expect(lookup.get('a', 'a')).rejects.toThrow('away');
  expect(await lookup.get('a', 'a')).toEqual({ kind: 'found', value: 'there' });
});
