import { beforeAll, expect, test } from 'vitest';
import { findMatches, searchEffort } from '../src/content/search/postgres/find.ts';
import type { SearchQuery } from '../src/content/search/query.ts';
import { parseSearchTerms } from '../src/content/search/searchTerms.ts';
import { findSite, listSites } from '../src/content/queries/sites.ts';
import { now, writePublication, writeStories } from './fixtures/publication.ts';
import { describeEachEngine } from './support/engines.ts';

/** Two of three stories contain the phrase; the others contain its words apart. */
const stories = Array.from({ length: 90 }, (_, index) => ({
  slug: `story-${index}`,
  title: index % 3 === 2 ? 'Feet and how many of them make a square' : 'Forty thousand square feet',
  hours: index + 1,
  streams: [index % 2 === 0 ? 'markets/atlanta' : 'markets/miami'],
}));
const phrases = 60;

describeEachEngine('a phrase of words that most articles contain', (open) => {
  let query: SearchQuery;
  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, stories);
    const site = findSite(await listSites(db), 'example');
    if (!site) throw new Error('The publication is missing.');
    query = {
      site,
      startDate: null,
      stopDate: null,
      categoryIds: [],
      sort: 'pubdate',
      direction: 'descending',
      limit: 10,
      offset: 0,
      now,
    };
  });

  const find = async (text: string, change: Partial<SearchQuery> = {}, effort: Partial<typeof searchEffort> = {}) => {
    const words = await parseSearchTerms(open().db, text, 'en-US');
    if (words.kind !== 'words') throw new Error(`${text} contains no words.`);
    return findMatches(open().db, { ...query, ...change }, words, 'count', { ...searchEffort, ...effort });
  };

  test('is counted exactly when there are few candidates', async () => {
    const { estimate, counts } = await find('"square feet"');
    expect([estimate, [...counts.values()].filter((count) => count === 30)]).toEqual([phrases, [30, 30]]);
  });

  test.each([['descending'], ['ascending']] as const)(
    'has the same first pages, %s, when only some candidates are checked',
    async (direction) => {
      for (const sort of ['pubdate', 'relevance'] as const) {
        for (const offset of [0, 10]) {
          const near = await find('"square feet"', { direction, sort, offset }, { checked: 30 });
          expect(near.ids).toEqual((await find('"square feet"', { direction, sort, offset })).ids);
          expect(near.estimate).toBe(phrases);
        }
      }
    },
  );

  test('is ranked among the newest articles; other articles follow by date without gaps', async () => {
    const whole = await find('feet', { sort: 'relevance', limit: 40 }, { ranked: 25 });
    const parts = await Promise.all(
      [0, 10, 20, 30].map((offset) => find('feet', { sort: 'relevance', offset }, { ranked: 25 })),
    );
    expect(parts.flatMap(({ ids }) => ids)).toEqual(whole.ids);
  });

  test('has pages beyond the checked candidates, up to the last match', async () => {
    const pages = await Promise.all([20, 50, 60].map((offset) => find('"square feet"', { offset }, { checked: 15 })));
    expect(pages.map(({ ids, estimate }) => [ids.length, estimate])).toEqual([
      [10, phrases],
      [10, phrases],
      [0, phrases],
    ]);
  });

  test('is found in old articles although none of the newest contains it', async () => {
    const { ids, estimate } = await find('"many of them make"', {}, { checked: 1 });
    expect([ids.length, estimate]).toEqual([10, 30]);
  });

  test('has facets that are estimated from a sample', async () => {
    const whole = await find('feet');
    const part = await find('feet', {}, { counted: 40, sampled: 40 });
    expect(part.estimate).toBe(whole.estimate);
    for (const [category, count] of whole.counts)
      expect(Math.abs((part.counts.get(category) ?? 0) - count)).toBeLessThan(count / 5);
  });
});
