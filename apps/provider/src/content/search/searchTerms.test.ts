import { expect, test } from 'vitest';
import { withoutOrder } from './searchTerms.ts';
import { isWildcard, readSearchText, searchedLength, toFacets } from './facets.ts';
import { loadCategories } from '../queries/categories.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';

test.each([
  ["'squar' <-> 'feet'", "'squar' & 'feet'"],
  ["'build-to-suit' <-> 'build' <2> 'suit' | 'net' <-> 'leas'", "'build-to-suit' & 'build' & 'suit' | 'net' & 'leas'"],
  ["'rent'", undefined],
  ["'net' & 'leas'", undefined],
  ["'offic' & !( 'net' <-> 'leas' )", undefined],
])('%s without the order of its words is %s', (exact, loose) => expect(withoutOrder(exact)).toBe(loose));

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

describeWithDatabase('facets of categories', (open) => {
  test('regions are a group of their own in a publication whose cities have regions', async () => {
    const { db } = open();
    const { siteId } = await writePublication(db);
    const groupOf = async (name: string) => {
      const index = await loadCategories(db, siteId);
      return toFacets(index, new Map(index.all.map(({ id }) => [id, 1]))).find((facet) => facet.name === name)?.parent;
    };
    expect([await groupOf('Southeast'), await groupOf('Atlanta')]).toEqual(['Region', 'Market']);
    await db.updateTable('categories').set({ region: null }).execute();
    expect(await groupOf('Southeast')).toBe('Market');
  });
});
