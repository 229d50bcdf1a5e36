import { expect, test } from 'vitest';
import { sanitizeStatic } from './sanitizeStatic';

test('§2.3 keeps the empty value of the first option of a select', () => {
  const select = '<select name="document" required><option value="">Choose one</option><option>Lease</option></select>';
  expect(sanitizeStatic(select)).toBe(select);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['an inline style', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['an iframe', '<iframe src="https://elsewhere.example"></iframe>', ''],
  ["another host's picture", '<img src="https://elsewhere.example/x.png" alt="" />', '<img alt="" />'],
])('§2.3 %s is removed', (_, html, text) => expect(sanitizeStatic(html)).toBe(text));
