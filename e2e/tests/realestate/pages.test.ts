import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { queryProvider } from '../../src/content.ts';
import { get } from '../../src/http.ts';
import { test } from '../../src/test.ts';

describe('§2.1 author', () => {
  test('shows the author and the stories, newest first', async ({ visit }) => {
    const query = '{ getAuthor(byline: "maren-ostrow", site: "plotline") { name description articles { title } } }';
    const { getAuthor } = await queryProvider<{
      getAuthor: { name: string; description: string; articles: readonly { title: string }[] };
    }>(query);
    const page = await visit('/author/profile/maren-ostrow/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(getAuthor.name);
    const main = page.getByRole('main');
    await expect(main.textContent()).resolves.toContain(getAuthor.description);
    expect(getAuthor.articles).not.toEqual([]);
    for (const { title } of getAuthor.articles)
      expect(await main.getByRole('link', { name: title }).count(), title).toBeGreaterThan(0);
  });
});

describe('§2.1 hubs', () => {
  test.for([
    ['/markets/', 'markets/'],
    ['/sectors/', 'sectors/'],
    ['/best-practices/', 'best-practices/'],
  ] as const)('%s links every stream below it', async ([path, prefix], { visit }) => {
    const { getCategories } = await queryProvider<{ getCategories: readonly { uri: string }[] }>(
      '{ getCategories(site: "plotline") { uri } }',
    );
    const wanted = getCategories.map(({ uri }) => uri).filter((uri) => uri.startsWith(`/${prefix}`));
    const page = await visit(path);
    const links = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname));
    expect(links).toEqual(expect.arrayContaining(wanted));
  });

  const listStories = async (page: Page): Promise<string[]> => {
    const links = await page
      .locator('main a:not([aria-label="Market data"] a)')
      .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname));
    return links.filter((path) => /^\/\d{4}\//.test(path));
  };

  test.for([
    ['/markets/', 'markets'],
    ['/sectors/', 'sectors'],
    ['/best-practices/', 'best-practices'],
  ] as const)('%s begins with its leads, and shows no story twice', async ([path, family], { visit }) => {
    const { getSectionFront: front } = await queryProvider<{
      getSectionFront: {
        leads: readonly { uri: string }[];
        groups: readonly { title: string; estimate: number }[];
      };
    }>(
      `{ getSectionFront(site: "plotline", family: "${family}", groupLimit: 3) {
        leads { uri } groups { title estimate } } }`,
    );
    const page = await visit(path);
    const stories = await listStories(page);
    // What other tests read changes the most read stories, and with them those of the groups.
    const leads = front.leads.map(({ uri }) => uri);
    expect(stories[0]).toBe(leads[0]);
    // Those below the first are in an order in which rows are whole.
    expect(stories.slice(0, leads.length).toSorted()).toEqual(leads.toSorted());
    expect(stories.length).toBeGreaterThan(leads.length + front.groups.length);
    expect(new Set(stories).size).toBe(stories.length);
    const [first] = front.groups;
    await expect(page.getByRole('main').textContent()).resolves.toContain(
      `${first?.title} ${first?.estimate.toLocaleString('en-US')}`,
    );
  });

  test('the fronts share none of their first ten stories', async ({ visit }) => {
    const first: string[] = [];
    for (const path of ['/markets/', '/sectors/', '/best-practices/'])
      first.push(...(await listStories(await visit(path))).slice(0, 10));
    expect(new Set(first).size).toBe(first.length);
  });

  test('/sectors/ has a table of deals and cap rates by sector, whose numbers lead to the deals', async ({ visit }) => {
    const page = await visit('/sectors/');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Multifamily' }) });
    const count = row.getByRole('link').nth(1);
    const total = await count.textContent();
    await count.click();
    await page.waitForURL(/\/deals\/\?sector=multifamily/);
    await expect(page.getByRole('main').textContent()).resolves.toContain(`${total} deals`);
  });
});

describe('§2.3 static pages', () => {
  test.for([
    'about-us',
    'advertise-with-us',
    'contact-us',
    'terms-of-service',
    'privacy-policy',
    'thank-you',
    'white-papers',
  ])('/static/%s/ shows its title and its text', async (slug, { visit }) => {
    const query = /* GraphQL */ `
      query Static($slug: String!) {
        getStaticPage(brandShortName: "plotline", slug: $slug) {
          title
          content
        }
      }
    `;
    const { getStaticPage } = await queryProvider<{ getStaticPage: { title: string; content: string } }>(query, {
      slug,
    });
    const page = await visit(`/static/${slug}/`);
    const openingText = getStaticPage.content
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&\w+;|&#\d+;/g, ' ')
      .trim()
      .split(/\s+/)
      .slice(0, 4)
      .join(' ');
    await expect(page.getByRole('main').innerText()).resolves.toContain(openingText);
  });

  test.for(['/rss/', '/sitemap/', '/sponsored-content/static/rainmakers/', '/fcs/static/ask-the-experts/'])(
    '%s has the address that the specification gives',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );
});

describe.skipIf(inject('templateOrigin') === '')('the template brand', () => {
  test('shows its own name and none of another brand, with or without content', async ({ visit }) => {
    const page = await visit('/', { origin: inject('templateOrigin') });
    const text = await page.evaluate(() => document.documentElement.outerHTML);
    expect(text).not.toMatch(/plotline/i);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});
