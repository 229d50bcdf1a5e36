import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { writeAllContent } from './fixtures/everything.ts';
import { now, writeStories } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeEachEngine } from './support/engines.ts';

const item = 'title kickerNode { name } breadcrumb { name } allCategories { name } image { uri }';

describeEachEngine('what an answer costs the database', (open) => {
  let asked = 0;
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    const { db } = open();
    const publication = await writeAllContent(db);
    await writeStories(
      db,
      publication,
      Array.from({ length: 40 }, (_, place) => ({ slug: `more-${place}`, title: `More ${place}`, hours: place + 5 })),
    );
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    execute = createGraphqlClient({ ...open(), db: db.withPlugin(counter) }, now);
  });

  const count = async (query: string): Promise<number> => {
    asked = 0;
    const { errors } = await execute(query);
    expect(errors).toEqual([]);
    return asked;
  };

  // What is looked up in one go depends on which answers of the database come together: a query more or less is no growth.
  test.each([
    [
      'a stream',
      (size: number) =>
        `{ getContentStream(term: "markets/atlanta", site: "example", pageSize: ${size}) { estimate contents { ${item} } } }`,
      6,
    ],
    [
      'a search with highlights and facets',
      (size: number) =>
        `{ getArticleSearchFaceted(domain: "example", query: "more", pageSize: ${size}) { contents { ${item} body highlight { title } } facets { name } } }`,
      8,
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
  ])('%s costs as little for 40 items as for 2', async (_, query, most) => {
    expect(await count(query(2))).toBeLessThanOrEqual(most);
    expect(await count(query(40))).toBeLessThanOrEqual(most);
  });

  test('six places of the home page cost hardly more than one', async () => {
    const place = (name: string) =>
      `${name.replaceAll('-', '')}: getPackageByPosition(position: "${name}", site: "example") { articles { ${item} } }`;
    const one = await count(`{ ${place('home-lead')} }`);
    expect(
      await count(
        `{ ${['home-lead', 'home-secondary', 'home-latest', 'home-desk', 'home-insights', 'home-recent'].map(place).join(' ')} }`,
      ),
    ).toBeLessThanOrEqual(one + 2);
  });

  test('ten labels of one document share what they look up', async () => {
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
