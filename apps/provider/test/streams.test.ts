import { beforeAll, describe, expect, test } from 'vitest';
import {
  hoursAgo,
  toNaturalId,
  now,
  type Publication,
  writePublication,
  writeStories,
} from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeWithDatabase } from './support/engines.ts';

const stories = Array.from({ length: 25 }, (_, index) => ({
  slug: `deal-${index}`,
  title: `Deal ${String.fromCharCode(90 - index)}`,
  hours: index + 1,
  streams:
    index % 2 === 0
      ? ['markets/atlanta', 'sectors/office', 'markets/southeast']
      : ['markets/miami', 'markets/southeast'],
}));
const tomorrow = { slug: 'not-yet', title: 'Not yet', hours: -24, streams: ['markets/southeast'] };

describeWithDatabase('category streams (§2.2, §7.1)', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  let publication: Publication;
  beforeAll(async () => {
    const { db } = open();
    publication = await writePublication(db);
    await writeStories(db, publication, [...stories, tomorrow]);
    execute = createGraphqlClient(open(), now);
  });

  const stream = `query ($term: String!, $site: String = "example", $page: Int, $pageSize: Int, $excludeIds: [ID!], $sort: StreamSort, $direction: Direction) {
    getContentStream(term: $term, site: $site, page: $page, pageSize: $pageSize, excludeIds: $excludeIds, sort: $sort, direction: $direction) {
      categoryId name tieredName page pageSize estimate h1 contents { title uri naturalId prettyDate pubDate baseDomain kickerNode { name uri }
        breadcrumb { name uri } allCategories { name slug sectionName } image { uri width } } } }`;

  test.each(['markets/southeast', 'markets/southeast/', '/markets/southeast/', 'channel_1section_1'])(
    'finds the stream by %s',
    async (term) => {
      const { data, errors } = await execute(stream, { term });
      expect(errors).toEqual([]);
      expect(data.getContentStream).toMatchObject({
        name: 'Southeast',
        page: 1,
        pageSize: 10,
        estimate: 25,
        categoryId: 'channel_1section_1',
      });
      expect(data.getContentStream.contents.map(({ title }: { title: string }) => title)).toEqual(
        stories.slice(0, 10).map(({ title }) => title),
      );
    },
  );

  test('returns the bodies of its items', async () => {
    const { data, errors } = await execute(
      '{ getContentStream(term: "markets/southeast", site: "example", pageSize: 2) { contents { title body } } }',
    );
    expect(errors).toEqual([]);
    const { blocks } = await open()
      .db.selectFrom('articleBodies')
      .innerJoin('articles', 'articles.id', 'articleBodies.articleId')
      .select('blocks')
      .where('title', '=', 'Deal Z')
      .executeTakeFirstOrThrow();
    expect(data.getContentStream.contents[0]).toEqual({ title: 'Deal Z', body: blocks.join('\n') });
    expect(blocks.join('')).toContain('<p>');
  });

  test('returns dates with offset, breadcrumb, kicker and all categories of an item', async () => {
    const { data } = await execute(stream, { term: 'markets/southeast', pageSize: 1 });
    expect(data.getContentStream.contents).toEqual([
      {
        title: 'Deal Z',
        uri: '/2026/11/21/deal-0/',
        naturalId: '2026/11/21/deal-0',
        prettyDate: 'Nov. 21, 2026',
        pubDate: '2026-11-21T09:00:00-05:00',
        baseDomain: 'www.example.com',
        kickerNode: { name: 'News', uri: '/example-sections/news/' },
        breadcrumb: [
          { name: 'Markets', uri: '/markets/' },
          { name: 'Atlanta', uri: '/markets/atlanta/' },
        ],
        allCategories: [
          { name: 'Atlanta', slug: 'atlanta', sectionName: 'Atlanta' },
          { name: 'Office', slug: 'office', sectionName: 'Office' },
          { name: 'Southeast', slug: 'southeast', sectionName: 'Southeast' },
          { name: 'News', slug: 'news', sectionName: 'News' },
        ],
        image: { uri: '/images/tower-oxide-1-article', width: 1200 },
      },
    ]);
  });

  test('returns the remaining items on the last page and none beyond', async () => {
    const last = await execute(stream, { term: 'markets/southeast', page: 3 });
    expect(last.data.getContentStream.contents).toHaveLength(5);
    const beyond = await execute(stream, { term: 'markets/southeast', page: 4 });
    expect(beyond.data.getContentStream).toMatchObject({ estimate: 25, contents: [] });
  });

  test('excludes an article with a future date from streams, look-ups and counts', async () => {
    const { data } = await execute(
      `query ($id: ID!) { getContent(naturalId: $id, site: "example") { title } getContentStream(term: "markets/southeast", site: "example", pageSize: 100) { contents { title } } }`,
      { id: toNaturalId(tomorrow) },
    );
    expect(data.getContent).toBeNull();
    expect(data.getContentStream.contents).toHaveLength(25);
  });

  test('omits excluded articles by either kind of id', async () => {
    const [first, second] = stories;
    if (!first || !second) throw new Error('The fixture has stories.');
    const { data } = await execute(
      `{ getContent(naturalId: "${toNaturalId(second)}", site: "example") { generatedId } }`,
    );
    const reply = await execute(stream, {
      term: 'markets/southeast',
      pageSize: 2,
      excludeIds: [toNaturalId(first), data.getContent.generatedId, 'nothing'],
    });
    expect(reply.data.getContentStream.contents.map(({ title }: { title: string }) => title)).toEqual([
      'Deal X',
      'Deal W',
    ]);
  });

  test.each([
    ['title', 'ascending', 'Deal B'],
    ['title', 'descending', 'Deal Z'],
    ['pubdate', 'ascending', 'Deal B'],
    ['popularity', 'descending', 'Deal Z'],
  ])('sorts by %s, %s: the first item is %s', async (sort, direction, first) => {
    const { data } = await execute(stream, { term: 'markets/southeast', sort, direction, pageSize: 1 });
    expect(data.getContentStream.contents[0].title).toBe(first);
  });

  test.each([['nowhere'], [''], ['channel_9'], ["x' or 1=1"], ['a\u0000b']])(
    'returns null without an error for the unknown term %j',
    async (term) => {
      const { data, errors } = await execute(stream, { term });
      expect({ errors, stream: data.getContentStream }).toEqual({ errors: [], stream: null });
    },
  );

  test('returns null for an unknown site and for a site without content', async () => {
    expect((await execute(stream, { term: 'markets/atlanta', site: 'nowhere' })).data.getContentStream).toBeNull();
    expect((await execute(stream, { term: 'markets/atlanta', site: 'other' })).data.getContentStream).toBeNull();
  });

  test.each(['example', 'EXAMPLE', 'https://www.example.com/', 'exa:example', 'estate'])(
    'finds the site by %s (§5)',
    async (site) => {
      expect((await execute(stream, { term: 'markets/atlanta', site })).data.getContentStream?.name).toBe('Atlanta');
    },
  );

  describe('invalid arguments are reported as BAD_USER_INPUT', () => {
    test.each([
      [{ page: 0 }, /page must be between/],
      [{ page: -1 }, /page must be between/],
      [{ page: 2_000_000_000 }, /page must be between/],
      [{ pageSize: 0 }, /pageSize must be between 1 and 100/],
      [{ pageSize: 101 }, /pageSize must be between 1 and 100/],
      [{ excludeIds: Array.from({ length: 201 }, String) }, /the limit is 200/],
    ])('rejects %j', async (bad, message) => {
      const { data, errors, status } = await execute(stream, { term: 'markets/atlanta', ...bad });
      expect(status).toBe(200);
      expect(data.getContentStream).toBeNull();
      expect(errors[0]?.message).toMatch(message);
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    });

    test('returns the other aliases when one fails', async () => {
      const { data, errors } = await execute(
        `{ bad: getContentStream(term: "markets/atlanta", site: "example", pageSize: 500) { name } good: getContentStream(term: "markets/atlanta", site: "example") { name } }`,
      );
      expect(errors).toHaveLength(1);
      expect(data).toEqual({ bad: null, good: { name: 'Atlanta' } });
    });
  });

  test('groups markets by region', async () => {
    const { data } = await execute(
      `{ getMarketGroups(site: "example") { title uri categories { name uri } } getCategories(site: "example") { naturalId slug path uri } }`,
    );
    expect(data.getMarketGroups).toEqual([
      {
        title: 'Southeast',
        uri: '/markets/southeast/',
        categories: [
          { name: 'Atlanta', uri: '/markets/atlanta/' },
          { name: 'Miami', uri: '/markets/miami/' },
        ],
      },
    ]);
    expect(data.getCategories[1]).toEqual({
      naturalId: 'channel_1section_2',
      slug: 'atlanta',
      path: 'markets/atlanta',
      uri: '/markets/atlanta/',
    });
  });

  test('continues the article index after the previous page', async () => {
    const page = `query ($after: String) { getArticleIndex(site: "example", limit: 10, after: $after) { entries { naturalId } nextAfter } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await execute(page, { after });
      seen.push(...data.getArticleIndex.entries.map(({ naturalId }: { naturalId: string }) => naturalId));
      after = data.getArticleIndex.nextAfter;
    } while (after);
    expect(seen).toEqual(stories.map(toNaturalId));
    expect((await execute(page, { after: 'yesterday' })).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('has a stable order for articles with the same date', async () => {
    const { db } = open();
    const twins = Array.from({ length: 6 }, (_, index) => ({
      slug: `twin-${index}`,
      title: `Twin ${index}`,
      hours: 50,
      streams: ['tag/premium'],
    }));
    await writeStories(db, publication, twins);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => execute(stream, { term: 'tag/premium', page, pageSize: 2 })),
    );
    const titles = pages.flatMap(({ data }) =>
      data.getContentStream.contents.map(({ title }: { title: string }) => title),
    );
    expect(new Set(titles).size).toBe(6);
    expect(hoursAgo(50).getTime()).toBeLessThan(now.getTime());
  });
});
