import { expect, test } from 'vitest';
import { type BoundedLookupOptions, createBoundedLookup } from './boundedLookup.ts';

const open = (more: Partial<BoundedLookupOptions<string>> = {}) => {
  const queries: string[] = [];
  const time = { ms: 0 };
  const lookup = createBoundedLookup<string>({
    findAll: async (keys) => {
      queries.push(keys.join());
      return new Map(keys.filter((key) => key.startsWith('real')).map((key) => [key, key.toUpperCase()]));
    },
    clock: () => new Date(time.ms),
    maxFound: 10,
    maxMissing: 2,
    missingTtlMs: 1000,
    maxPending: 2,
    perClient: { burst: 5, perMinute: 0 },
    ...more,
  });
  return { lookup, queries, time };
};

test('finds a key once, then returns it from the cache', async () => {
  const { lookup, queries } = open();
  for (const _ of [1, 2]) expect(await lookup.get('real', 'a')).toEqual({ kind: 'found', value: 'REAL' });
  expect(queries).toEqual(['real']);
});

test('caches missing keys for a limited time and up to a limited number', async () => {
  const { lookup, queries, time } = open();
  for (const key of ['x', 'x', 'y', 'z', 'x']) expect(await lookup.get(key, key)).toEqual({ kind: 'missing' });
  expect(queries).toEqual(['x', 'y', 'z', 'x']);
  time.ms = 1001;
  await lookup.get('x', 'x');
  expect(queries).toHaveLength(5);
});

test('limits a client that invents keys, but not other clients and cached keys', async () => {
  const { lookup, queries } = open();
  lookup.remember('real cached', 'R');
  for (let index = 0; index < 60; index += 1) await lookup.get(`invented ${index}`, 'a');
  expect(queries).toHaveLength(5);
  expect(await lookup.get('real', 'a')).toEqual({ kind: 'limited' });
  expect(await lookup.get('real cached', 'a')).toEqual({ kind: 'found', value: 'R' });
  expect(await lookup.get('real', 'b')).toEqual({ kind: 'found', value: 'REAL' });
});

test('limits no client that requests existing keys, however many', async () => {
  const { lookup } = open();
  for (let index = 0; index < 20; index += 1)
    expect(await lookup.get(`real ${index}`, 'a')).toMatchObject({ kind: 'found' });
  await Promise.all(['real x', 'real y'].map((key) => lookup.get(key, 'a')));
  for (let index = 0; index < 5; index += 1)
    expect(await lookup.get(`invented ${index}`, 'a')).toEqual({ kind: 'missing' });
  expect(await lookup.get('real z', 'a')).toEqual({ kind: 'limited' });
});

test('runs one query at a time for all keys that arrived meanwhile, and is busy above the limit of pending keys', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const queries: string[] = [];
  const { lookup } = open({
    maxPending: 3,
    findAll: async (keys) => {
      queries.push(keys.join());
      await gates[queries.length - 1]?.promise;
      return new Map(keys.map((key) => [key, 'there']));
    },
  });
  const waiting = ['a', 'a', 'b', 'c'].map((key, client) => lookup.get(key, String(client)));
  expect(await lookup.get('d', 'd')).toEqual({ kind: 'busy' });
  for (const gate of gates) gate.resolve();
  expect(new Set((await Promise.all(waiting)).map(({ kind }) => kind))).toEqual(new Set(['found']));
  expect(queries).toEqual(['a', 'b,c']);
});

test('does not cache a failed query, and runs the next one', async () => {
  const results = [Promise.reject(new Error('away')), Promise.resolve(new Map([['a', 'there']]))];
  const { lookup } = open({ findAll: () => results.shift() ?? Promise.resolve(new Map()) });
  await expect(lookup.get('a', 'a')).rejects.toThrow('away');
  expect(await lookup.get('a', 'a')).toEqual({ kind: 'found', value: 'there' });
});
