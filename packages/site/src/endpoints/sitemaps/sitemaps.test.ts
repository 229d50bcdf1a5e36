import { XMLValidator } from 'fast-xml-parser';
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, test } from 'vitest';
import { aSite, aSiteWithoutProvider, brand } from '../../../test/aSite';
import { getFixedPaths, articlesFile, newsEntries } from './sitemaps';
import { robotsText } from './robotsRoute';
import { loadSitemap, urlset } from './sitemapsDocument';

const newest = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;

/** A publication with so many articles, one an hour, behind the paged index of the content service. */
const createPublication = (count: number) => {
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
