import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { rewriteLanguage } from '../src/db/write/rewriteLanguage.ts';
import { rewriteSearch } from '../src/db/write/rewriteSearch.ts';
import { now, writePublication, writeStories } from './fixtures/publication.ts';
import { describeEachEngine } from './support/engines.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeEachSearch } from './support/searchEngines.ts';

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
