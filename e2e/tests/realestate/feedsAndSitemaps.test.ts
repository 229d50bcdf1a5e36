import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { describe, expect, inject, test } from 'vitest';
import { queryProvider, getStream } from '../../src/content.ts';
import { get, getLocation } from '../../src/http.ts';
import { sampled } from '../../src/sampled.ts';

const stream = 'markets/northeast';

const readLocations = async (file: string, origin = inject('origin')): Promise<readonly string[]> => {
  const { status, text, headers } = await get(file, {}, origin);
  expect(status, file).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/xml/);
  expect(XMLValidator.validate(text), file).toBe(true);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
};

const origins = (): readonly string[] => [inject('origin'), inject('templateOrigin')].filter(Boolean);

describe('§2 site maps', () => {
  test('addresses of every file respond, in both brands', { timeout: 600_000 }, async () => {
    const findBroken = async (origin: string): Promise<readonly string[]> => {
      const broken: string[] = [];
      for (const file of await readLocations('/sitemap.xml', origin)) {
        const addresses = await readLocations(file, origin);
        // All stories have the same page: two are enough in a full run too.
        for (const address of /news|articles/.test(file) ? addresses.slice(0, 2) : sampled(addresses, 2)) {
          const { status } = await get(address, {}, origin);
          if (status !== 200) broken.push(`${status} ${address} (${file})`);
        }
      }
      return broken;
    };
    // A site renders one page at a time.
    expect((await Promise.all(origins().map(findBroken))).flat()).toEqual([]);
  });

  test('the articles file lists every article, the news file those of the newsroom of two days', async () => {
    const { getArticleSearch } = await queryProvider<{ getArticleSearch: { estimate: number } }>(
      '{ getArticleSearch(domain: "plotline", query: "") { estimate } }',
    );
    const articles = await readLocations('/sitemaps/articles-1.xml');
    expect(articles).toHaveLength(getArticleSearch.estimate);
    const news = await readLocations('/sitemaps/news.xml');
    expect(news.length).toBeGreaterThan(0);
    // Stories that partners have paid for are in the articles file only.
    const { getArticleIndex } = await queryProvider<{
      getArticleIndex: { entries: readonly { uri: string; presentedBy: string | null }[] };
    }>('{ getArticleIndex(site: "plotline", limit: 1000) { entries { uri presentedBy } } }');
    const paid = new Set(getArticleIndex.entries.flatMap(({ uri, presentedBy }) => (presentedBy ? [uri] : [])));
    expect(articles.filter((address) => !paid.has(address)).slice(0, news.length)).toEqual(news);
    const oldest =
      /<news:publication_date>([^<]+)<\/news:publication_date>(?![^]*<news:publication_date>)/.exec(
        (await get('/sitemaps/news.xml')).text,
      )?.[1] ?? '';
    expect(Date.now() - Date.parse(oldest)).toBeLessThan(49 * 3_600_000);
  });

  test('robots.txt names the site map', async () => {
    const { status, text } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  });

  test.for(['/sitemaps/articles-99.xml', '/sitemaps/none.xml'])('%s is a 404', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

describe('§2.1: feeds', () => {
  test.for(['/rss/feed/', '/rss/feed/atom/', `/${stream}/feed/`, `/${stream}/feed/atom/`])(
    '%s is parsed by a feed reader and lists the newest stories',
    async (address) => {
      const { status, text } = await get(address);
      expect(status).toBe(200);
      const { items } = parseFeed(text);
      expect(items.length).toBeGreaterThan(10);
      for (const item of items.slice(0, 3)) expect((await get(new URL(item.url ?? '').pathname)).status).toBe(200);
    },
  );

  test.for([`/${stream}/feed/`, `/${stream}/feed/atom/`])(
    '%s lists the stories of its stream in the same order',
    async (address) => {
      const { items, url } = parseFeed((await get(address)).text);
      expect(new URL(url ?? '').pathname).toBe(`/${stream}/`);
      expect(items.slice(0, 10).map((item) => new URL(item.url ?? '').pathname)).toEqual(
        (await getStream(stream)).contents.map(({ uri }) => uri),
      );
    },
  );

  test('JSON Feed states its version and its address', async () => {
    const { text, headers } = await get(`/${stream}/feed/json/`);
    expect(headers.get('content-type')).toMatch(/^application\/feed\+json/);
    const feed = JSON.parse(text) as {
      version: string;
      feed_url: string;
      items: readonly { date_published: string }[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(new URL(feed.feed_url).pathname).toBe(`/${stream}/feed/json/`);
    const dates = feed.items.map(({ date_published: published }) => Date.parse(published));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test('the podcast feed names the show, its episodes and their durations', async () => {
    const { text } = await get('/podcastcenter/feed/');
    expect(parseFeed(text).items.length).toBeGreaterThan(10);
    expect(text).toMatch(/<itunes:category text="Business">/);
    expect(text).toMatch(/<itunes:duration>\d+<\/itunes:duration>/);
  });

  test('each show has a feed, which its links name', async () => {
    const { text } = await get('/podcastcenter/');
    const feeds = [...new Set(text.match(/\/podcastcenter\/[a-z-]+\/feed\//g))];
    expect(feeds.length).toBeGreaterThan(1);
    for (const feed of feeds) {
      const { items, self } = parseFeed((await get(feed)).text);
      expect(items.length, feed).toBeGreaterThan(2);
      expect(new URL(self ?? '').pathname).toBe(feed);
      expect(new Set(items.map(({ url }) => new URL(url ?? '').pathname.split('/')[2])).size, feed).toBe(1);
    }
    expect((await get('/podcastcenter/no-such-show/feed/')).status).toBe(404);
  });

  test('the podcast feed has a square cover of sufficient size', async () => {
    const [show = ''] = (await get('/podcastcenter/feed/')).text.split('<item>');
    const cover = /<itunes:image href="([^"]+)"/.exec(show)?.[1] ?? '';
    const picture = Buffer.from(await (await fetch(inject('origin') + new URL(cover).pathname)).arrayBuffer());
    // The width and height of a PNG are at fixed offsets.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1400, 1400]);
  });

  test('the home page and streams link their feeds, and each feed responds', async () => {
    for (const [page, count] of [
      ['/', 3],
      [`/${stream}/`, 3],
    ] as const) {
      const links = [
        ...(await get(page)).text.matchAll(
          /<link rel="alternate"[^>]*type="application\/(?:rss|atom|feed)\+[^>]*href="([^"]+)"/g,
        ),
      ].map(([, address = '']) => new URL(address).pathname);
      expect(links, page).toHaveLength(count);
      for (const link of links) expect((await get(link)).status, link).toBe(200);
    }
  });

  test.for(['/markets/no-such-place/feed/', '/rss/feed/xml/', '/tag/none/feed/atom/'])(
    '%s is a 404',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );
});

describe('§2.1 events for calendars', () => {
  const readEvents = async (address: string) => {
    const { status, text, headers } = await get(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/calendar/);
    return new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
  };

  test('the subscription calendar and the file of an event have the same time in UTC', async () => {
    const query =
      '{ getFutureEvents(publication: "plt:plotline", pageSize: 1) { events { docUri eventTitle eventStartDate } } }';
    const { getFutureEvents } = await queryProvider<{
      getFutureEvents: { events: readonly { docUri: string; eventTitle: string; eventStartDate: string }[] };
    }>(query);
    const [next] = getFutureEvents.events;
    if (!next) throw new Error('The sample content has no event to come.');
    const [own] = await readEvents(`${next.docUri}event.ics`);
    const listed = (await readEvents('/events/calendar.ics')).find(({ uid }) => uid === own?.uid);
    for (const event of [own, listed]) {
      expect(event?.summary).toBe(next.eventTitle);
      expect(event?.startDate.toJSDate()).toEqual(new Date(next.eventStartDate));
      expect(event?.startDate.zone.tzid).toBe('UTC');
    }
  });

  test('an unknown event has no file', async () => {
    expect((await get('/events/no-such-event/event.ics')).status).toBe(404);
  });
});

describe('metadata for browsers and other sites', () => {
  test('icons, touch icon and manifest are linked and exist, in both brands', async () => {
    for (const origin of origins()) {
      const { text } = await get('/', {}, origin);
      const links = [...text.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)].map(
        ([, address = '']) => address,
      );
      expect(links.length).toBeGreaterThanOrEqual(4);
      for (const link of links) expect((await get(link, {}, origin)).status, link).toBe(200);
      const manifest = JSON.parse((await get('/manifest.webmanifest', {}, origin)).text) as {
        name: string;
        icons: readonly { src: string }[];
      };
      for (const { src } of manifest.icons) expect((await get(src, {}, origin)).status, src).toBe(200);
    }
  });

  test('a page without a picture is shared with the picture of the brand', async () => {
    const { text } = await get('/deals/');
    const image = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect((await get(new URL(image).pathname)).headers.get('content-type')).toBe('image/png');
  });

  test.for([
    ['/', ['WebSite', 'NewsMediaOrganization']],
    [`/${stream}/`, ['CollectionPage', 'BreadcrumbList']],
    ['/author/profile/maren-ostrow/', ['ProfilePage']],
  ] as const)('%s carries structured data: %s', async ([page, types]) => {
    const scripts = [...(await get(page)).text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string },
    );
    expect(scripts.map((data) => data['@type'])).toEqual(types);
  });
});

test('an old address of the brand redirects permanently and directly to the new one', async () => {
  const response = await get('/about/');
  expect([response.status, getLocation(response)]).toEqual([308, '/static/about-us/']);
});
