import { describe, expect } from 'vitest';
import { axe } from '../src/axe.ts';
import { get } from '../src/http.ts';
import { test } from '../src/test.ts';
import { testedBrand } from '../src/testedBrand.ts';
import { untilLoaded } from '../src/untilLoaded.ts';

describe('§2.1 /devtools outside production', () => {
  test('runs an operation and says how long it took and where it came from', async ({ visit }) => {
    const page = await visit('/devtools/fetch/');
    const main = page.getByRole('main');
    await main.getByLabel('Operation').selectOption('trending-articles');
    await main.getByRole('button', { name: 'Show its variables' }).click();
    await page.waitForURL((url) => url.searchParams.get('type') === 'trending-articles');
    await main.getByLabel('Bypass the caches').check();
    await main.getByRole('button', { name: 'Run', exact: true }).click();
    await main.getByRole('region', { name: 'Result' }).waitFor();
    await expect(main.textContent()).resolves.toMatch(/Took[\d.]+ ms.*the provider \(caches bypassed\)/);
    await main.getByLabel('Bypass the caches').uncheck();
    await main.getByRole('button', { name: 'Run', exact: true }).click();
    await main.getByText(/the cache, stored/).waitFor();
    // The browser already has the server's response; without its cache it requests through this site.
    const browser = main.getByRole('region', { name: 'In the browser' });
    await browser.getByRole('button', { name: 'Run in the browser' }).click();
    await browser.getByText('urql’s cache in this page').waitFor();
    await browser.getByRole('button', { name: 'Bypass urql’s cache' }).click();
    await browser.getByText('the content service, through this site').waitFor();
    await browser.getByText(/the same as the server’s/).waitFor();
  });

  test('a link from another site does not run an operation', async () => {
    const address = `/devtools/fetch/?type=categories&variables=${encodeURIComponent(JSON.stringify({ siteName: testedBrand.site, site: testedBrand.site }))}`;
    const [own, foreign] = [await get(address), await get(address, { headers: { 'sec-fetch-site': 'cross-site' } })];
    expect(own.text).not.toContain('opened from another site');
    expect(foreign.text).toContain('opened from another site');
  });

  test('§4 lists recent queries of pages', async () => {
    let turn = 0;
    // The history is short and shared with other tests: the query is repeated until it is listed.
    const history = async (): Promise<string> => {
      turn += 1;
      await get(`/search/?q=helicopter+${turn}`);
      const { text } = await get('/devtools/fetch/');
      expect(text).not.toContain('helicopter');
      return /aria-label="Query history"[^]*?<\/table>/.exec(text)?.[0] ?? '';
    };
    await expect.poll(history).toMatch(/fcs-search.*the content service/s);
  });

  test('says what is wrong with variables', async ({ visit }) => {
    const main = (await visit('/devtools/fetch/?type=article&variables=%7B')).getByRole('main');
    await expect(main.getByRole('alert').textContent()).resolves.toContain('no JSON');
    const { text } = await get('/devtools/fetch/?type=article&variables=%7B%7D');
    expect(text).toContain('The query lacks naturalId, site');
  });

  test('filters the route table', async ({ visit }) => {
    const page = await visit('/devtools/routes/');
    const main = page.getByRole('main');
    expect(await main.getByRole('row').count()).toBeGreaterThan(60);
    await main.getByLabel('Filter').fill('branded-resource video');
    await main.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL(/q=/);
    await main.getByText(/^\d of \d+ addresses/).waitFor();
    await expect(main.getByRole('table').textContent()).resolves.toContain('/resources/video/:video/');
    await expect(main.getByRole('table').textContent()).resolves.not.toContain('/search/');
  });

  test('an unknown tool is a 404', async () => expect((await get('/devtools/nothing/')).status).toBe(404));
});

describe('§2.1, §4 the info panel', () => {
  test('stands on every page with the way to the tools, names the route, and stays closed in its tab', async ({
    visit,
  }) => {
    const page = await visit('/search/?q=office', { panel: 'open' });
    const panel = page.getByRole('complementary', { name: 'Developer information' });
    await panel.locator('summary').first().click();
    await expect(panel.textContent()).resolves.toContain('search');
    expect(await axe(page)).toEqual([]);
    expect(await panel.getByRole('link', { name: 'Developer tools' }).getAttribute('href')).toBe('/devtools/');
    await panel.getByRole('button', { name: 'Close developer information' }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    expect(await panel.count()).toBe(0);
  });
});
