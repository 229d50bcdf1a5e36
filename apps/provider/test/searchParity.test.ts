import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSite, listSites, type Site } from '../src/content/queries/sites.ts';
import { openSearchEngine } from '../src/content/search/engine/engines.ts';
import { findMatches, searchEffort } from '../src/content/search/searchPostgres.ts';
import type { Search, SearchQuery } from '../src/content/search/query.ts';
import { parseSearchTerms } from '../src/content/search/searchTerms.ts';
import { now, type Publication, writePublication, writeStories } from './fixtures/publication.ts';
import { describeEachEngine, describeWithDatabase } from './support/engines.ts';
import { type GroongaProcess, hasGroonga, startGroonga } from './support/groonga.ts';
import { describeEachSearch, openIndexedSearch } from './support/searchEngines.ts';
import { sql } from 'kysely';
import { rewriteLanguage, rewriteSearch } from '../src/db/write/rewriteSearch.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';

/** Few words, so that random texts match: with stop words, one stem in two forms, hyphens, apostrophes and symbols. */
const vocabulary =
  "the of to lease leases leased office officer build-to-suit O’Brien o'brien net cap rate AT&T R&D e-mail café 12,000 $4.2 C++ https://example.com/a?b=c naïve Łódź 日本 rates holding".split(
    ' ',
  );

/** Random numbers from a seed, so that a failure repeats (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const random = createRandom(17);
const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[random(list.length)] as T;
const words = (count: number): string => Array.from({ length: count }, () => pick(vocabulary)).join(' ');

const paths = ['markets/atlanta', 'markets/miami', 'sectors/office', 'example-topics/capital-markets'] as const;

const stories = Array.from({ length: 150 }, (_, index) => ({
  slug: `story-${index}`,
  title: words(3),
  summary: words(4),
  // Some at the same hour, and some that are not published yet.
  hours: random(100) - 5,
  blocks: [`<p>${words(1 + random(12))}</p>`, `<p>${words(3)}</p>`],
  streams: [pick(paths)],
}));

const toTerm = (): string => {
  const form = random(8);
  if (form === 0) return `-${pick(vocabulary)}`;
  if (form === 1) return `"${words(2 + random(2))}"`;
  if (form === 2) return `${pick(vocabulary)} or ${pick(vocabulary)}`;
  if (form === 3) return `-"${words(2)}"`;
  return pick(vocabulary);
};
const texts = Array.from({ length: 250 }, () => Array.from({ length: 1 + random(3) }, toTerm).join(' '));

const toParameters = (categories: Publication['categories']): Omit<SearchQuery, 'site' | 'now'> => ({
  categoryIds: random(3) === 0 ? [categories.get(pick(paths)) ?? 0] : [],
  sort: pick(['pubdate', 'relevance'] as const),
  direction: pick(['ascending', 'descending'] as const),
  offset: pick([0, 0, 5, 30]),
  limit: pick([10, 10, 3, 40]),
  startDate: random(4) === 0 ? '2026-11-18' : null,
  stopDate: random(4) === 0 ? '2026-11-20' : null,
});

/** Fewer than the stories, so that pages have ranked and other articles. */
const ranked = 20;

describeWithDatabase('both engines', (open) => {
  describe.skipIf(!hasGroonga)('PostgreSQL and Groonga (needs groonga-bin)', () => {
    let groonga: GroongaProcess;
    let search: Search;
    let site: Site;
    let publication: Publication;

    beforeAll(async () => {
      groonga = await startGroonga();
      publication = await writePublication(open().db);
      await writeStories(open().db, publication, stories);
      site = findSite(await listSites(open().db), 'example') as Site;
      search = await openIndexedSearch(open(), openSearchEngine(groonga.url), ranked);
    });
    afterAll(() => groonga.remove());

    test('find the same articles in the same order with the same counts for 250 random texts', async () => {
      const { db } = open();
      const categories = () => Promise.reject(new Error('Only searches without words need categories.'));
      let found = 0;
      for (const text of texts) {
        const wanted = await parseSearchTerms(db, text, 'en-US');
        if (wanted.kind !== 'words') continue;
        const query: SearchQuery = { site, now, ...toParameters(publication.categories) };
        const expected = await findMatches(db, query, wanted, 'count', { ...searchEffort, ranked });
        const actual = await search({ query, wanted, facets: 'count' }, { db, categories });
        expect({ text, query, ...actual }).toEqual({ text, query, ...expected });
        found += expected.ids.length;
      }
      // Texts without matches would prove nothing.
      expect(found).toBeGreaterThan(500);
    });
  });
});

