import { describe, expect, inject, test } from 'vitest';
import { startAmpValidator } from '@masthead/scripts/ampValidator';
import { get } from '../../src/http.ts';
import { sampled } from '../../src/sampled.ts';

const getValidatorErrors = await startAmpValidator();

const listArticles = async (origin: string): Promise<readonly string[]> => {
  const { text } = await get('/sitemaps/articles-1.xml', {}, origin);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

/** Concurrent requests. */
const atOnce = 8;

const validateArticles = async (
  origin: string,
  maxArticles: number,
): Promise<{ total: number; invalidArticles: readonly string[] }> => {
  const all = await listArticles(origin);
  const articles = sampled(all, maxArticles);
  const invalidArticles: string[] = [];
  for (let start = 0; start < articles.length; start += atOnce) {
    await Promise.all(
      articles.slice(start, start + atOnce).map(async (article) => {
        const { status, text } = await get(`/amp${article}`, {}, origin);
        const issues = status === 200 ? getValidatorErrors(text) : [`answers ${status}`];
        if (issues.length > 0) invalidArticles.push(`${article} ${issues.join('; ')}`);
      }),
    );
  }
  return { total: all.length, invalidArticles };
};

describe('§2.1 AMP articles', () => {
  test('articles of the sample content pass the official validator', { timeout: 600_000 }, async () => {
    const { total, invalidArticles } = await validateArticles(inject('crawlOrigin'), 20);
    expect(total).toBeGreaterThanOrEqual(400);
    expect(invalidArticles).toEqual([]);
  });

  test.skipIf(inject('templateOrigin') === '')(
    'articles of the template brand pass it too, under their own logo',
    async () => {
      const { total, invalidArticles } = await validateArticles(inject('templateOrigin'), 5);
      expect(total).toBeGreaterThan(0);
      expect(invalidArticles).toEqual([]);
    },
  );

  test('the article names its AMP version, and that names the article', async () => {
    const [article = ''] = await listArticles(inject('origin'));
    const page = (await get(article)).text;
    const amp = /<link rel="amphtml" href="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(new URL(amp).pathname).toBe(`/amp${article}`);
    const canonical = /<link rel="canonical" href="([^"]+)"/;
    const { text } = await get(new URL(amp).pathname);
    expect(canonical.exec(text)?.[1]).toBe(canonical.exec(page)?.[1]);
  });

  test('§2.6 the header has the 461x50 logo, the footer 36x36 icons and the legal links', async () => {
    const [article = ''] = await listArticles(inject('origin'));
    const { text } = await get(`/amp${article}`);
    expect(text).toMatch(/<amp-img[^>]* width="461" height="50"/);
    expect(text).toMatch(/\.foot svg\{[^}]*width:36px;height:36px/);
    expect(text).toMatch(/<footer[^]*Terms of Service[^]*Privacy Policy[^]*<\/footer>/);
    const [, css = ''] = /<style amp-custom>(.*?)<\/style>/s.exec(text) ?? [];
    expect(Buffer.byteLength(css)).toBeLessThan(75_000);
  });

  test('the fonts that it names are there', async () => {
    const [article = ''] = await listArticles(inject('origin'));
    const fonts = [...(await get(`/amp${article}`)).text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
      ([, file = '']) => file,
    );
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect((await get(font)).headers.get('content-type'), font).toBe('font/woff2');
  });

  test.for(['/amp/2025/02/31/no-such-day/', '/amp/2025/01/01/no-such-story/', '/amp/2025/01/01/No%20Slug/'])(
    '%s is a 404',
    async (address) => {
      const { status, text } = await get(address);
      expect(status).toBe(404);
      expect(text).toMatch(
        /<h1>ERROR<\/h1><p[^>]*>This page could not be found<\/p>.*<a [^>]*href="\/">Home page<\/a>/,
      );
    },
  );
});
