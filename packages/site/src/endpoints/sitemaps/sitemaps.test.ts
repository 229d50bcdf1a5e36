import { XMLValidator } from 'fast-xml-parser';
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, test } from 'vitest';
import { aSite, aSiteWithoutProvider, brand, type DataService, type Provider } from '../../../test/aSite';
import { articlesFile, getFixedPaths, newsEntries } from './sitemaps';
import { robotsText } from '../files';
import { loadSitemap, urlset } from './sitemapsDocument';
import { getCacheTags } from '@masthead/graphql-ops';
import { anEvent, aPodcast, aProfile, aWebcast } from '../../../test/wire';
import type { Site } from '../../framework/site';

const newest = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;

/** A publication with so many articles, one an hour, behind the paged index. A partner has paid for the one at `paid`. */
const createPublication = (count: number, paid?: number) => {
  const requests: unknown[] = [];
  const site = aSite(({ variables }) => {
    requests.push(variables);
    const from = Number(Object.entries(variables).find(([name]) => name.endsWith('after'))?.[1] ?? 0);
    const until = Math.min(from + 1_000, count);
    const entries = Array.from({ length: until - from }, (_, index) => {
      const number = from + index;
      const pubDate = new Date(newest - number * hour).toISOString();
      return {
        uri: `/2026/01/01/story-${number}/`,
        naturalId: `2026/01/01/story-${number}`,
        title: `Rents & "yields" <${number}>`,
        presentedBy: number === paid ? 'Fairmount Credit' : null,
        pubDate,
        modifiedDate: null,
      };
    });
    return {
      index__getArticleIndex: { nextAfter: until < count ? String(until) : null, entries },
      count__getArticleSearch: {
        query: '',
        page: 1,
        pageSize: 1,
        estimate: count,
        contents: [],
        facets: [],
        onlyCommonWords: false,
        ignored: [],
      },
    };
  });
  return { site, requests };
};

const unwrap = <Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (!result.ok) throw new TypeError('The site map could not be made.', { cause: result.error });
  return result.value;
};

describe('§2 sitemaps', () => {
  test('lists 100,500 articles in three files, each once', { timeout: 60_000 }, async () => {
    const { site } = createPublication(100_500);
    const files = await Promise.all([1, 2, 3].map(async (number) => unwrap(await articlesFile(site, number))));
    expect(files.map(({ length }) => length)).toEqual([50_000, 50_000, 500]);
    const addresses = files.flat().map(({ url }) => url);
    expect(new Set(addresses).size).toBe(100_500);
    expect([addresses[0], addresses[50_000], addresses.at(-1)]).toEqual(
      [0, 50_000, 100_499].map((number) => `https://news.example.com/2026/01/01/story-${number}/`),
    );
    expect(await articlesFile(site, 4)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  test('a file past the last is not found without reading the index', async () => {
    const { site, requests } = createPublication(100_500);
    expect(await articlesFile(site, 9_999)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(requests).toHaveLength(1);
  });

  test('the index lists the absolute URL of every file', async () => {
    const { text } = unwrap(await loadSitemap(createPublication(50_001).site, { name: 'index' }));
    const listed = await parseSitemapIndex(Readable.from([text]));
    expect(listed.map(({ url }) => url)).toEqual(
      'news sections pages authors packages events podcasts webcasts recognition partners videos articles-1 articles-2'
        .split(' ')
        .map((name) => `https://news.example.com/sitemaps/${name}.xml`),
    );
  });

  test('news lists the last 48 hours with Google News elements and stops reading there', async () => {
    const { site, requests } = createPublication(5_000);
    const entries = unwrap(await newsEntries(site, new Date(newest)));
    expect(entries).toHaveLength(49);
    expect(requests).toHaveLength(1);
    const text = await urlset(entries, 'news');
    expect(XMLValidator.validate(text)).toBe(true);
    const [first] = await parseSitemap(Readable.from([text]));
    expect(first).toMatchObject({
      url: 'https://news.example.com/2026/01/01/story-0/',
      news: {
        publication: { name: brand.name, language: 'en' },
        title: 'Rents & "yields" <0>',
        publication_date: '2026-11-21T12:00:00.000Z',
      },
    });
  });

  test('news does not list stories that partners have paid for', async () => {
    const { site } = createPublication(3, 1);
    expect(unwrap(await newsEntries(site, new Date(newest))).map(({ url }) => url)).toEqual(
      [0, 2].map((number) => `https://news.example.com/2026/01/01/story-${number}/`),
    );
    expect(unwrap(await articlesFile(site, 1))).toHaveLength(3);
  });

  test('a publication without packages has an empty file', async () => {
    expect(XMLValidator.validate(await urlset([]))).toBe(true);
  });

  test('fails as a whole, because an incomplete sitemap would report articles as gone', async () => {
    expect(await loadSitemap(aSiteWithoutProvider(), { name: 'articles-1' })).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    });
  });

  test.each(['articles-0', 'articles-01', 'articles-x', 'constructor', '../index', undefined])(
    '%s is no file',
    async (name) => {
      expect(await loadSitemap(createPublication(10).site, { name })).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
    },
  );

  test('fixed URLs are absolute, and hubs are listed only with streams', () => {
    const addresses = getFixedPaths(brand, [{ uri: '/markets/atlanta/' }]);
    expect(addresses).toEqual(expect.arrayContaining(['/', '/markets/', `/${brand.magazine.slug}/issue-gallery/`]));
    expect(addresses).not.toEqual(expect.arrayContaining(['/sectors/']));
    expect(addresses.filter((path) => /[:%]/.test(path) || path.startsWith('/search/'))).toEqual([]);
  });

  test.each([`/${brand.magazine.slug}/`, `/${brand.magazine.slug}/current-issue/`])(
    '%s is not listed: its canonical address is that of the issue',
    (path) => expect(getFixedPaths(brand, [])).not.toContain(path),
  );
});

test('robots.txt disallows tools and lists the sitemaps', () => {
  expect(robotsText(brand).split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /devtools/',
      'Sitemap: https://news.example.com/sitemap.xml',
      'Sitemap: https://news.example.com/sitemaps/news.xml',
    ]),
  );
});

test('a news sitemap is well-formed with characters that XML forbids', async () => {
  const news = {
    publication: { name: 'News', language: 'en' },
    publication_date: '2026-11-21T12:00:00Z',
    title: 'Quarterly\u0003 report \u000B2026 \uFFFE\uD83C',
  };
  const text = await urlset([{ url: 'https://news.example.com/a/', news }], 'news');
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toMatch(/<news:title>Quarterly report 2026 ?<\/news:title>/);
});

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
