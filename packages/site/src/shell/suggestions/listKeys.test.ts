import { expect, test } from 'vitest';
import { getActiveAfter } from './SuggestionsIsland';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, -1],
  ['ArrowUp', -1, 0, -1],
  ['Home', 1, 3, undefined],
  ['a', 1, 3, undefined],
])('%s from %i of %i options reaches %s', (key, active, count, next) => {
  expect(getActiveAfter(key, active, count)).toBe(next);
});
