import { expect, test } from 'vitest';
import { deriveAccentColors, findLowContrast, findReadableAccent, getContrast } from './accent.ts';

test('WCAG 2.2: contrast of two colors', () => {
  expect(getContrast('#ffffff', '#000000')).toBe(21);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['#14524c', '#8c2c1b', '#000080', '#5a2a82'])('%s is readable as it is', (accent) => {
  expect(findLowContrast(accent)).toEqual([]);
  expect(findReadableAccent(accent)).toBe(accent);
});

test.each(['#eedd22', '#00cc66', '#ffffff', '#ff5533'])('%s becomes the nearest readable color', (accent) => {
  expect(findLowContrast(accent).length).toBeGreaterThan(0);
  const readable = findReadableAccent(accent);
  expect(findLowContrast(readable)).toEqual([]);
  // The lightest one: just above the limit on the darkest of its backgrounds.
  const { accentTint } = deriveAccentColors(readable);
  expect(getContrast(readable, accentTint)).toBeLessThan(5);
});

test.each(['#14524c', '#000000', '#5a2a82'])('links of %s are readable on dark panels', (accent) => {
  expect(getContrast(deriveAccentColors(accent).accentOnInverse, '#0f1f22')).toBeGreaterThanOrEqual(7);
});
