import { expect, test } from 'vitest';
import { dealSizeBands, type DealSizeUnit, toSquareFeet } from './deals.ts';

test.each<[number, DealSizeUnit, number | undefined]>([
  [46_300, 'square-feet', 46_300],
  [1_000, 'square-meters', 10_764],
  [286, 'acres', undefined],
  [225, 'rooms', undefined],
])('%i %s are %s square feet', (value, unit, expected) => {
  expect(toSquareFeet({ value, unit })).toBe(expected);
});

test('size bands follow each other without a gap', () => {
  const bands: readonly { min?: number; max?: number }[] = Object.values(dealSizeBands);
  expect(bands.slice(1).map(({ min }) => min)).toEqual(bands.slice(0, -1).map(({ max }) => max));
});
