import { expect, test } from 'vitest';
import { isSamePage } from './samePage.ts';

test.each([
  ['another search', '/search/', '/search/?q=b', '/search/?q=a', true],
  ['a search after its empty form', '/search/', '/search/?q=a', '/search/', true],
  ['a search under a prefix', '/search/', '/realestate/search/?q=b', '/realestate/search/?q=a', true],
  ['a return to the same page', '/markets/', '/markets/', '/markets/', true],
  [
    'a return to the same company',
    '/company-resources/?realmID=a',
    '/company-resources/?realmID=a',
    '/company-resources/?realmID=a',
    true,
  ],
  [
    'another company',
    '/company-resources/?realmID=a',
    '/company-resources/?realmID=b',
    '/company-resources/?realmID=a',
    false,
  ],
  ['another page', '/markets/', '/sectors/', '/markets/', false],
  ['the first page', '/markets/', '/markets/', undefined, false],
])(
  '%s: the data of %s at %s, after %s, belong to the current page: %j',
  (_, page_name, path, previousPath, expected) => {
    expect(isSamePage({ page_name }, path, previousPath)).toBe(expected);
  },
);

test('a page without data is identified by its path', () => {
  expect([isSamePage(undefined, '/a/?b', '/a/'), isSamePage(undefined, '/a/', '/b/')]).toEqual([true, false]);
});
