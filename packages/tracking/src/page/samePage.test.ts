import { expect, test } from 'vitest';
import { isSamePage } from './samePage.ts';

test.each([
  ['another search', '/search/', '/search/?q=b', '/search/?q=a', true],
  ['a search after the empty search page', '/search/', '/search/?q=a', '/search/', true],
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
  ['the first page of a document', '/markets/', '/markets/', undefined, false],
])('%s: with the page name %s, %s is the same page as %s: %j', (_, page_name, path, previousPath, expected) => {
  expect(isSamePage({ page_name }, path, previousPath)).toBe(expected);
});

test('without page data, paths are compared without their query', () => {
  expect([isSamePage(undefined, '/a/?b', '/a/'), isSamePage(undefined, '/a/', '/b/')]).toEqual([true, false]);
});
