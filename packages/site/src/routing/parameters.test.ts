import { describe, expect, test } from 'vitest';
import { clampPageNumber, cleanText, pageCount, parseNaturalId, parsePageNumber } from './parameters';
import { brand } from '../../test/aSite';
import { authorPath } from './href';
import { getRouteMatcher } from './match';
import { isNameSegment } from './names';
import { findScope, getSitePrefixes, toCanonicalPath, withPrefix } from './prefix';

describe('§5 route parameters', () => {
  test.each([
    { year: '2025', month: '02', day: '31', slug: 'a-deal' },
    { year: '2025', month: '02', day: '01' },
    { year: '2025', month: '02', day: '01', slug: ['a-deal', 'b'] },
  ])('rejects %j as an article address', (parameters) => {
    expect(parseNaturalId(parameters)).toBeUndefined();
  });

  test('accepts a calendar day with a slug, including a leap day', () => {
    expect(parseNaturalId({ year: '2024', month: '02', day: '29', slug: 'a-deal-2' })).toBe('2024/02/29/a-deal-2');
  });

  test.each([
    [undefined, 1],
    ['1', 1],
    ['48', 48],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['01', undefined],
    ['1e3', undefined],
    ['two', undefined],
    ['10001', undefined],
    ['999999999999', undefined],
  ])('page %s is %s', (value, page) => {
    expect(parsePageNumber(value)).toBe(page);
  });

  test('an empty list has one page', () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(10, 10)).toBe(1);
    expect(pageCount(11, 10)).toBe(2);
  });

  test('limits the number of pages to the last page that can be requested', () => {
    expect(pageCount(1_000_000, 10)).toBe(10_000);
    expect(parsePageNumber(String(pageCount(1_000_000, 10)))).toBe(10_000);
  });

  test.each([
    ['3', 3],
    ['10000', 10_000],
    ['10001', 10_000],
    ['9'.repeat(40), 10_000],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['two', 1],
    ['', 1],
  ])('clamps page %s to %s', (value, page) => {
    expect(clampPageNumber(value)).toBe(page);
  });

  test.each([
    ['control characters', 'a\u0000b\u0007c', 'a b c'],
    ['half a character', 'a \ud83d b', 'a b'],
    ['spaces', '  a \n b ', 'a b'],
    ['more than is wanted', 'x'.repeat(10_000), 'x'.repeat(10)],
    ['emoji that the limit would halve', `x${'🏢'.repeat(10)}`, `x${'🏢'.repeat(4)}`],
    ['a space at the limit', 'xxxxxxxxx yes', 'xxxxxxxxx'],
  ])('cleans %s', (_, text, left) => {
    expect(cleanText(text, 10)).toBe(left);
  });
});

const authorAt = (path: string): unknown => {
  const match = getRouteMatcher(brand).matchAddress(path);
  return match?.name === 'author' ? match.params.author : undefined;
};

describe("§2.1 an author's address is the name in lower case with hyphens for spaces", () => {
  test.each([
    ['Maren Ostrow', 'maren-ostrow'],
    ['J. Ortiz', 'j.-ortiz'],
    ["Kate O'Brien", "kate-o'brien"],
    ['Kate O’Brien', 'kate-o’brien'],
    ["Seán O'Brien", "seán-o'brien"],
    ['Łukasz Ōno', 'łukasz-ōno'],
    ['Robert (Bob) Hale, Jr.', 'robert-(bob)-hale,-jr.'],
    ['Johnson & Reyes', 'johnson-&-reyes'],
    ['王 小明', '王-小明'],
    ['J.R.Hale', 'j.r.hale'],
  ])('the address of %s ends with %s', (name, segment) => {
    const path = authorPath(name);
    expect(authorAt(path)).toBe(segment);
    expect(authorAt(path.replaceAll("'", '%27'))).toBe(segment);
    // Next removes the trailing slash of a name that ends like a file.
    expect(authorAt(path.slice(0, -1))).toBe(segment);
    expect(isNameSegment(segment)).toBe(true);
    expect(authorAt(`/author/profile/${segment}/`)).toBe(segment);
  });

  test.each([
    'a%2Fb',
    'a/b',
    '%zz',
    '%',
    '%25',
    '..',
    '.hidden',
    '%2e%2e',
    '%00',
    '%ff',
    '%C0%AF',
    '%ED%A0%80',
    '%C3',
    '%3Cscript%3E',
    '',
  ])('"%s" matches no author', (segment) => {
    expect(authorAt(`/author/profile/${segment}/`)).toBeUndefined();
  });

  test.each(['', '..', '.hidden', 'a/b', 'a\\b', 'a\u0000b', 'a\u0085b', 'a'.repeat(161)])(
    'rejects the decoded segment %j',
    (segment) => {
      expect(isNameSegment(segment)).toBe(false);
    },
  );
});

const prefixedBrand = {
  pathPrefix: 'newsline',
  site: 'news',
  resourcePrefixes: [
    { pathPrefix: 'ledger', site: 'led' },
    { pathPrefix: 'newsline', site: 'other' },
  ],
};

describe('§2.1 the optional site prefix', () => {
  test.each([
    ['-', { prefix: undefined, site: 'news', own: true }],
    ['newsline', { prefix: 'newsline', site: 'news', own: true }],
    ['ledger', { prefix: 'ledger', site: 'led', own: false }],
    ['nobody', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('the prefix %j has the scope %j', (segment, scope) => {
    expect(findScope(prefixedBrand, segment)).toEqual(scope);
  });

  test("other sites cannot replace the brand's own prefix", () => {
    expect(getSitePrefixes(prefixedBrand).map(({ pathPrefix }) => pathPrefix)).toEqual(['newsline', 'ledger']);
  });

  test("links keep the prefix; the canonical path of the brand's own pages has none", () => {
    const own = { prefix: 'newsline', site: 'news', own: true };
    const other = { prefix: 'ledger', site: 'led', own: false };
    expect([withPrefix(own, '/resources/'), toCanonicalPath(own, '/resources/')]).toEqual([
      '/newsline/resources/',
      '/resources/',
    ]);
    expect([withPrefix(other, '/resources/'), toCanonicalPath(other, '/resources/')]).toEqual([
      '/ledger/resources/',
      '/ledger/resources/',
    ]);
  });
});
