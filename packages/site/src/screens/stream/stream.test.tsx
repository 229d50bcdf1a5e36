import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage, aSite } from '../../../test/aSite';
import { aListing, aPackage, aPicture, aStream, aTeaser, aTrendingStory, aWebcast, byLabel } from '../../../test/wire';
import { loadStream } from './loadStream';
import { ShareFollow, StreamScreen } from './StreamScreen';

const stream = aStream();
const load = async (promotions?: unknown) => {
  const outcome = await loadStream(aSite(byLabel({ stream, ...(promotions !== undefined && { promotions }) })), {
    path: ['markets', 'atlanta'],
    page: '1',
  });
  return outcome.ok ? outcome.value : outcome;
};

describe('§2.2 a category stream', () => {
  test('§3 shows one promotion that does not link to the stream itself', async () => {
    expect(await load([aListing('Atlanta', { uri: '/markets/atlanta/' }), aListing('Net Lease Summit')])).toMatchObject(
      { title: 'Atlanta', promotion: { title: 'Net Lease Summit' } },
    );
    expect(await load()).not.toHaveProperty('promotion');
  });

  test('a channel of recordings has the webcasts of its topic on its first page', async () => {
    const contents = [aWebcast('sensors', 'ondemand', '2001-01-01T12:00:00Z', '2001-01-01T13:00:00Z')];
    const topics: unknown[] = [];
    const titles = async (path: string, page: string) => {
      const provider = byLabel({
        stream: { ...stream, page: Number(page), estimate: 11 },
        webcasts: { page: 1, pageSize: 10, estimate: 1, contents },
      });
      const site = aSite((request) => {
        if ('webcasts__topic' in request.variables) topics.push(request.variables.webcasts__topic);
        return provider(request);
      });
      const outcome = await loadStream(site, { path: path.split('/'), page });
      if (!outcome.ok) throw new Error('The stream is missing.');
      const html = renderToStaticMarkup(<StreamScreen view={outcome.value} page={aPage(`/${path}/`)} />);
      return html.includes('href="/webcasts/on-demand/x/sensors/"');
    };
    expect(await titles('webcasts/on-demand/technology', '1')).toBe(true);
    expect(await titles('webcasts/on-demand/technology', '2')).toBe(false);
    expect(await titles('sectors/office', '1')).toBe(false);
    expect(topics).toEqual(['webcasts/on-demand/technology']);
  });

  test('fills a short first page with recent stories, but no further page', async () => {
    const recent = aPackage('home-recent', { articles: [aTeaser('tower'), aTeaser('yard')] });
    const shortStream = async (page: string) => {
      const outcome = await loadStream(
        aSite(byLabel({ stream: { ...stream, page: Number(page), estimate: 11 }, recent })),
        { path: ['tag', 'water'], page },
      );
      return outcome.ok ? outcome.value.moreStories?.stories.map(({ title }) => title) : outcome;
    };
    expect(await shortStream('1')).toEqual(['yard']);
    expect(await shortStream('2')).toBeUndefined();
  });

  describe('a market', () => {
    const groups = [
      { title: 'Southeast', uri: '/markets/southeast/', categories: [{ name: 'Atlanta', uri: '/markets/atlanta/' }] },
    ];
    const dated = (title: string, day: string) => ({
      ...aTeaser(title, { pubDate: `${day}T12:00:00Z` }),
      modifiedDate: null,
    });
    const trending = (...titles: string[]) => ({
      trendingArticles: { contents: titles.map((title) => aTrendingStory(title)) },
    });
    const loadMarket = async (regionStories: readonly string[], results: Record<string, unknown> = {}) => {
      const asked: Record<string, unknown>[] = [];
      const outcome = await loadStream(
        aSite((request) => {
          asked.push(request.variables);
          const isRegion = Object.values(request.variables).includes('markets/southeast');
          const contents = isRegion
            ? regionStories.map((title) => dated(title, '2026-11-20'))
            : [dated('news', '2026-11-21'), dated('july', '2026-07-14')];
          return byLabel({ stream: { ...stream, contents }, groups, ...results })(request);
        }),
        { path: ['markets', 'atlanta'], page: '1' },
      );
      if (!outcome.ok) throw new Error('The market is missing.');
      return { view: outcome.value, asked };
    };
    const titles = (stories: readonly { title: string }[] | undefined) => stories?.map(({ title }) => title);

    test('shows newer stories of its region in place of its old ones, which a link lists', async () => {
      const { view } = await loadMarket(['news', 'nashville', 'july']);
      expect(titles(view.stories)).toEqual(['news']);
      expect([view.moreStories?.title, titles(view.moreStories?.stories)]).toEqual(['Southeast news', ['nashville']]);
      expect(view.earlier?.url).toBe('/search/?market=markets%2Fatlanta&stopDate=2026-07-14');
      const html = renderToStaticMarkup(<StreamScreen view={view} page={aPage('/markets/atlanta/')} />);
      expect(html).toMatch(/news.*nashville.*Earlier stories in Atlanta/s);
      expect(html).not.toContain('july');
    });

    test('requests its own figures and trending stories', async () => {
      const { asked } = await loadMarket([]);
      const topics = Object.entries(asked[0] ?? {}).filter(([name]) => name.endsWith('topic'));
      expect(topics.map(([, topic]) => topic)).toEqual(['markets/atlanta', 'markets/atlanta']);
    });

    test('has no trending story that is in its lists', async () => {
      const { view } = await loadMarket(['nashville'], { trending: trending('news', 'nashville', 'july', 'read') });
      expect(titles(view.trending)).toEqual(['read']);
    });
  });

  test.each([
    [
      ['markets', 'southeast'],
      ['Atlanta', 'Miami'],
    ],
    [
      ['region', 'southeast'],
      ['Atlanta', 'Miami'],
    ],
    [['markets', 'atlanta'], undefined],
  ])('%j has the markets of a region on a map: %j', async (path, names) => {
    const site = aSite(
      byLabel({
        stream,
        groups: [
          {
            title: 'Southeast',
            uri: '/markets/southeast/',
            categories: ['Atlanta', 'Miami'].map((name) => ({ name, uri: `/markets/${name.toLowerCase()}/` })),
          },
        ],
      }),
    );
    const places: typeof site.brand.places = { us: { atlanta: [-84.39, 33.75], miami: [-80.19, 25.77] }, world: {} };
    const outcome = await loadStream({ ...site, brand: { ...site.brand, places } }, { path, page: '1' });
    expect(outcome.ok && outcome.value.map?.points.map(({ title }) => title)).toEqual(names);
  });

  test('one picture has priority: that of the header, or else that of the first story', async () => {
    const image = aPicture('/images/tower-slate-1-article');
    const withPriority = async (pictures: { header: typeof image | null }) => {
      const contents = [{ ...aTeaser('tower'), image, modifiedDate: null }];
      const view = await loadStream(aSite(byLabel({ stream: { ...stream, image: pictures.header, contents } })), {
        path: ['markets', 'atlanta'],
        page: '1',
      });
      if (!view.ok) throw new Error('The stream is missing.');
      const html = renderToStaticMarkup(<StreamScreen view={view.value} page={aPage('/markets/atlanta/')} />);
      return html.match(/<img[^>]*fetchPriority="high"/g)?.length;
    };
    expect(await withPriority({ header: image })).toBe(1);
    expect(await withPriority({ header: null })).toBe(1);
  });

  test('§3 shareFollow adds share and follow links to the header', () => {
    const html = renderToStaticMarkup(
      <ShareFollow view={{ path: '/markets/atlanta/', title: 'Atlanta' }} page={aPage('/markets/atlanta/')} />,
    );
    expect(html).toContain('href="/markets/atlanta/feed/');
    expect(html).toMatch(/share this page/i);
  });
});
