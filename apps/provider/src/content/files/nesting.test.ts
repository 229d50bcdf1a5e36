import { expect, test } from 'vitest';
import { articleInput } from '../publishing/kinds/articleInput.ts';
import { countColumns, isHtmlTooDeep, maxHtmlNesting, maxNesting, maxTableColumns, measureNesting } from './nesting.ts';
import { articleSchema } from './schema/articles.ts';

test.each([
  ['A paragraph with > and - and 1. in it.', 0],
  ['> A quotation', 1],
  ['>> Two', 2],
  ['> - > 1. Four', 4],
  ['**Bold** at the beginning', 0],
  ['-5 degrees', 0],
  ['1999. was a year', 1],
  ['***', 0],
  ['text\n\n> > >', 3],
  ['> '.repeat(30), 30],
])('%j nests %i deep', (markdown, depth) => {
  expect(measureNesting(markdown)).toBe(depth);
});

test.each(['> ', '- ', '1. ', '>'])(
  'a body that repeats %j is refused before the Markdown parser recurses into it',
  (marker) => {
    const result = articleSchema.shape.body.safeParse(marker.repeat(10_000));
    expect(result.error?.issues[0]?.message).toContain(`more than ${maxNesting} deep`);
  },
);

test.each([
  ['text', false],
  ['<p>One<br>'.repeat(100), false],
  [`${'<div>'.repeat(maxHtmlNesting)}${'</div>'.repeat(maxHtmlNesting)}<div></div>`, false],
  ['<div>'.repeat(maxHtmlNesting + 1), true],
])('%j is too deep: %s', (html, expected) => expect(isHtmlTooDeep(html)).toBe(expected));

test('a body of deeply nested elements is refused before it is converted', () => {
  const html = '<div>'.repeat(90_000);
  const result = articleInput.safeParse({ title: 'A deal', primary: 'markets/atlanta', body: { html } });
  expect(result.error?.issues).toMatchObject([
    { path: ['body', 'html'], message: `nests elements more than ${maxHtmlNesting} deep` },
  ]);
});

test.each([
  ['No table', 1],
  ['a | b', 2],
  ['text\n| a | b |\n|---|---|', 4],
])('%j has at most %i columns', (markdown, columns) => expect(countColumns(markdown)).toBe(columns));

test('rejects a table that would grow to megabytes of empty cells', () => {
  const result = articleSchema.shape.body.safeParse(
    `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'|a|\n'.repeat(1_000)}`,
  );
  expect(result.error?.issues[0]?.message).toContain(`more than ${maxTableColumns} columns`);
});
