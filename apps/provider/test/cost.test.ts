import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { writeAllContent } from './fixtures/everything.ts';
import { now, writeStories } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeWithDatabase } from './support/engines.ts';

const item = 'title kickerNode { name } breadcrumb { name } allCategories { name } image { uri }';

describeWithDatabase('the number of database queries', (open) => {
  let queryCount = 0;
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    const { db } = open();
    const publication = await writeAllContent(db);
    await writeStories(
      db,
      publication,
      Array.from({ length: 40 }, (_, index) => ({ slug: `more-${index}`, title: `More ${index}`, hours: index + 5 })),
    );
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queryCount += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    execute = createGraphqlClient({ ...open(), db: db.withPlugin(counter) }, now);
  });

  const count = async (query: string): Promise<number> => {
    queryCount = 0;
    const { errors } = await execute(query);
    expect(errors).toEqual([]);
    return queryCount;
  };

  // The number of batches varies by a query or two with the timing of the database. The categories of a list are a
  // query.
  test.each([
    [
      'a stream',
      (size: number) =>
        `{ getContentStream(term: "markets/atlanta", site: "example", pageSize: ${size}) { estimate contents { ${item} } } }`,
      7,
    ],
    [
      'a search with highlights and facets',
      (size: number) =>
        `{ getArticleSearchFaceted(domain: "example", query: "more", pageSize: ${size}) { contents { ${item} body highlight { title } } facets { name } } }`,
      9,
    ],
    [
      'an author',
      (size: number) =>
        `{ getAuthor(byline: "maren-ostrow", site: "example", pageSize: ${size}) { articles { ${item} } } }`,
      7,
    ],
    [
      'all packages',
      (size: number) =>
        `{ getPackagesByType(site: "example", type: "Special+Reports", end: ${size}) { packages { articles { ${item} } navigations { estimate searchContents { ${item} } } sponsors { name } } } }`,
      13,
    ],
  ])('does not grow with the items of %s', async (_, query, maxQueries) => {
    expect(await count(query(2))).toBeLessThanOrEqual(maxQueries);
    expect(await count(query(40))).toBeLessThanOrEqual(maxQueries);
  });

  test('is about the same for six positions of the home page as for one', async () => {
    const toPosition = (name: string) =>
      `${name.replaceAll('-', '')}: getPackageByPosition(position: "${name}", site: "example") { articles { ${item} } }`;
    const one = await count(`{ ${toPosition('home-lead')} }`);
    expect(
      await count(
        `{ ${['home-lead', 'home-secondary', 'home-latest', 'home-desk', 'home-insights', 'home-recent'].map(toPosition).join(' ')} }`,
      ),
    ).toBeLessThanOrEqual(one + 2);
  });

  test('is shared by ten aliases of one document', async () => {
    const one = await count(
      `{ a: getContentStream(term: "markets/atlanta", site: "example") { contents { ${item} } } }`,
    );
    const ten = await count(
      `{ ${'abcdefghij'
        .split('')
        .map((label) => `${label}: getContentStream(term: "markets/atlanta", site: "example") { contents { ${item} } }`)
        .join(' ')} }`,
    );
    expect(ten).toBeLessThan(one * 10);
  });
});
