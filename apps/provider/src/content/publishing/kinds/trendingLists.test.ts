import { beforeAll, expect, test } from 'vitest';
import {
  hoursAgo,
  now,
  type Publication,
  toNaturalId,
  writePublication,
  writeStories,
} from '../../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../../test/support/engines.ts';
import { createGraphqlClient } from '../../../../test/support/graphqlClient.ts';
import { refreshTrending } from '../../trending/views.ts';
import { listSites, type Site } from '../../queries/sites.ts';
import { publish, remove } from '../publish.ts';

const stories = ['read', 'chosen', 'newest'].map((slug, index) => ({ slug, title: slug, hours: 9 - index }));
const [read = '', chosen = '', newest = ''] = stories.map(toNaturalId);

describeWithDatabase('the order of trending lists', (open) => {
  let site: Site;
  let publication: Publication;
  let graphql: ReturnType<typeof createGraphqlClient>;
  const deps = () => ({ db: open().db, clock: () => now });
  const put = (key: string, input: object) => publish(deps(), site, { kind: 'trendingList', key, input });
  const listTitles = async (topic = ''): Promise<unknown> => {
    const { data } = await graphql(
      `{ getStatsList(site: "example", topic: "${topic}", limit: 3) { trendingArticles { contents { title } } } }`,
    );
    return data['getStatsList'].trendingArticles.contents.map(({ title }: { title: string }) => title);
  };

  beforeAll(async () => {
    const { db } = open();
    publication = await writePublication(db);
    site = (await listSites(db)).find(({ key }) => key === 'example') as Site;
    const [mostRead = 0] = await writeStories(db, publication, stories);
    await db
      .insertInto('articleViews')
      .values({ articleId: mostRead, hour: hoursAgo(2), views: 40 })
      .execute();
    await refreshTrending(db, now);
    graphql = createGraphqlClient(open(), now);
  });

  test('is that of the views, then of the dates, without an entry', async () => {
    expect(await listTitles()).toEqual(['read', 'newest', 'chosen']);
  });

  test('begins with the articles of its entry, each once, and purges the lists', async () => {
    expect(await put('site', { articles: [chosen, newest] })).toMatchObject({ ok: true, value: { change: 'created' } });
    expect(await listTitles()).toEqual(['chosen', 'newest', 'read']);
    expect(await listTitles('markets/atlanta')).toEqual(['read', 'newest', 'chosen']);
    const tags = await open().db.selectFrom('purges').select('tag').where('site', '=', 'example').execute();
    expect(tags).toEqual([{ tag: 'type:trending-articles' }]);
  });

  test('of a category has an entry of its own', async () => {
    await put('markets/atlanta', { articles: [newest] });
    expect(await listTitles('markets/atlanta')).toEqual(['newest', 'read', 'chosen']);
  });

  test('of a market with few stories goes on with those of its region, then of the site', async () => {
    await writeStories(open().db, publication, [
      { slug: 'miami', title: 'miami', hours: 30, streams: ['markets/miami', 'markets/southeast'] },
      { slug: 'region', title: 'region', hours: 40, streams: ['markets/southeast'] },
    ]);
    expect(await listTitles('markets/miami')).toEqual(['miami', 'region', 'chosen']);
  });

  test('of a front is that of the family, without the stories above it', async () => {
    const listFront = async () => {
      const { data } = await graphql(
        '{ getSectionFront(site: "example", family: "markets", limit: 1) { leads { title } mostRead { title } } }',
      );
      return data['getSectionFront'].mostRead.map(({ title }: { title: string }) => title);
    };
    expect(await listFront()).toEqual(['read']);
    await put('markets', { articles: [newest, chosen] });
    expect(await listFront()).toEqual(['chosen']);
  });

  test('follows the views again when the entry is withdrawn or deleted', async () => {
    await put('site', { status: 'withdrawn', articles: [chosen] });
    expect(await listTitles()).toEqual(['read', 'newest', 'chosen']);
    await put('site', { articles: [chosen] });
    expect(await listTitles()).toEqual(['chosen', 'read', 'newest']);
    await remove(deps(), site, { kind: 'trendingList', key: 'site' });
    expect(await listTitles()).toEqual(['read', 'newest', 'chosen']);
  });

  test('lists all issues: unknown and repeated articles, and an unknown list', async () => {
    expect(await put('markets/nowhere', { articles: [read, read, '2026/11/21/none'] })).toMatchObject({
      ok: false,
      error: {
        issues: [
          { path: 'key', message: expect.stringContaining('no category or family') },
          { path: 'articles[1]', message: expect.stringContaining('more than once') },
          { path: 'articles[2]', message: 'no article "2026/11/21/none"' },
        ],
      },
    });
  });
});
