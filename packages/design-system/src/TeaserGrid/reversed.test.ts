import { describe, expect, test } from 'vitest';
import { columnsFor, gridWidths, isReversed } from './reversed';

describe('cards of a teaser grid (§2.8)', () => {
  test.each([
    [0, [true, true, true]],
    [1, [true, true, true]],
    [2, [false, false, false]],
    [3, [false, true, false]],
    [4, [false, true, false]],
    [9, [false, true, false]],
  ])('%i items are reversed on phone, tablet, desktop: %j', (items, expected) => {
    expect(gridWidths.map((width) => isReversed(items, width))).toEqual(expected);
  });

  test.each([
    [1, [1, 1, 1]],
    [2, [1, 2, 2]],
    [3, [1, 1, 3]],
    [7, [1, 1, 3]],
  ])('%i items have columns on phone, tablet, desktop: %j (§9: at most 3)', (items, expected) => {
    expect(gridWidths.map((width) => columnsFor(items, width))).toEqual(expected);
  });
});
