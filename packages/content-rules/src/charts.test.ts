import { describe, expect, test } from 'vitest';
import { formatChartValue, getChartAlign } from './charts.ts';

test.each([
  ['1234.5', { prefix: '$', suffix: '', decimals: 2 }, '$1,234.50'],
  ['-18', { prefix: '$', suffix: ' million', decimals: 0 }, '−$18 million'],
  ['6.35', { prefix: '', suffix: '%', decimals: 2 }, '6.35%'],
  ['0', { prefix: '', suffix: '%', decimals: 1 }, '0.0%'],
  ['', { prefix: '$', suffix: '', decimals: 2 }, ''],
])('formats %s with %o as %s', (cell, unit, text) => {
  expect(formatChartValue(cell, unit)).toBe(text);
});

describe('aligns a column of a table', () => {
  test.each([
    [['$52.0 million', '$3.0 million', ''], 'end'],
    [['9.4%', '−18'], 'end'],
    [['60 weeks', '7.6%, interest-only'], 'start'],
    [['3 rings', '1 second'], 'end'],
    [['6 of 6', '5 of 6'], 'start'],
  ])('%s to the %s', (texts, align) => {
    expect(getChartAlign({ type: 'table', rows: texts.map((text) => ['label', text]) }, 1)).toBe(align);
  });
});
