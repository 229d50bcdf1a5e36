import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');

/* Properties and values that name a physical side. Right-to-left layouts need logical ones (`inline-start`). */
const physical = [
  /\b(?:margin|padding|border|inset)(?:Left|Right)\b/,
  /(?<![\w-])(?:left|right): /,
  /\b(?:textAlign|float|clear): '(?:left|right)'/,
  // Shorthands with four values whose second (right) and fourth (left) differ.
  /\b(?:padding|margin|inset|borderWidth|borderRadius): ['`][^\s'`(]+ ([^\s'`(]+) [^\s'`(]+ (?!\1['`])[^\s'`(]+['`]/,
];

/* Rotated shapes, and an invisible element. */
const allowed = [/borderWidth: '(?:1\.\d+px 1\.\d+px 0 0|0 \d\.\dpx \d\.\dpx 0)'/, /export const sentinel/];

const findPhysicalLines = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      physical.some((side) => side.test(line)) && !allowed.some((rule) => rule.test(line))
        ? [`${index + 1}: ${line.trim()}`]
        : [],
    );

test.each([
  ["paddingLeft: '4px'", 1],
  ['left: 0,', 1],
  ["textAlign: 'right'", 1],
  ["padding: '0 10px 0 12px'", 1],
  ["padding: '0 10px 0 10px'", 0],
  ["padding: '0 10px 4px'", 0],
  ["insetInlineStart: 0, marginInlineEnd: '4px'", 0],
  ['// left alone', 0],
])('%s has %i physical sides', (line, count) => {
  expect(findPhysicalLines(line)).toHaveLength(count);
});

test('styles use logical sides, not left and right', () => {
  const issues = globSync('**/*.css.ts', { cwd: source }).flatMap((file) =>
    findPhysicalLines(readFileSync(path.join(source, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(issues).toEqual([]);
});
