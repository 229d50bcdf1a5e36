import type { SlotReport } from '@masthead/ad-slots/lifecycle';
import { expect, test } from 'vitest';
import { sizesLine, targetingLine, timesLine, withParameters } from './AdInspector';

const waiting: SlotReport = { name: 'vert1', state: 'waiting', sizes: [], times: {}, refreshes: 0 };
const filled: SlotReport = {
  name: 'vert2',
  state: 'filled',
  sizes: [
    [300, 600],
    [300, 250],
  ],
  filled: '300x600',
  times: { near: 3, requested: 40, filled: 410 },
  refreshes: 2,
};

test('reports a waiting slot', () => {
  expect([sizesLine(waiting), timesLine(waiting)]).toEqual(['not requested yet', '']);
});
test('reports the size, times and refreshes of a filled slot', () => {
  expect([sizesLine(filled), timesLine(filled)]).toEqual([
    'requested 300×600, 300×250 · filled 300×600',
    'near 3 ms · requested 40 ms · filled 410 ms · refreshed 2×',
  ]);
});
test('writes targeting as key-values', () => {
  expect(targetingLine({ site: 'news', topic: ['a', 'b'] })).toBe('site=news topic=a,b');
});
test.each([
  ['', 'house-delay=3000', '?house-delay=3000'],
  ['?q=office&page=2', 'house-empty=all', '?q=office&page=2&house-empty=all'],
  ['?realmID=7&house-delay=3000', 'house-delay=0&house-empty=', '?realmID=7&house-delay=0&house-empty='],
])('the query %s with %s is %s', (search, parameters, expected) => {
  expect(withParameters(search, parameters)).toBe(expected);
});
