import { beforeAll, expect, test } from 'vitest';
import { addViews, refreshTrending } from '../src/content/trending/views.ts';
import { now, toNaturalId, writePublication, writeStories } from './fixtures/publication.ts';
import { describeWithDatabase } from './support/engines.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';

const stories = Array.from({ length: 8 }, (_, index) => ({
  slug: `deal-${index}`,
  title: `Deal ${index}`,
  hours: index + 1,
  // A city's story is in the stream of its region too.
  streams: index % 2 === 0 ? ['markets/atlanta', 'markets/southeast'] : ['markets/miami', 'markets/southeast'],
}));
const office = { slug: 'office', title: 'Office', hours: 0, streams: ['sectors/office'] };
const planned = { slug: 'planned', title: 'Planned', hours: -24, streams: ['markets/southeast'] };

describeWithDatabase('section fronts', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [...stories, office, planned]);
    await db.updateTable('articles').set({ presentedBy: 'Sponsor' }).where('title', '=', 'Deal 1').execute();
    const views = [...stories, office].map((story, index) => ({
      siteId: publication.siteId,
      naturalId: toNaturalId(story),
      views: index + 1,
    }));
    await addViews(db, now, views);
    await refreshTrending(db, now);
    execute = createGraphqlClient(open(), now);
  });

  const front = `query ($family: String!, $site: String = "example") { getSectionFront(site: $site, family: $family, limit: 3) {
    leads { title } mostRead { title } groups { title uri estimate categories { name uri estimate } } } }`;
  const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title);

  test('have leading and most read stories of the newsroom, each once', async () => {
    const { data, errors } = await execute(front, { family: 'markets' });
    expect(errors).toEqual([]);
    expect(titles(data.getSectionFront.leads)).toEqual(['Deal 0', 'Deal 2', 'Deal 3']);
    expect(titles(data.getSectionFront.mostRead)).toEqual(['Deal 7', 'Deal 6', 'Deal 5']);
  });

  test('list their categories with the number of published stories', async () => {
    const { data } = await execute(front, { family: 'markets' });
    expect(data.getSectionFront.groups).toEqual([
      {
        title: 'Southeast',
        uri: '/markets/southeast/',
        estimate: 8,
        categories: [
          { name: 'Atlanta', uri: '/markets/atlanta/', estimate: 4 },
          { name: 'Miami', uri: '/markets/miami/', estimate: 4 },
        ],
      },
    ]);
  });

  test('list a family without regions as groups of one category', async () => {
    const { data } = await execute(front, { family: 'sectors' });
    expect(titles(data.getSectionFront.leads)).toEqual(['Office']);
    expect(data.getSectionFront.groups).toEqual([
      { title: 'Office', uri: '/sectors/office/', estimate: 1, categories: [] },
    ]);
  });

  test('have the stories of their groups, none of which leads the front, nor is sponsored', async () => {
    const { data } = await execute(
      '{ getSectionFront(site: "example", family: "markets", limit: 2, groupLimit: 3) { leads { title } groups { title stories { title } } } }',
    );
    expect(titles(data.getSectionFront.leads)).toEqual(['Deal 0', 'Deal 2']);
    expect(titles(data.getSectionFront.groups[0].stories)).toEqual(['Deal 3', 'Deal 4', 'Deal 5']);
  });

  test('begin with the stories that an editor put at their position', async () => {
    const { db } = open();
    const { id: articleId, siteId } = await db
      .selectFrom('articles')
      .select(['id', 'siteId'])
      .where('title', '=', 'Deal 6')
      .executeTakeFirstOrThrow();
    const { id: packageId } = await db
      .insertInto('packages')
      .values({
        siteId,
        slug: 'front-markets',
        title: 'Markets',
        type: 'position',
        typeKey: 'position',
        packageUrl: '/markets/',
        pubDate: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('packageItems').values({ packageId, articleId, position: 0 }).execute();
    await db.insertInto('packagePositions').values({ siteId, position: 'front-markets', packageId }).execute();
    const { data } = await execute(front, { family: 'markets' });
    expect(titles(data.getSectionFront.leads)).toEqual(['Deal 6', 'Deal 0', 'Deal 2']);
  });

  test.each([
    [{ family: 'unknown' }],
    [{ family: 'markets', site: 'other' }],
    [{ family: 'markets', site: 'nowhere' }],
  ])('are null without categories: %j', async (variables) => {
    const { data, errors } = await execute(front, variables);
    expect({ errors, front: data.getSectionFront }).toEqual({ errors: [], front: null });
  });

  test('indicators of a market, or of a section, are those whose story is there', async () => {
    const { db } = open();
    const { siteId } = await db.selectFrom('articles').select('siteId').limit(1).executeTakeFirstOrThrow();
    const [atlanta, miami] = [stories[0], stories[1]].map((story) => `/${story ? toNaturalId(story) : ''}/`);
    const anIndicator = { siteId, value: '1', source: 'Plotline', asOf: '2026-11-20' };
    await db
      .insertInto('marketIndicators')
      .values([
        { ...anIndicator, slug: 'a', label: 'Atlanta', uri: atlanta ?? null },
        { ...anIndicator, slug: 'b', label: 'Miami', uri: miami ?? null },
        { ...anIndicator, slug: 'c', label: 'Without a story', uri: null },
      ])
      .execute();
    const listLabels = async (topic: string): Promise<string[]> => {
      const { data } = await execute(`{ getMarketIndicators(site: "example", topic: "${topic}") { label } }`);
      return data.getMarketIndicators.map(({ label }: { label: string }) => label);
    };
    expect(await listLabels('')).toEqual(['Atlanta', 'Miami', 'Without a story']);
    expect(await listLabels('markets/atlanta')).toEqual(['Atlanta']);
    expect(await listLabels('markets')).toEqual(['Atlanta', 'Miami']);
    expect(await listLabels('sectors')).toEqual([]);
    expect(await listLabels('sectors/office')).toEqual([]);
  });
});
