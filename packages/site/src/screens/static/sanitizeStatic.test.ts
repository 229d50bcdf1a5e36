import { expect, test } from 'vitest';
import { sanitizeStatic } from './sanitizeStatic';

test('§2.3 a choice of a form keeps the empty value that says nothing is chosen yet', () => {
  const choice = '<select name="document" required><option value="">Choose one</option><option>Lease</option></select>';
  expect(sanitizeStatic(choice)).toBe(choice);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['an inline style', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe>', ''],
  ["another host's picture", '<img src="https://elsewhere.example/x.png" alt="" />', '<img alt="" />'],
])('§2.3 %s does not pass', (_, html, text) => expect(sanitizeStatic(html)).toBe(text));
