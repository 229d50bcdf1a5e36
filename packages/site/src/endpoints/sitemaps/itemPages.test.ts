import { getCacheTags } from '@masthead/graphql-ops';
import { describe, expect, test } from 'vitest';
import { aSite, aSiteWithoutProvider, type DataService, type Provider } from '../../../test/aSite';
import { anEvent, aPodcast, aProfile, aWebcast } from '../../../test/wire';
import type { Site } from '../../framework/site';
import { loadSitemap } from './sitemapsDocument';

const start = '2026-11-01T12:00:00Z';

/** A publication with 101 upcoming and 2 past events, 250 episodes, 2 webcasts and 3 profiles. */
const provider: Provider = ({ variables }) => {
  const first = (Number(variables.list__page) - 1) * 100;
  /** The requested page of a list with `count` items. */
  const pageOf = <Item>(count: number, toItem: (index: number) => Item): Item[] =>
    Array.from({ length: Math.max(0, Math.min(100, count - first)) }, (_, index) => toItem(first + index));
  const stream = { page: 1, pageSize: 100 };
  const events = { locations: [], topics: [], audiences: [] };
  return {
    list__getFutureEvents: {
      ...events,
      estimate: 101,
      events: pageOf(101, (index) => anEvent(`next-${index}`)),
    },
    list__getPastEvents: {
      ...events,
      estimate: 2,
      events: [anEvent('past'), { ...anEvent('elsewhere'), docUri: 'https://events.example.com/elsewhere/' }],
    },
    list__getPodcastStream: {
      ...stream,
      estimate: 250,
      contents: pageOf(250, (index) => aPodcast(`/podcastcenter/show/${index}/`)),
    },
    list__getWebcastStream: {
      ...stream,
      estimate: 2,
      contents: ['a', 'b'].map((slug) => aWebcast(slug, 'ondemand', start, start)),
    },
    // A person who was honored in two years has one page.
    list__getRecognitionProfileList: {
      total: 3,
      sort: null,
      page: 1,
      pageLength: 100,
      profiles: ['ada', 'ada', 'bo'].map(aProfile),
    },
  };
};

const partner = (publisher: string) => ({
  name: publisher,
  publisher,
  sponsored: 'false',
  socials: [],
  internalURL: `/company-resources/?realmID=${publisher}`,
});
const video = (id: string, videoURL: string | null) => ({ id, title: id, videoURL, startDate: '2026-11-01T06:00:00Z' });
const dataService: DataService = async ({ pathname }) =>
  Response.json(
    pathname.endsWith('videos.json')
      ? [video('tour', '/media/tour.mp4'), video('announced', null)]
      : [partner('acme'), partner('wright')],
  );

const createSite = (hiddenModules: Site['brand']['hiddenModules'] = []): Site => {
  const site = aSite(provider, dataService);
  const recognition = [{ directory: 'stars', name: 'Stars', description: 'Those who shine.' }];
  return { ...site, brand: { ...site.brand, recognition, hiddenModules } };
};

const readPaths = async (site: Site, name: string): Promise<string[]> => {
  const outcome = await loadSitemap(site, { name });
  if (!outcome.ok) throw new TypeError('The site map could not be made.', { cause: outcome.error });
  return [...outcome.value.text.matchAll(/<loc>https:\/\/news\.example\.com([^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
};

describe('§3 site maps of items with a page of their own', () => {
  test('lists upcoming and past events of this site', async () => {
    const paths = await readPaths(createSite(), 'events');
    expect(paths).toHaveLength(102);
    expect([paths[0], paths[100], paths[101]]).toEqual(['/events/next-0/', '/events/next-100/', '/events/past/']);
  });

  test('lists every episode, page by page', async () => {
    const paths = await readPaths(createSite(), 'podcasts');
    expect(new Set(paths).size).toBe(250);
  });

  test.each([
    ['webcasts', ['/webcasts/on-demand/x/a/', '/webcasts/on-demand/x/b/']],
    ['recognition', ['/recognition/stars/', '/recognition/stars/ada/', '/recognition/stars/bo/']],
    ['partners', ['/company-resources/?realmID=acme', '/company-resources/?realmID=wright']],
    ['videos', ['/resources/video/tour/']],
  ])('%s', async (name, paths) => expect(await readPaths(createSite(), name)).toEqual(paths));

  test('stops after 5,000 items, however many the content service reports', async () => {
    const requests: unknown[] = [];
    const site = aSite((request) => {
      requests.push(request);
      return { list__getPodcastStream: { page: 1, pageSize: 100, estimate: 1_000_000_000, contents: [] } };
    });
    await readPaths(site, 'podcasts');
    expect(requests).toHaveLength(50);
  });

  test.each([
    ['events', 'events'],
    ['podcasts', 'stream:podcasts'],
    ['webcasts', 'stream:webcasts'],
    ['recognition', 'recognition:stars'],
  ])('%s is purged with the tag %s, which a change of an item has', async (name, tag) => {
    const site = createSite();
    const tags: string[] = [];
    const query: Site['content']['query'] = (request) => {
      tags.push(...Object.values(request.parts).flatMap(getCacheTags));
      return site.content.query(request);
    };
    await readPaths({ ...site, content: { ...site.content, query } }, name);
    expect(tags).toContain(tag);
  });

  test('a publication without a module has no file of it', async () => {
    const site = createSite(['events', 'resources']);
    for (const name of ['events', 'videos'])
      expect(await loadSitemap(site, { name })).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await readPaths(site, 'podcasts')).toHaveLength(250);
  });

  test.each(['events', 'podcasts', 'webcasts', 'partners', 'videos'])('%s fails as a whole', async (name) => {
    expect(await loadSitemap(aSiteWithoutProvider(), { name })).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    });
  });
});
