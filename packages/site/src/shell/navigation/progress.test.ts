import { describe, expect, test } from 'vitest';
import { progressAt, stepIncrement } from './progress';

describe('§4 the progress bar of a page load', () => {
  test('is not shown in the first 200 ms', () => {
    expect(progressAt(199, 1, 45)).toBeUndefined();
    expect(progressAt(200, 0, 45)).toBeGreaterThan(0);
  });

  test('a finished step moves it by 45, or by 30 where a page has both async data and a fetch step', () => {
    expect(progressAt(200, 1, stepIncrement('data'))).toBe(45);
    expect(progressAt(200, 1, stepIncrement('data-and-fetch'))).toBe(30);
    expect(progressAt(200, 2, stepIncrement('data-and-fetch'))).toBe(60);
  });

  test('it moves on over its nominal five seconds and never claims to be done by itself', () => {
    expect(progressAt(2500, 0, 45)).toBeLessThan(progressAt(5000, 0, 45) ?? 0);
    expect(progressAt(60_000, 0, 45)).toBeLessThan(100);
  });
});
