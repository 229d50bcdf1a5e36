import { startAmpValidator } from '@masthead/scripts/ampValidator';
import { describe, expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { aChart, aDeal } from '../../../test/wire';
import { toDealBox } from '../../content/deals/toDeal';
import { toChart, type WireChart } from '../../content/story/chart';
import type { ArticleView } from '../../screens/article/loadArticle';
import { ampDocument } from './ampArticle';
import { renderAmpDocument, renderAmpNotFound } from './ampDocument';
import { splitBody } from './splitBody';
import { toAmpHtml } from './toAmpHtml';
import { toFilm, type WireFootage } from '../../content/media/footage';
import { splitPlayers, toEmbedPlayers } from '../../content/media/player';

const getValidatorErrors = await startAmpValidator();

const themeChoices = { color: { accent: '#8c2c1b' }, font: { headline: 'Serif', interface: 'Sans' } };

const picture = {
  src: '/images/tower?width=800',
  srcSet: '/images/tower?width=400 400w, /images/tower?width=800 800w',
  width: 1200,
  height: 800,
  alt: 'A tower',
};

const view: ArticleView = {
  path: '/2026/11/21/a-deal/',
  canonical: 'https://news.example.com/2026/11/21/a-deal/',
  naturalId: '2026/11/21/a-deal',
  title: 'A deal & what it was <worth>',
  deck: 'Less than "half".',
  deckPlace: 'header',
  kicker: {
    trail: [
      { title: 'Markets', url: '/markets/' },
      { title: 'Atlanta', url: '/markets/atlanta/' },
    ],
  },
  published: { text: 'November 21, 2026 at 6:00 a.m. ET', iso: '2026-11-21T06:00:00-05:00' },
  authors: [{ name: 'Maren Ostrow', url: '/author/profile/maren-ostrow/', description: 'Reports.', portrait: picture }],
  needToKnow: ['Prices fell.'],
  hero: picture,
  blocks: [
    '<p>One <a href="https://example.com/" target="_blank" rel="nofollow noopener">link</a>.</p>',
    '<figure class="chart"><img src="/images/a" alt="A chart"><figcaption>Rents</figcaption></figure>',
    '<table><tr><th scope="col" align="right">Rent</th></tr><tr><td>$1</td></tr></table>',
    '<blockquote><p>So.</p></blockquote>',
    '<ul><li>A</li></ul>',
  ].map((html) => ({ html })),
  slides: [],
  players: [],
  tags: [],
  disclaimer: 'visible',
  robots: 'index',
  partOf: [],
  mightLike: [],
  related: [],
  trending: [],
};

const render = (change: Partial<ArticleView> = {}): Promise<string> =>
  renderAmpDocument(brand, themeChoices, { ...view, ...change });

const aVideo = (wire: WireFootage): NonNullable<ArticleView['video']> => {
  const film = toFilm(wire);
  if (!film) throw new Error(`${wire.uri} is no footage.`);
  return { ...film, title: 'A video', poster: picture };
};

describe('§2.1, §2.6 AMP articles pass the official validator', () => {
  test('crops its picture around the focal point', async () => {
    const html = await render({ hero: { ...picture, position: '50% 25%' } });
    expect(html).toMatch(/<amp-img[^>]* object-position="50% 25%"/);
    expect(getValidatorErrors(html)).toEqual([]);
  });

  test.each<[string, Partial<ArticleView>]>([
    ['with a picture, a table, a figure and a quotation', {}],
    [
      'with nothing but a title',
      {
        hero: undefined,
        blocks: [],
        authors: [],
        needToKnow: [],
        deck: undefined,
        kicker: { trail: [] },
      } as Partial<ArticleView>,
    ],
    [
      'from a sponsor, with nofollow',
      {
        kicker: { trail: [], sponsor: 'A firm' },
        paidBy: { label: 'Paid for by', name: 'A firm', papers: [] },
        robots: 'nofollow',
      },
    ],
    [
      'with a deal on a map',
      {
        deal: {
          box: toDealBox({ hiddenModules: [], places: { us: { portland: [-122.68, 45.52] }, world: {} } }, aDeal()),
          facts: aDeal(),
        },
      },
    ],
    [
      'with slides',
      { slides: [1, 2].map((number) => ({ title: `${number}`, caption: 'Seen from the street', image: picture })) },
    ],
    [
      'with photographs that are upright, small and without a credit',
      {
        hero: { src: '/images/a/', srcSet: '', width: 1000, height: 1500, alt: 'A tower', credit: 'Ann Lee' },
        blocks: [
          {
            html: '<figure class="small"><img src="/images/b/" alt="" width="90" height="60" loading="lazy"><figcaption>Small. Ann Lee</figcaption></figure>',
          },
          {
            html: '<figure class="upright"><img src="/images/c/?width=800" srcset="/images/c/?width=800 800w" sizes="100vw" alt="C" width="800" height="1200"></figure>',
          },
        ],
      },
    ],
    ['with a small picture', { hero: { src: '/images/a/', srcSet: '', width: 90, height: 60, alt: '' } }],
    [
      'with a video of the site',
      {
        video: aVideo({
          uri: '/media/ab/film.mp4',
          duration: 214,
          width: 720,
          height: 1280,
          renditions: [{ uri: '/media/cd/film.webm', type: 'video/webm; codecs="vp09.00.31.08"' }],
          captions: [{ uri: '/media/ef/film.vtt', language: 'en', label: 'English' }],
        }),
      },
    ],
    [
      'with a video of another site',
      {
        video: aVideo({ uri: 'https://www.youtube.com/watch?v=abc123def45', duration: 214 }),
      },
    ],
    [
      'with embeds',
      {
        players: [
          'https://player.vimeo.com/video/1',
          'https://open.spotify.com/embed/episode/1',
          'https://www.youtube.com/embed/abc123',
        ].map((src) => ({ kind: 'embed', after: 1, embed: { src, title: 'A player', provider: 'x' } })),
      },
    ],
    [
      'with videos in the text',
      splitPlayers(
        [
          '<figure class="player" data-width="720" data-height="1280" data-seconds="22"><img src="/images/tower/?width=800" alt=""><a href="/media/ab/film.mp4">A film</a></figure>',
          '<p>Text</p>',
          '<figure class="player"><a href="https://www.youtube.com/watch?v=abc123def45">A talk</a></figure>',
          '<figure class="player"><a href="https://vimeo.com/76979871">A talk</a></figure>',
        ].map((html) => ({ html })),
      ),
    ],
    [
      'with every element of text',
      {
        blocks: [
          { html: '<p dir="rtl" lang="ar" id="text-a"><del>a</del> <ins>b</ins> <span lang="fr">c</span><wbr></p>' },
          { html: '<pre><code>a\n\n  b</code></pre><dl><dt>a</dt><dd>b</dd></dl><p><a href="#text-a">a</a></p>' },
          { html: '<ol start="3" reversed><li value="4"><kbd>a</kbd><samp>b</samp><var>c</var><dfn>d</dfn></li></ol>' },
          { html: '<p><bdi>a</bdi><bdo dir="rtl">b</bdo><ruby>c<rp>(</rp><rt>d</rt><rp>)</rp></ruby></p>' },
        ],
      },
    ],
    ['with a book', { book: { title: 'A book', description: 'On rents.', url: 'https://example.com/book' } }],
  ])('%s', async (_, change) => {
    const html = await render({ ...change });
    expect(getValidatorErrors(html)).toEqual([]);
  });

  test('§1 counts a page view without personal data', async () => {
    const html = await render();
    const config: unknown = JSON.parse(
      /<amp-analytics[^>]*><script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    );
    expect(config).toMatchObject({
      requests: { pageView: expect.stringMatching(/^https?:\/\/[^/]+\/views\/$/) },
      extraUrlParams: { site: brand.site, naturalId: view.naturalId },
      transport: { xhrpost: true, useBody: true },
    });
    expect(Object.keys((config as { extraUrlParams: object }).extraUrlParams)).toEqual(['site', 'naturalId']);
    expect(html.match(/custom-element="amp-analytics"/g)).toHaveLength(1);
    expect(await renderAmpNotFound(brand, themeChoices)).not.toContain('amp-analytics');
  });

  test('§2.4 a missing article is the compact 404, with a link home and noindex', async () => {
    const html = await renderAmpNotFound(brand, themeChoices);
    expect(getValidatorErrors(html)).toEqual([]);
    expect(html).toMatch(/<h1>ERROR<\/h1><p[^>]*>This page could not be found<\/p>.*<a [^>]*href="\/">Home page<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('styles are below the 75,000 bytes that AMP allows', async () => {
    const [, css = ''] = /<style amp-custom>(.*?)<\/style>/s.exec(await render()) ?? [];
    expect(css.length).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(css)).toBeLessThan(20_000);
  });

  test('has the 461x50 logo, the legal links and the canonical URL', async () => {
    const html = await render();
    expect(html).toMatch(/<header class="top"><a href="\/"><amp-img[^>]* width="461" height="50"/);
    for (const { url } of brand.footer.legalLinks) expect(html).toContain(`href="${url}"`);
    expect(html).toContain('<link rel="canonical" href="https://news.example.com/2026/11/21/a-deal/">');
  });

  test('a third-party player is hidden until the reader requests it', async () => {
    const html = await render({
      players: toEmbedPlayers(
        ['<iframe src="https://www.youtube.com/embed/abc123" title="A video"></iframe>'],
        view.blocks,
      ),
    });
    expect(html).toMatch(/<div id="player-1" hidden=""><amp-youtube /);
  });
});

test('an AMP article has the credit of its picture, and none without one', async () => {
  const html = await render({ hero: { ...picture, caption: 'The tower.', credit: 'Ann Lee' } });
  expect(html).toContain('<figcaption>The tower. Ann Lee</figcaption>');
  expect(await render({ blocks: [], hero: picture })).not.toContain('<figcaption>');
});

test('a slide has its count, caption and credit, and a small picture is not enlarged', async () => {
  const image = { ...picture, width: 90, height: 60, credit: 'Ann Lee' };
  const html = await render({ slides: [{ caption: 'The dock.', image }] });
  expect(html).toContain('<span class="line">1 of 1</span>The dock.<span class="line">Ann Lee</span>');
  expect(html).toMatch(/<amp-img [^>]*layout="intrinsic" width="90" height="60"/);
});

test('the text has a summary that opens it, and the header does not repeat it', async () => {
  const html = await render({ deckPlace: 'text' });
  expect(html).not.toContain('class="deck"');
  expect(html).toContain('<meta name="description" content="Less than');
});

describe('charts in AMP', () => {
  const rows = [
    ['2024-Q1', '18.4', '-2'],
    ['2024-Q2', '', '3.5'],
    ['2024-Q3', '19', '4'],
  ];
  const withChart = (type: WireChart['type']): Partial<ArticleView> => ({
    blocks: [
      { html: '<p>Before.</p>' },
      {
        html: '<table><tr><td>$1</td></tr></table>',
        chart: toChart(view.path, aChart({ type, note: 'A note.', columns: ['Quarter', 'Office', 'Retail'], rows }), 0),
      },
      { html: '<p>After.</p>' },
    ],
  });

  test.each(['bar', 'line', 'dot', 'table'] as const)(
    'a %s chart is valid, with its data and its file',
    async (type) => {
      const html = await render(withChart(type));
      expect(getValidatorErrors(html)).toEqual([]);
      expect(html).toContain('<th scope="row">2024-Q1</th>');
      expect(html).toContain('href="/2026/11/21/a-deal/chart-1.csv"');
      expect(html).toContain('.chart-figure{');
      expect(html).not.toContain('<td>$1</td>');
      expect(html.indexOf('Before.')).toBeLessThan(html.indexOf('chart-figure"'));
      expect(html.indexOf('chart-figure"')).toBeLessThan(html.indexOf('After.'));
    },
  );

  test('an article without charts has none of their styles', async () => {
    expect(await render()).not.toContain('chart-figure');
  });
});

describe('§3 bodyArray in AMP HTML', () => {
  test.each([
    [
      '<p><img src="/images/a" alt="A" width="600" height="400"></p>',
      '<p><amp-img src="/images/a" alt="A" layout="intrinsic" width="600" height="400"></amp-img></p>',
    ],
    [
      '<p><img src="/images/a" width="x"></p>',
      '<p><amp-img src="/images/a" alt="" layout="responsive" width="1200" height="800"></amp-img></p>',
    ],
    ['<p id="text-a" dir="rtl"><del>A</del></p>', '<p id="text-a" dir="rtl"><del>A</del></p>'],
    ['<pre>a\n\n  b</pre>', '<pre>a\n\n  b</pre>'],
    ['<p onclick="x()">A<script>x()</script></p>', '<p>A</p>'],
    ['<a href="/a/" target="_parent">A</a>', '<a href="/a/">A</a>'],
    [
      '<div class="table-scroll" tabindex="0"><table></table></div>',
      '<div class="table-scroll" tabindex="0"><table></table></div>',
    ],
  ])('%s becomes %s', (html, amp) => {
    expect(toAmpHtml(html)).toBe(amp);
  });

  test('places embeds after the third block, after every fourth, and the rest at the end', () => {
    const embed = 'https://www.youtube.com/embed/a';
    const blocks = Array.from({ length: 5 }, (_, index) => ({ html: `<p>${index}</p>` }));
    const parts = splitBody({ blocks, players: toEmbedPlayers([embed, embed], blocks) });
    expect(
      parts.map((part) => (part.kind === 'text' ? part.blocks.join('').replaceAll(/\D/g, '') : part.kind)),
    ).toEqual(['012', 'player', '34', 'player']);
  });
});

test('§2.4 the AMP path of a missing article has a 404 page', async () => {
  const { load, missing } = ampDocument(themeChoices);
  const site = aSite(() => ({}));
  expect(await load(site, { year: '2025', month: '02', day: '31', slug: 'a-deal' })).toMatchObject({
    error: { kind: 'not-found' },
  });
  expect(await missing?.(site)).toMatchObject({
    type: 'text/html; charset=utf-8',
    text: expect.stringContaining('This page could not be found'),
  });
});
