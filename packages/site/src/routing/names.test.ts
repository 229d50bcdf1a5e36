import { describe, expect, test } from 'vitest';
import { brand } from '../../test/aSite';
import { authorPath } from './href';
import { getRouteMatcher } from './match';
import { isNameSegment } from './names';

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
