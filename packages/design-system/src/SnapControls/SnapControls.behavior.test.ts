import { describe, expect, test } from 'vitest';
import { slideInView, stepFrom } from './SnapControls.behavior';

describe('the visible slide', () => {
  test.each([
    [0, 680, 5, 0],
    [680, 680, 5, 1],
    [1010, 680, 5, 1],
    [1030, 680, 5, 2],
    [9999, 680, 5, 4],
    [-40, 680, 5, 0],
    [300, 0, 5, 0],
    [0, 680, 0, 0],
  ])('scrolled %i px, slides %i px wide, %i of them: number %i', (scrolled, width, total, expected) => {
    expect(slideInView(scrolled, width, total)).toBe(expected);
  });
});

describe('next and previous loop (§2.8, infinite looping)', () => {
  test.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [0, -1, 0, 0],
  ] as const)('from %i by %i of %i: %i', (index, step, total, expected) => {
    expect(stepFrom(index, step, total)).toBe(expected);
  });
});
