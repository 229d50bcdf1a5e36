import { describe, expect, inject } from 'vitest';
import { scrollToEnd } from '../../src/advertising.ts';
import { untilConnected, untilLoaded } from '../../src/untilLoaded.ts';
import { queryProvider } from '../../src/content.ts';
import { test } from '../../src/test.ts';

type Position = { getPackageByPosition: { articles: readonly { title: string; uri: string }[] } | null };
const getPackageArticles = async (position: string) => {
  const query = /* GraphQL */ `
    query Chosen($position: String!) {
      getPackageByPosition(position: $position, site: "plotline") {
        articles {
          title
          uri
        }
      }
    }
  `;
  return (await queryProvider<Position>(query, { position })).getPackageByPosition?.articles ?? [];
};

describe('§2.1 home', () => {
  test('leads with the story that the editors chose, and has the others, five trending stories and no story twice', async ({
    visit,
  }) => {
    const page = await visit('/');
    const [lead] = await getPackageArticles('home-lead');
    expect(await page.getByRole('heading', { name: lead?.title }).first().isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    // A figure of the market strip links the story that it comes from; the story itself is shown elsewhere or not at
    // all.
    const links = await page
      .locator('main a:not([aria-hidden], [aria-label="Market data"] a)')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const position of ['home-secondary', 'home-latest', 'home-recent']) {
      const wanted = (await getPackageArticles(position)).map(({ uri }) => uri);
      expect(wanted, position).not.toEqual([]);
      expect(links, position).toEqual(expect.arrayContaining(wanted));
    }
    const stories = links.filter((path) => /^\/\d{4}\//.test(path));
    expect(stories.length).toBeGreaterThan(30);
    expect(stories.filter((path, index) => stories.indexOf(path) !== index)).toEqual([]);
    const trending = page.getByRole('region', { name: 'Trending Stories' });
    expect(await trending.getByRole('listitem').count()).toBe(5);
    expect(await trending.locator('ol').count()).toBe(1);
  });

  test('is at most twelve screens high on a phone', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(inject('origin'));
    await untilLoaded(page);
    // A first visit on a busy machine may have fallback fonts, which are wider than the faces of the publication.
    await page.reload();
    await untilLoaded(page);
    // Slots below the window without an ad collapse when the reader comes near.
    await scrollToEnd(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(12);
    await context.close();
  });

  test('has a skip link first, landmarks, every picture of the first screen, and a message about a regulated product that stays closed for the visit (§2.8, §4)', async ({
    visit,
  }) => {
    const page = await visit('/');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus').textContent()).resolves.toMatch(/skip/i);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(role).count(), role).toBe(1);
    expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);
    await untilLoaded(page);
    const broken = await page
      .locator('img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(
            (img) => img.checkVisibility() && img.getBoundingClientRect().top < innerHeight && img.naturalWidth === 0,
          )
          .map(({ src }) => src),
      );
    expect(broken).toEqual([]);
    const message = page.getByRole('region', { name: 'Notice' });
    await message.waitFor();
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await message.waitFor({ state: 'detached' });
    await page.reload();
    expect(await message.isVisible()).toBe(false);
  });

  test('decision 75: the lead picture is requested before any script', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => {
      const kind = request.resourceType();
      requested.push(kind === 'image' ? new URL(request.url()).pathname : kind);
    });
    await page.goto(inject('origin'));
    await untilConnected(page);
    const lead = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    expect(requested).toContain(lead);
    expect(requested.indexOf('script')).toBeGreaterThan(requested.indexOf(lead));
    await context.close();
  });
});