/** Two of three stories contain the phrase; the others contain its words apart. */
const phraseStories = Array.from({ length: 90 }, (_, index) => ({
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
    await writeStories(db, publication, phraseStories);
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

const search = `query ($query: String!) {
  getArticleSearch(domain: "example", query: $query) { onlyCommonWords contents { title byline highlight { title } } } }`;

type Found = {
  getArticleSearch: {
    onlyCommonWords: boolean;
    contents: { title: string; byline: string; highlight: { title: string } }[];
  };
};

describeEachSearch('search of a German publication', ({ open, openSearch }) => {
  let find: (query: string) => Promise<Found['getArticleSearch']>;

  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await db.updateTable('sites').set({ language: 'de-DE' }).where('id', '=', publication.siteId).execute();
    const stories = [
      { slug: 'flats', title: 'Eine Wohnung in Hamburg wird verkauft', hours: 1, authorIds: publication.authorIds },
      { slug: 'brokers', title: 'Makler hoffen auf das Frühjahr', hours: 2 },
      { slug: 'streets', title: 'Büros für Straßen über dem Fluss', hours: 3 },
    ];
    await writeStories(db, publication, stories, 'de-DE');
    const execute = createGraphqlClient(open(), now, { search: await openSearch() });
    find = async (query) => ((await execute(search, { query })).data as unknown as Found).getArticleSearch;
  });

  test.each([
    ['Wohnungen', 'Eine <mark>Wohnung</mark> in Hamburg wird verkauft'],
    ['die Wohnung in Hamburg', 'Eine <mark>Wohnung</mark> in <mark>Hamburg</mark> wird verkauft'],
    ['Maklers', '<mark>Makler</mark> hoffen auf das Frühjahr'],
    ['fruhjahr', 'Makler hoffen auf das <mark>Frühjahr</mark>'],
    ['BÜROS', '<mark>Büros</mark> für Straßen über dem Fluss'],
    ['strassen fur flusse', 'Büros für <mark>Straßen</mark> über dem <mark>Fluss</mark>'],
    ['für', 'Büros <mark>für</mark> Straßen über dem Fluss'],
    ['UBER dem', 'Büros für Straßen <mark>über</mark> <mark>dem</mark> Fluss'],
  ])('"%s" finds the word by its German stem', async (query, title) => {
    expect((await find(query)).contents.map(({ highlight }) => highlight.title)).toEqual([title]);
  });

  test.each(['der und das', 'für', 'fur', 'über dass'])('"%s" has only German stop words', async (query) => {
    expect((await find(query)).onlyCommonWords).toBe(true);
  });
});

describeEachEngine('a publication whose language was English before', (open) => {
  test('gets the stems and bylines of the new language', async () => {
    const { db } = open();
    const publication = await writePublication(db);
    const { siteId, authorIds } = publication;
    await writeStories(db, publication, [{ slug: 'flats', title: 'Eine Wohnung', hours: 1, authorIds }]);
    const find = async () =>
      ((await createGraphqlClient(open(), now)(search, { query: 'Wohnungen' })).data as unknown as Found)
        .getArticleSearch;
    expect((await find()).contents).toEqual([]);
    await db.updateTable('sites').set({ language: 'de-DE' }).where('id', '=', siteId).execute();
    await rewriteLanguage(db, { id: siteId, language: 'de-DE' });
    expect((await find()).contents.map(({ byline }) => byline)).toEqual(['Maren Ostrow und Luis Ferrand']);
  });
});

describeEachEngine('a search vector that another version wrote', (open) => {
  test('is written again, and no other', async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [
      { slug: 'old', title: 'Zürich', hours: 1 },
      { slug: 'new', title: 'Zürich, too', hours: 2 },
    ]);
    const execute = createGraphqlClient(open(), now);
    const find = async () =>
      ((await execute(search, { query: 'zurich' })).data as unknown as Found).getArticleSearch.contents.length;
    const old = db.selectFrom('articles').select('id').where('title', '=', 'Zürich');
    const vector = sql<string>`to_tsvector('english', 'Zürich')`;
    await db.updateTable('articleSearch').set({ vector, textVersion: 0 }).where('articleId', '=', old).execute();
    expect(await find()).toBe(1);
    expect([await rewriteSearch(db), await rewriteSearch(db), await find()]).toEqual([1, 0, 2]);
  });
});
