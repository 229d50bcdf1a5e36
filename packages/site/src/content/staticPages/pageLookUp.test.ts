import { createQuery } from '@masthead/graphql-ops';
import { createContentClient } from '@masthead/graphql-ops/server';
import { describe, expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { loadStatic } from '../../screens/static/loadStatic';
import { createPageLookUp } from './pageLookUp';

/** A page as WordPress responds. */
const aPage = {
  id: 7,
  slug: 'about-us',
  status: 'publish',
  link: 'https://cms.example/about-us/',
  title: { rendered: 'About &#8220;us&#8221; &amp; others' },
  content: { rendered: '<p>We write.</p><script>alert(1)</script>', protected: false },
  excerpt: { rendered: '<p>Who we are</p>\n' },
  template: 'templates/full-width.php',
  meta: [],
};

/** A site whose static pages come from a look-up. Its content service has none. */
const createSite = (respond: () => Response) => {
  const requests: string[] = [];
  const log = () => undefined;
  const pageLookUp = createPageLookUp({
    url: 'https://cms.example/gbst/wp-json/wp/v2/pages',
    brand,
    log,
    fetch: async (input) => {
      requests.push(String(input));
      return respond();
    },
  });
  const fetchTrending = async () =>
    Response.json({ data: { trending__getStatsList: { trendingArticles: { contents: [] } } } });
  const content = createContentClient({
    brand: brand.key,
    endpoint: 'http://provider.example/graphql',
    fetch: fetchTrending,
    pageLookUp,
  });
  return { site: { ...aSite(() => ({})), content }, requests };
};

describe('§7.2 static pages of a content-management system', () => {
  test('are shown with their texts, the layout of their template and sanitized HTML, and cached', async () => {
    const { site, requests } = createSite(() => Response.json([aPage]));
    const outcome = await loadStatic(site, { slug: 'nuxt-about-us' });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        title: 'About “us” & others',
        excerpt: 'Who we are',
        path: '/static/about-us/',
        settings: { pageLayout: 'full_width', noIndexNoFollow: false },
      },
    });
    expect(outcome.ok && outcome.value.html).toContain('<p>We write.</p>');
    expect(outcome.ok && outcome.value.html).not.toContain('script');
    await loadStatic(site, { slug: 'about-us' });
    expect(requests).toEqual([`https://cms.example/gbst/wp-json/wp/v2/pages?slug=about-us&brand=${brand.site}`]);
  });

  test('have the settings of a plug-in (ACF), without invalid ones', async () => {
    const acf = { pageLayout: 'blank', hideTitle: true, metaDescription: 'About', externalCss: 'x', css: 3 };
    const outcome = await loadStatic(createSite(() => Response.json([{ ...aPage, acf }])).site, { slug: 'about-us' });
    expect(outcome).toMatchObject({
      value: {
        settings: { pageLayout: 'blank', hideTitle: true, metaDescription: 'About', externalCss: [], css: null },
      },
    });
  });

  test('are listed for site maps', async () => {
    const hidden = { ...aPage, slug: 'thank-you', acf: { noIndexNoFollow: true } };
    const { site, requests } = createSite(() => Response.json([aPage, hidden]));
    const { pages } = await site.content.query({
      route: 'sitemap',
      parts: { pages: createQuery('static-pages', { siteName: brand.site }) },
    });
    expect(pages.ok && pages.value.getStaticPages).toEqual([
      { slug: 'about-us', path: '/static/about-us/', title: 'About “us” & others', noIndexNoFollow: false },
      { slug: 'thank-you', path: '/static/thank-you/', title: 'About “us” & others', noIndexNoFollow: true },
    ]);
    expect(requests[0]).toContain('?per_page=100&_fields=slug%2Ctitle%2Csettings%2Cacf');
  });

  test('are listed from all responses of the look-up', async () => {
    const { site, requests } = createSite(() =>
      Response.json([{ ...aPage, slug: `page-${requests.length}` }], {
        headers: { 'X-WP-TotalPages': '3' },
      }),
    );
    const list = async () => {
      const { pages } = await site.content.query({
        route: 'sitemap',
        parts: { pages: createQuery('static-pages', { siteName: brand.site }) },
      });
      return pages.ok ? pages.value.getStaticPages.map(({ slug }) => slug) : [];
    };
    expect(await list()).toEqual(['page-1', 'page-2', 'page-3']);
    expect(requests.map((url) => new URL(url).searchParams.get('page'))).toEqual([null, '2', '3']);
  });

  test('are listed from 50 responses at most', async () => {
    const { site, requests } = createSite(() => Response.json([aPage], { headers: { 'X-WP-TotalPages': '100000' } }));
    await site.content.query({
      route: 'sitemap',
      parts: { pages: createQuery('static-pages', { siteName: brand.site }) },
    });
    expect(requests).toHaveLength(50);
  });

  test.each<[string, () => Response, string]>([
    ['no page', () => Response.json([]), 'not-found'],
    ['another page', () => Response.json([{ ...aPage, slug: 'contact-us' }]), 'not-found'],
    ['an error', () => new Response('', { status: 503 }), 'unavailable'],
    ['something else than pages', () => Response.json({ code: 'rest_no_route' }), 'unavailable'],
  ])('with %s in the response', async (_, respond, kind) => {
    expect(await loadStatic(createSite(respond).site, { slug: 'about-us' })).toMatchObject({
      ok: false,
      error: { kind },
    });
  });
});
