import { expect, test } from 'vitest';
import { escapeHtml, getHtmlText, removeForbiddenCharacters, unescapeHtml, toTableLabel } from './html.ts';

test.each([
  ['R&D', 'R&amp;D'],
  ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  ["O'Hare", 'O&#39;Hare'],
  ['&amp;', '&amp;amp;'],
  ['Büro “West”', 'Büro “West”'],
])('escapes %j as %j, and back', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
});

test.each([
  [' <em>R&amp;D</em> in <a href="/x">O&#39;Hare</a> ', "R&D in O'Hare"],
  ['&amp;lt;', '&lt;'],
  ['&nbsp;', '&nbsp;'],
])('the text of %j is %j', (html, text) => expect(getHtmlText(html)).toBe(text));

test.each([
  ['Quarterly\u0003 report', 'Quarterly report'],
  ['one\u000Btwo\u000Cthree', 'one two three'],
  ['\uFFFE\uFFFF\uD83C and \uDC00', ' and '],
  ['\t\n\r\u0085\u00A0\uE000\uFFFD🏢', '\t\n\r\u0085\u00A0\uE000\uFFFD🏢'],
])('without the characters that XML forbids, %j is %j', (text, clean) =>
  expect(removeForbiddenCharacters(text)).toBe(clean),
);

test.each([
  ['<table><caption>Rents</caption><tr><td>1</td></tr></table>', 'Rents'],
  [
    '<table><caption>Rents &amp; <b>costs</b><br>in &quot;A&quot;</caption></table>',
    'Rents &amp; costs in &quot;A&quot;',
  ],
  ['<table><caption> </caption></table>', 'Table'],
  ['<table></table>', 'Table'],
])('the table %s is named %s', (table, name) => expect(toTableLabel(table, 'Table')).toBe(name));
