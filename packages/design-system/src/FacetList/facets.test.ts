import { describe, expect, test } from 'vitest';
import { appliedCount, type FacetGroup, foldOptions } from './facets';

const options = (checked: readonly number[], total: number) =>
  Array.from({ length: total }, (_, index) => ({
    value: `v${index}`,
    label: `Value ${index}`,
    checked: checked.includes(index),
  }));

const group = (choice: FacetGroup['choice'], checked: readonly number[]): FacetGroup => ({
  name: choice,
  title: choice,
  choice,
  options: options(checked, 4),
});

test.each([
  ['nothing chosen', [group('many', []), group('one', [0])], 0],
  ['two of many', [group('many', [0, 3])], 2],
  ['the first of one is no limit', [group('one', [0])], 0],
  ['another of one is', [group('one', [2])], 1],
  ['together', [group('many', [0, 1]), group('one', [2])], 3],
])('active filters: %s', (_, groups, expected) => {
  expect(appliedCount(groups)).toBe(expected);
});

test.each([
  ['', '', 0],
  ['2026-01-01', '', 1],
  ['', '2026-11-21', 1],
  ['2026-01-01', '2026-11-21', 1],
])('a date range from "%s" to "%s" counts as %i', (from, to, expected) => {
  expect(
    appliedCount([group('one', [0])], {
      title: 'Between',
      from: { name: 'startDate', value: from },
      to: { name: 'stopDate', value: to },
    }),
  ).toBe(expected);
});

describe('a long list of options is collapsed', () => {
  test.each([
    ['not when it is short', [], 8, 8, 0],
    ['not for a single one', [], 9, 9, 0],
    ['after the limit', [], 24, 8, 16],
    ['but never what is chosen', [2, 20, 23], 24, 10, 14],
  ])('%s', (_, checked, total, seen, folded) => {
    const result = foldOptions(options(checked, total), 8);
    expect([result.seen.length, result.folded.length]).toEqual([seen, folded]);
    expect(result.folded.some((option) => option.checked)).toBe(false);
  });
});
