import { describe, expect, test } from 'vitest';
import { cleanText, clampPageNumber, pageCount, parseNaturalId, parsePageNumber } from './parameters';

describe('§5 route parameters', () => {
  test.each([
    { year: '2025', month: '02', day: '31', slug: 'a-deal' },
    { year: '2025', month: '02', day: '01' },
    { year: '2025', month: '02', day: '01', slug: ['a-deal', 'b'] },
  ])('rejects %j as an article address', (parameters) => {
    expect(parseNaturalId(parameters)).toBeUndefined();
  });

  test('accepts a calendar day with a slug, including a leap day', () => {
    expect(parseNaturalId({ year: '2024', month: '02', day: '29', slug: 'a-deal-2' })).toBe('2024/02/29/a-deal-2');
  });

  test.each([
    [undefined, 1],
    ['1', 1],
    ['48', 48],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['01', undefined],
    ['1e3', undefined],
    ['two', undefined],
    ['10001', undefined],
    ['999999999999', undefined],
  ])('page %s is %s', (value, page) => {
    expect(parsePageNumber(value)).toBe(page);
  });

  test('an empty list has one page', () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(10, 10)).toBe(1);
    expect(pageCount(11, 10)).toBe(2);
  });

  test('limits the number of pages to the last page that can be requested', () => {
    expect(pageCount(1_000_000, 10)).toBe(10_000);
    expect(parsePageNumber(String(pageCount(1_000_000, 10)))).toBe(10_000);
  });

  test.each([
    ['3', 3],
    ['10000', 10_000],
    ['10001', 10_000],
    ['9'.repeat(40), 10_000],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['two', 1],
    ['', 1],
  ])('clamps page %s to %s', (value, page) => {
    expect(clampPageNumber(value)).toBe(page);
  });

  test.each([
    ['control characters', 'a\u0000b\u0007c', 'a b c'],
    ['half a character', 'a \ud83d b', 'a b'],
    ['spaces', '  a \n b ', 'a b'],
    ['more than is wanted', 'x'.repeat(10_000), 'x'.repeat(10)],
    ['emoji that the limit would halve', `x${'🏢'.repeat(10)}`, `x${'🏢'.repeat(4)}`],
    ['a space at the limit', 'xxxxxxxxx yes', 'xxxxxxxxx'],
  ])('cleans %s', (_, text, left) => {
    expect(cleanText(text, 10)).toBe(left);
  });
});
