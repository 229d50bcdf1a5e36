import { describe, expect } from 'vitest';
import { axe } from '../../src/axe.ts';
import { queryProvider } from '../../src/content.ts';
import { get } from '../../src/http.ts';
import { test } from '../../src/test.ts';

type List = { total: number; pageSize: number; deals: readonly { uri: string; deal: { property: string | null } }[] };

const getDeals = async (args = ''): Promise<List> => {
  const { getDeals: list } = await queryProvider<{ getDeals: List }>(
    `{ getDeals(site: "plotline" ${args}) { total pageSize deals { uri deal { property } } } }`,
  );
  return list;
};

/** Paths of the deals in a document, in their order. */
const listPaths = (html: string): string[] =>
  [...html.matchAll(/<th scope="row"[^>]*>\s*<a [^>]*href="([^"]+)"/g)].map(([, path = '']) => path);

describe('the list of deals', () => {
  test('filters by select fields, with the filters in the address', async ({ visit }) => {
    const page = await visit('/deals/');
    await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption('southeast');
    await page.waitForURL('**/deals/?*market=southeast*');
    await page.getByRole('heading', { level: 1, name: 'Deals in Southeast' }).waitFor();
    const { total } = await getDeals('market: "southeast"');
    expect(await page.getByRole('status').first().textContent()).toMatch(new RegExp(`^${total} deals?, \\$`));
    await page.getByRole('link', { name: 'Remove filter All of Southeast' }).click();
    await page.waitForURL('**/deals/');
  });

  test('sorts by its column headers', async ({ visit }) => {
    const page = await visit('/deals/?kind=sale');
    await page.getByRole('columnheader', { name: 'Price', exact: true }).getByRole('link').click();
    await page.waitForURL('**/deals/?kind=sale&sort=price');
    const header = page.getByRole('columnheader', { name: 'Price', exact: true });
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await header.getByRole('link').click();
    await page.waitForURL('**/deals/?kind=sale&sort=lowest-price');
  });

  test('works without scripts: a GET form, links and pages', async () => {
    const form = await get('/deals/?market=&sector=&kind=sale&size=&period=&sort=price');
    const { deals } = await getDeals('kind: "sale" sort: price');
    expect(listPaths(form.text)).toEqual(deals.map(({ uri }) => uri));
    expect(form.text).toMatch(/<link rel="canonical" href="[^"]+\/deals\/\?kind=sale&amp;sort=price"/);
    const second = await get('/deals/?page=2');
    expect(listPaths(second.text)).toEqual((await getDeals('page: 2')).deals.map(({ uri }) => uri));
  });

  test.for([
    ['/deals/?market=nowhere', '/deals/'],
    ['/deals/?sort=constructor&size=1e99&period=__proto__', '/deals/'],
    ['/deals/?market=Atlanta&x=1', '/deals/?market=atlanta'],
  ] as const)('%s is the list at %s', async ([address, canonical]) => {
    const { status, text } = await get(address);
    expect(status).toBe(200);
    expect(/<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(text)?.[1]).toBe(canonical);
  });

  test('a page number past the last is the last page', async () => {
    const { total, pageSize } = await getDeals();
    const pages = Math.ceil(total / pageSize);
    const { text } = await get('/deals/?page=99999999999');
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/deals/\\?page=${pages}"`));
  });

  test('filters show how many deals each option lists', async ({ visit }) => {
    const page = await visit('/deals/?market=boston');
    const { total } = await getDeals('market: "boston" kind: "sale"');
    const types = page.getByRole('combobox', { name: 'Type', exact: true });
    expect(await types.locator('option[value=sale]').textContent()).toBe(`Sale (${total})`);
  });

  test('an empty result offers lists that have deals', async ({ visit }) => {
    const page = await visit('/deals/?market=boston&kind=foreclosure');
    const { total } = await getDeals('market: "boston" kind: "sale"');
    await page.getByRole('link', { name: `Type: Sale (${total})` }).waitFor();
    await page.getByRole('link', { name: 'Show this market without other filters' }).click();
    await page.waitForURL('**/deals/?market=boston');
  });

  test('every deal is a block on a phone, and nothing scrolls sideways', async ({ visit }) => {
    const page = await visit('/deals/', { width: 390 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(
      await page.getByRole('table', { name: 'Deals' }).evaluate((table) => table.scrollWidth <= table.clientWidth),
    ).toBe(true);
    await page.getByText('Cap rate', { exact: true }).filter({ visible: true }).first().waitFor();
  });

  test('the table fits into the narrowest page that has one', async ({ visit }) => {
    const page = await visit('/deals/', { width: 1024 });
    await page.getByRole('columnheader', { name: 'Parties' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });

  test('downloads the same list as CSV', async () => {
    const { deals } = await getDeals('market: "boston" sort: price');
    const { status, text, headers } = await get('/deals.csv?market=boston&sort=price&page=4');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(deals.length);
    for (const [index, { uri }] of deals.entries()) expect(rows[index]).toContain(uri);
  });
});

test('an article has its deal box, and its market leads to its deals', async ({ visit }) => {
  const { deals } = await getDeals('market: "boston"');
  const listed = deals.find(({ deal }) => deal.property);
  const page = await visit(listed?.uri ?? '');
  const box = page.getByRole('region', { name: /^The deal/ });
  await box.getByText(listed?.deal.property ?? '').waitFor();
  await box.getByRole('link', { name: 'All deals in Boston' }).click();
  await page.waitForURL('**/deals/?market=boston');
});

test('the styles of the box come with a soft navigation', async ({ visit }) => {
  const { deals } = await getDeals();
  const page = await visit('/deals/');
  await page.locator(`main a[href="${deals[0]?.uri}"]`).click();
  const box = page.getByRole('region', { name: /^The deal/ });
  await box.waitFor();
  expect(await box.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
});

test('a market has its totals of the past 12 months', async ({ visit }) => {
  const page = await visit('/markets/boston/');
  const strip = page.getByRole('region', { name: /^Deals, past 12 months/ });
  expect(await strip.textContent()).toMatch(/Reported\d+Disclosed volume\$/);
  const reported = /Reported(\d+)/.exec((await strip.textContent()) ?? '')?.[1];
  await strip.getByRole('link', { name: 'All deals in Boston' }).click();
  await page.waitForURL('**/deals/?market=boston&period=12-months');
  expect(await page.getByRole('status').first().textContent()).toMatch(new RegExp(`^${reported} deals?, `));
});

describe('maps and the chart of deals', () => {
  test('a circle of the map leads to the deals of its market', async ({ visit }) => {
    const page = await visit('/deals/?kind=sale');
    const { total } = await getDeals('market: "miami" kind: "sale"');
    expect(await page.locator('.locator-map a[href="/deals/?market=miami&kind=sale"] title').textContent()).toBe(
      `Miami: ${total} ${total === 1 ? 'deal' : 'deals'}`,
    );
    expect(await page.getByRole('img', { name: /^Bar chart of disclosed prices/ }).count()).toBe(1);
  });

  test('its outline is a file that browsers cache', async () => {
    const { status, headers } = await get('/maps/us.svg');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=2592000',
    ]);
    expect((await get('/maps/moon.svg')).status).toBe(404);
  });

  test('a story, a market and the front of the markets have one without an accessibility issue', async ({ visit }) => {
    const { deals } = await getDeals('market: "boston"');
    for (const path of [deals[0]?.uri ?? '', '/markets/boston/', '/markets/', '/deals/']) {
      const page = await visit(path);
      const drawn = page.locator('.locator-map .map-land').first();
      await drawn.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await drawn.boundingBox())?.width ?? 0).toBeGreaterThan(50);
      expect(await axe(page, 'without frames')).toEqual([]);
    }
  });
});
