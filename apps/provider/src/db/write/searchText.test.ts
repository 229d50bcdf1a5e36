import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { joinEndings, separateEndings, stopWords } from './searchText.ts';

const apart = [
  ['office', 'officer'],
  ['contains', 'containers'],
  ['apart', 'apartments'],
  ['conversions', 'conversations'],
  ['hospitals', 'hospitality'],
  ['develop', 'developer'],
  ['services', 'servicers'],
] as const;

const together = [
  ['office', 'offices'],
  ['officer', 'Officers'],
  ['apartment', 'apartments'],
  ['deliver', 'delivered', 'delivering'],
  ['engineer', 'engineering'],
  ['lease', 'leases', 'leased', 'leasing'],
  ['conversation', 'conversations'],
] as const;

describeEachEngine('English stems', (open) => {
  test('are different for different nouns and the same for the forms of one word', async () => {
    const words = [...apart, ...together].flat();
    const { rows } = await sql<{ word: string; stem: string }>`
      select word, to_tsvector('english', separated)::text as stem
      from unnest(${words}::text[], ${words.map((word) => separateEndings(word, 'english'))}::text[]) as texts (word, separated)`.execute(
      open().db,
    );
    const stems = new Map(rows.map(({ word, stem }) => [word, stem]));
    const countStems = (family: readonly string[]) => new Set(family.map((word) => stems.get(word))).size;
    expect(apart.map(countStems)).toEqual(apart.map(() => 2));
    expect(together.map(countStems)).toEqual(together.map(() => 1));
  });
});

test.each(['The chief officers, further OFFICER’S apartments', 'over order or'])('%s is restored', (text) => {
  expect(joinEndings(separateEndings(text, 'english'))).toBe(text);
});

describeEachEngine('stop words', (open) => {
  test.each(['english', 'german'] as const)('are those that PostgreSQL ignores in %s texts', async (config) => {
    const words = [...stopWords[config].values()].join(' ');
    const { rows } = await sql<{ vector: string }>`
      select to_tsvector(${sql.lit(config)}, ${words})::text as vector`.execute(open().db);
    expect(rows).toEqual([{ vector: '' }]);
  });
});
