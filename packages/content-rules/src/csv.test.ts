import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { formatChartValue, getChartAlign } from './charts.ts';
import { formatCsv } from './csv.ts';

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

test.each([
  ['=HYPERLINK("http://x.example")', '"\'=HYPERLINK(""http://x.example"")"'],
  ['+1', '"\'+1"'],
  ['-1+cmd|x', '"\'-1+cmd|x"'],
  ['-1-2', '"\'-1-2"'],
  ['@sum', '"\'@sum"'],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['＝1', '"\'＝1"'],
  ['-1', '"-1"'],
  ['-0.50', '"-0.50"'],
  ['-1,250.5%', '"-1,250.5%"'],
  ['a, "b"', '"a, ""b"""'],
  ['two\nlines', '"two\nlines"'],
  [-5.5, '-5.5'],
  [null, ''],
])('the cell of %j is %s', (value, cell) => {
  expect(formatCsv([['a'], [value]], 'spreadsheet')).toBe(`\uFEFF"a"\r\n${cell}\r\n`);
});

test('quotes a plain text only where it needs quotation marks', () => {
  expect(formatCsv([['a', 'b,c', 'd\re', '-2']], 'plain')).toBe('a,"b,c","d\re",-2\r\n');
});

test('a reader of CSV gets every text back, and no formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
      fc.constantFrom('plain' as const, 'spreadsheet' as const),
      fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n'),
      (texts, style, start) => {
        const row = texts.map((text) => start + text);
        const [read] = parse(formatCsv([row], style), { bom: true }) as string[][];
        expect(read?.map((text) => text.replace(/^'(?=[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20])/, ''))).toEqual(row);
        expect(read?.filter((text) => /^(?:[=+@\t\r\n]|-(?![\d.,]+%?$))/.test(text))).toEqual([]);
      },
    ),
  );
});
