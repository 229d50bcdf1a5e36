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
    newest { title } mostRead { title } groups { title uri estimate categories { name uri estimate } } } }`;
  const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title);

  test('have the newest and the most read stories of the newsroom, each once', async () => {
    const { data, errors } = await execute(front, { family: 'markets' });
    expect(errors).toEqual([]);
    expect(titles(data.getSectionFront.newest)).toEqual(['Deal 0', 'Deal 2', 'Deal 3']);
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
    expect(titles(data.getSectionFront.newest)).toEqual(['Office']);
    expect(data.getSectionFront.groups).toEqual([
      { title: 'Office', uri: '/sectors/office/', estimate: 1, categories: [] },
    ]);
  });

  test.each([
    [{ family: 'unknown' }],
    [{ family: 'markets', site: 'other' }],
    [{ family: 'markets', site: 'nowhere' }],
  ])('are null without categories: %j', async (variables) => {
    const { data, errors } = await execute(front, variables);
    expect({ errors, front: data.getSectionFront }).toEqual({ errors: [], front: null });
  });
});
