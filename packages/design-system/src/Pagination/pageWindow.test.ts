import { describe, expect, test } from 'vitest';
import { pageWindow } from './pageWindow';

const toText = (page: number, total: number) =>
  pageWindow(page, total)
    .map((step) => (step === 'gap' ? '…' : step))
    .join(' ');

describe('the pages of a pagination', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 5 6'],
    [6, 6, '1 2 3 4 5 6'],
    [1, 13, '1 2 3 4 … 13'],
    [1, 48, '1 2 3 4 … 48'],
    [3, 48, '1 2 3 4 … 48'],
    [4, 48, '1 2 3 4 5 … 48'],
    [5, 48, '1 … 4 5 6 … 48'],
    [24, 48, '1 … 23 24 25 … 48'],
    [45, 48, '1 … 44 45 46 47 48'],
    [47, 48, '1 … 45 46 47 48'],
    [48, 48, '1 … 45 46 47 48'],
    [4, 7, '1 2 3 4 5 6 7'],
  ])('page %i of %i: %s', (page, total, expected) => {
    expect(toText(page, total)).toBe(expected);
  });

  test.each([
    [0, 3, '1 2 3'],
    [9, 3, '1 2 3'],
    [1, 0, '1'],
    [-4, 0, '1'],
  ])('page %i of %i counts as the nearest valid page', (page, total, expected) => {
    expect(toText(page, total)).toBe(expected);
  });

  test('has at most seven items and always the first, the last and the adjacent pages', () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let page = 1; page <= total; page += 1) {
        const steps = pageWindow(page, total);
        expect(steps.length).toBeLessThanOrEqual(7);
        for (const wanted of [1, page - 1, page, page + 1, total].filter((n) => n >= 1 && n <= total))
          expect(steps).toContain(wanted);
      }
    }
  });
});
