import { expect, test } from 'vitest';
import { selectStyles } from './documentAssets';

const styles = [
  { css: 'body{margin:0}', classes: [] },
  { css: '.a{color:red}.b{color:blue}', classes: ['a', 'b'] },
  { css: '.c{top:0}', classes: ['c'] },
  { css: '.d{top:1px}', classes: ['d'] },
];

test.each([
  ['<p class="d b">Text</p>', 'body{margin:0}.a{color:red}.b{color:blue}.d{top:1px}'],
  ['<p>Text</p>', 'body{margin:0}'],
  ['<p data-class="c" class="cc">c</p>', 'body{margin:0}'],
])('a document with %s has the styles %s', (html, expected) => {
  expect(selectStyles(html, { styles })).toBe(expected);
});
