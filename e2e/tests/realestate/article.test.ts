import { describe, expect } from 'vitest';
import { queryProvider, getStream } from '../../src/content.ts';
import { get } from '../../src/http.ts';
import { test } from '../../src/test.ts';

const newest = async () => {
  const [article] = (await getStream('markets/northeast', 1)).contents;
  if (!article) throw new Error('The sample content has no article.');
  const query = /* GraphQL */ `
    query One($id: ID!) {
      getContent(naturalId: $id, site: "plotline") {
        title
        summary
        prettyDateTime
        authors {
          name
        }
        bodyArray
        image {
          alt
        }
      }
    }
  `;
  const { getContent } = await queryProvider<{
    getContent: {
      title: string;
      summary: string;
      prettyDateTime: string;
      authors: readonly { name: string }[];
      image: { alt: string } | null;
    };
  }>(query, { id: article.naturalId });
  return { ...article, ...getContent };
};

describe('§2.1 article', () => {
  test('shows its title once as the heading, its summary, its authors as links and its time, with headings in order', async ({
    visit,
  }) => {
    const article = await newest();
    const page = await visit(article.uri);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([article.title]);
    const main = page.getByRole('main');
    await expect(main.textContent()).resolves.toContain(article.summary);
    for (const { name } of article.authors) {
      expect(await main.getByRole('link', { name }).first().getAttribute('href')).toBe(
        `/author/profile/${name.toLowerCase().replaceAll(' ', '-')}/`,
      );
    }
    expect(await main.locator('time').count()).toBeGreaterThan(0);
    await expect(main.textContent()).resolves.toContain(article.prettyDateTime);
    const levels = await page
      .locator('main :is(h1,h2,h3,h4)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? level), `heading ${index}`).toBeLessThanOrEqual(1),
    );
  });

  test('tells search engines and social networks what it is', async () => {
    const { uri, title } = await newest();
    const { text } = await get(uri);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const data: unknown = JSON.parse(json);
    expect(data).toMatchObject({
      '@type': 'NewsArticle',
      headline: title,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(/<meta property="og:title" content="([^"]*)"/.exec(text)?.[1]).toBeTruthy();
    expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toMatch(new RegExp(`${uri}$`));
  });

  test('§2.6 is printed with a logo, NOT FOR REPRINT and the path', async ({ visit }) => {
    const { uri } = await newest();
    const page = await visit(uri);
    const isPrintLogoLoaded = (): Promise<boolean> =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('-print.svg')));
    expect(await isPrintLogoLoaded(), 'on screen').toBe(false);
    await page.pdf();
    await expect.poll(isPrintLogoLoaded, { message: 'on paper' }).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.getByText('NOT FOR REPRINT').waitFor();
    await page
      .getByText(`Page Printed from ${uri}`)
      .or(page.getByText(`Page Printed from: ${uri}`))
      .waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(false);
  });
});
