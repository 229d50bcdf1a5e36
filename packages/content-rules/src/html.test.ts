import { expect, test } from 'vitest';
import { escapeHtml, getHtmlText, unescapeHtml } from './html.ts';

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
