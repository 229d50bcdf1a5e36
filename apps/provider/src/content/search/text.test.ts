import { expect, test } from 'vitest';
import { isWildcard, readSearchText, searchedLength } from './facets.ts';

test.each([
  ['an escaped quote', 'say \\"cap rate\\"', 'say "cap rate"'],
  ['an encoded ampersand', 'Harrow %26 Pike', 'Harrow & Pike'],
  ['NUL and other control characters', 'off\u0000ice\u0007 rent\r\n', 'off ice rent'],
  ['characters of the private use area', '\uE000rent\uE001', 'rent'],
  ['half a surrogate pair', 'rent \uD83D', 'rent'],
  ['emoji', '🏢 towers', '🏢 towers'],
])('parses %s (§5)', (_, text, read) => expect(readSearchText(text)).toBe(read));

test('truncates a text of 10,000 characters without splitting a character', () => {
  const read = readSearchText(`x${'🏢'.repeat(5000)}`);
  expect(read.length).toBeLessThanOrEqual(searchedLength);
  expect(read.isWellFormed()).toBe(true);
});

test.each(['*', '', 'All Topics', null, undefined])('topic %j means every topic (§5)', (text) =>
  expect(isWildcard(text)).toBe(true),
);
test('a topic name is not a wildcard', () => expect(isWildcard('Capital Markets')).toBe(false));
