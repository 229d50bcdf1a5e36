import { expect, test } from 'vitest';
import { parseReadingListItem, toItemPath } from './items.ts';

test.each([
  ['/2026/11/20/a-deal/', { list: 'saved', naturalId: '2026/11/20/a-deal' }],
  ['/markets/atlanta/', { list: 'follows', kind: 'stream', target: 'markets/atlanta' }],
  ['/webcasts/on-demand/office/', { list: 'follows', kind: 'stream', target: 'webcasts/on-demand/office' }],
  ['/author/profile/maren-ostrow/', { list: 'follows', kind: 'author', target: 'maren-ostrow' }],
  ["/author/profile/se%C3%A1n-o'brien/", { list: 'follows', kind: 'author', target: "seán-o'brien" }],
] as const)('parses %s, and returns the same path for the entry', (path, item) => {
  expect(parseReadingListItem(path)).toEqual(item);
  expect(toItemPath(item)).toBe(decodeURI(path));
});

test.each([
  '',
  '/',
  '/markets/',
  'markets/atlanta',
  '//evil.example/markets/',
  '/markets/%00/',
  '/markets/%E0%A4%A/',
  '/markets/\\evil/',
  `/markets/${'a'.repeat(300)}/`,
])('%j is not the page of an entry', (path) => {
  expect(parseReadingListItem(path)).toBeUndefined();
});
