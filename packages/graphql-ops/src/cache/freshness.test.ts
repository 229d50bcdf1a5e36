import { expect, test } from 'vitest';
import { getFreshness } from '../client/staleWhileRevalidateCache.ts';

test.each([
  [0, 'fresh'],
  [899_999, 'fresh'],
  [900_000, 'stale-while-revalidate'],
  [1_799_999, 'stale-while-revalidate'],
  [1_800_000, 'stale-if-error'],
] as const)('a result with a lifetime of 15 minutes is $1 after $0 ms (§9)', (age, expected) => {
  expect(getFreshness({ storedAt: 1_000, purgedAt: 0 }, 900_000, 1_000 + age)).toBe(expected);
});

test.each([
  [999, 'fresh'],
  [1_000, 'stale-if-error'],
  [1_001, 'stale-if-error'],
] as const)('a result requested at 1000 and purged at %i is %s', (purgedAt, expected) => {
  expect(getFreshness({ storedAt: 1_000, purgedAt }, 900_000, 1_002)).toBe(expected);
});
