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
import { findEvent } from '../../queries/media.ts';
import type { Site } from '../../queries/sites.ts';
import { patch, publish, remove } from '../publish.ts';
import type { KindName } from '../fields.ts';
import { createGraphqlClient } from '../../../../test/support/graphqlClient.ts';
import { refreshTrending } from '../../trending/views.ts';

const times = { startsAt: '2027-02-03T09:00:00-05:00', endsAt: '2027-02-03T17:00:00-05:00' };
const summit = { eventTitle: 'A summit', docUri: '/events/a-summit/', ...times };
const webcast = { title: 'A webcast', uri: '/webcasts/a-webcast/', ...times };
const episode = { title: 'An episode', uri: '/podcasts/an-episode/' };

describeWithDatabase('events, webcasts and episodes', (open) => {
  let site: Site;
  const deps = () => ({ db: open().db, clock: () => now });
  const put = (kind: KindName, key: string, input: object) => publish(deps(), site, { kind, key, input });

  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
  });

  test.each([
    ['event', summit],
    ['webcast', webcast],
  ] as const)('%s: refuses an end before the start', async (kind, input) => {
    const refused = { ok: false, error: { issues: [{ path: 'endsAt', message: 'must not be before startsAt' }] } };
    expect(await put(kind, 'too-short', { ...input, endsAt: '2026-02-03T17:00:00-05:00' })).toMatchObject(refused);
    expect(await put(kind, 'momentary', { ...input, endsAt: '2027-02-03T14:00:00Z' })).toMatchObject({ ok: true });
    const changes = { startsAt: '2027-02-03T18:00:00-05:00' };
    expect(await patch(deps(), site, { kind, key: 'momentary', changes })).toMatchObject(refused);
  });

  test.each([
    ['event', 'docUri', summit],
    ['webcast', 'uri', webcast],
    ['podcast', 'uri', episode],
  ] as const)('%s: refuses the address of another one that is not withdrawn', async (kind, path, input) => {
    const own = { ...input, [path]: '/one/' };
    expect(await put(kind, 'first', { ...own, publishAt: '2027-01-02T00:00:00Z' })).toMatchObject({ ok: true });
    expect(await put(kind, 'second', own)).toMatchObject({
      ok: false,
      error: { issues: [{ path, message: `is the address of the ${kind} "first"` }] },
    });
    await patch(deps(), site, { kind, key: 'first', changes: { status: 'withdrawn' } });
    expect(await put(kind, 'second', own)).toMatchObject({ ok: true });
  });

  test('event: has the speakers of its sessions', async () => {
    const speakers = [{ name: 'Ana Li', role: "The county's planner" }];
    const agenda = [{ startTime: '09:00', title: 'Water', speakers }];
    await put('event', 'speakers', { ...summit, docUri: '/events/speakers/', agenda });
    expect((await findEvent(open().db, site, '/events/speakers/'))?.agenda).toMatchObject([
      { speakers: [{ name: 'Ana Li', role: 'The county’s planner' }] },
    ]);
  });

  test('of two events with one address that are saved at once, one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const input = { ...summit, docUri: `/events/at-once-${round}/` };
      const results = await Promise.all(['left', 'right'].map((side) => put('event', `${side}-${round}`, input)));
      expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    }
  });
});

