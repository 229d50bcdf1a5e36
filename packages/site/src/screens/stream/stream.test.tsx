import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage, aSite } from '../../../test/aSite';
import { aListing, aPackage, aTeaser, aWebcast, byLabel } from '../../../test/wire';
import { loadStream } from './loadStream';
import { ShareFollow, StreamScreen } from './StreamScreen';

const stream = {
  name: 'Atlanta',
  description: null,
  page: 1,
  pageSize: 10,
  estimate: 1,
  h1: 'Atlanta',
  metaTitle: null,
  metaDescription: null,
  image: null,
  contents: [{ ...aTeaser('tower'), modifiedDate: null }],
};
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

  test('one picture has priority: that of the header, or else that of the first story', async () => {
    const image = {
      uri: '/images/tower-slate-1-article',
      alt: 'A tower',
      width: 1600,
      height: 900,
      caption: null,
      credit: null,
    };
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
