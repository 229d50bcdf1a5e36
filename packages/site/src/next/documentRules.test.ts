import { expect, test } from 'vitest';
import { selectStyles } from '../documents/documentAssets';
import { toDocumentRules } from './documentRules';

const select = (sheets: readonly string[], html: string): string =>
  selectStyles(html, { rules: toDocumentRules(sheets) });

test.each([
  ['a rule of elements', 'p{margin:0}', '', 'p{margin:0}'],
  ['a rule of a class', '.a{top:0}.b{top:1px}', 'a', '.a{top:0}'],
  ['a rule of which one selector matches', '.a,.b .c{top:0}', 'b c', '.a,.b .c{top:0}'],
  ['a rule of several classes', '.a .b{top:0}.a.c{top:1px}', 'a b', '.a .b{top:0}'],
  ['a rule against a class', '.a:not(.b){top:0}', 'a', '.a:not(.b){top:0}'],
  ['a rule of one of several classes', '.a:is(.b,.c:has(>.d)){top:0}', 'a', '.a:is(.b,.c:has(>.d)){top:0}'],
  ['a rule about the content', '.a:has(>.b){top:0}.a:has(.c){top:0}', 'a c', '.a:has(.c){top:0}'],
  ['an attribute like a class', '.a[href$=".pdf"]{top:0}', 'a', '.a[href$=".pdf"]{top:0}'],
  ['a picture like a class', '.a{background:url(/b.svg)}', 'a', '.a{background:url(/b.svg)}'],
  [
    'rules of one group in one group',
    '@media print{.a{top:0}.b{top:0}.c{top:0}}@media print{.a{left:0}}',
    'a c',
    '@media print{.a{top:0}.c{top:0}.a{left:0}}',
  ],
  [
    'groups in groups',
    '@supports (top:0){@media print{.a{top:0}}.a{left:0}}.a{right:0}',
    'a',
    '@supports (top:0){@media print{.a{top:0}}}@supports (top:0){.a{left:0}}.a{right:0}',
  ],
  ['no empty group', '@media print{.b{top:0}}', 'a', ''],
  [
    'only keyframes and properties that its rules name',
    '@property --x{syntax:"*";inherits:false}@keyframes grow{to{--x:1}}@keyframes fall{to{top:0}}.a{animation:grow}.b{animation:fall}',
    'a',
    '@property --x{syntax:"*";inherits:false}@keyframes grow{to{--x:1}}.a{animation:grow}',
  ],
  ['fonts', '@font-face{font-family:a}', '', '@font-face{font-family:a}'],
])('a document has %s', (_, sheet, classes, expected) => {
  expect(select([sheet], `<p class="${classes}">Text</p>`)).toBe(expected);
});

test('rules keep the order of their sheets, and classes of data are none', () => {
  const sheets = ['.a{top:0}.b{top:0}', '.c{top:0}.a{left:0}'];
  expect(select(sheets, '<p class="c">c</p><p class="a" data-class="b">b</p>')).toBe('.a{top:0}.c{top:0}.a{left:0}');
});