describeWithDatabase('channels', (open) => {
  let site: Site;
  const deps = () => ({ db: open().db, clock: () => now });
  const put = (kind: KindName, key: string, input: object) => publish(deps(), site, { kind, key, input });
  const putCategory = (slug: string, section: number, fields: object = {}) =>
    put('category', `ports/${slug}`, {
      name: slug,
      family: 'ports',
      naturalId: `channel_9section_${section}`,
      ...fields,
    });
  const getChannels = async () =>
    Object.fromEntries(
      (
        await open()
          .db.selectFrom('categories')
          .select(['path', 'channelName', 'channelUri', 'metaTitle'])
          .where('family', '=', 'ports')
          .execute()
      ).map(({ path, channelName, channelUri, metaTitle }) => [path, [channelName, channelUri, metaTitle]]),
    );

  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
    await putCategory('savannah', 1);
    await putCategory('oakland', 2, { channel: { name: 'Docks', uri: null } });
  });

  test('are the channel of all categories of their family that have none of their own', async () => {
    expect(await put('channel', 'ports', { name: 'Ports', uri: '/ports/' })).toMatchObject({ ok: true });
    await putCategory('tacoma', 3);
    expect(await getChannels()).toEqual({
      'ports/savannah': ['Ports', '/ports/', 'savannah | Ports | Example'],
      'ports/oakland': ['Docks', null, 'oakland | Docks | Example'],
      'ports/tacoma': ['Ports', '/ports/', 'tacoma | Ports | Example'],
    });
  });

  test('that are renamed take along categories that repeat the former name, and purge articles', async () => {
    await putCategory('tacoma', 3, { channel: { name: 'Ports', uri: '/ports/' } });
    await open().db.deleteFrom('purges').execute();
    const renamedAt = new Date(now.getTime() + 60_000);
    const harbors = { kind: 'channel', key: 'ports', input: { name: 'Harbors', uri: '/ports/' } } as const;
    await publish({ ...deps(), clock: () => renamedAt }, site, harbors);
    // Clients that read what has changed read this category, and no other.
    const changed = open().db.selectFrom('contentDocuments').select('key').where('updatedAt', '=', renamedAt);
    expect(await changed.where('kind', '=', 'category').execute()).toEqual([{ key: 'ports/tacoma' }]);
    expect(await getChannels()).toMatchObject({
      'ports/savannah': ['Harbors', '/ports/', 'savannah | Harbors | Example'],
      'ports/oakland': ['Docks', null, 'oakland | Docks | Example'],
      'ports/tacoma': ['Harbors', '/ports/', 'tacoma | Harbors | Example'],
    });
    const tags = (await open().db.selectFrom('purges').select('tag').execute()).map(({ tag }) => tag);
    expect(tags).toEqual(expect.arrayContaining(['type:article', 'categories', 'stream:ports/savannah']));
  });

  test('of renamed categories stay, and articles are purged', async () => {
    await open().db.deleteFrom('purges').execute();
    await putCategory('savannah', 1, { position: 3 });
    const listTags = async () => (await open().db.selectFrom('purges').select('tag').execute()).map(({ tag }) => tag);
    expect(await listTags()).not.toContain('type:article');
    await putCategory('savannah', 1, { name: 'Savannah' });
    expect(await listTags()).toContain('type:article');
    expect(await getChannels()).toMatchObject({
      'ports/savannah': ['Harbors', '/ports/', 'Savannah | Harbors | Example'],
    });
    await putCategory('savannah', 1);
  });

  test('that are deleted leave their categories without one', async () => {
    await remove(deps(), site, { kind: 'channel', key: 'ports' });
    expect(await getChannels()).toMatchObject({
      'ports/savannah': [null, null, 'savannah | Example | Example'],
      'ports/oakland': ['Docks', null, 'oakland | Docks | Example'],
    });
  });

  test('need a name, and a link as their page', async () => {
    expect(await put('channel', 'Ports!', { uri: 'ports' })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'key' }, { path: 'name' }, { path: 'uri' }] },
    });
  });
});

describeWithDatabase('packages', (open) => {
  let site: Site;
  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
  });
  const put = (key: string, position: string | undefined, at = now) =>
    publish({ db: open().db, clock: () => at }, site, {
      kind: 'package',
      key,
      input: { title: key, type: 'position', packageUrl: `/${key}/`, position },
    });

  test('two packages exchange their positions at once', async () => {
    let [first, second] = ['home-lead', 'home-rail'];
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.all([put('one', first), put('two', second)]);
      expect(results.map((result) => result.ok && result.value.document['position'])).toEqual([first, second]);
      [first, second] = [second, first];
    }
  });

  test('a package whose position another one takes has changed at that time', async () => {
    await put('former', 'home-news');
    const takenAt = new Date(now.getTime() + 60_000);
    await put('next', 'home-news', takenAt);
    const stored = open().db.selectFrom('contentDocuments').select('updatedAt').where('key', '=', 'former');
    expect(await stored.execute()).toEqual([{ updatedAt: takenAt }]);
  });
});

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
    ({ site } = publication);
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
