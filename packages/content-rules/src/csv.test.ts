import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

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
