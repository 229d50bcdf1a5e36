import { describe, expect } from 'vitest';
import { queryProvider, getStream } from '../../src/content.ts';
import { get, getHeading } from '../../src/http.ts';
import { sampled } from '../../src/sampled.ts';
import { test } from '../../src/test.ts';

const pageSize = 10;
const busiest = 'markets/northeast';

describe('§2.2 streams', () => {
  test('shows the ten newest articles of its category, newest first', async ({ visit }) => {
    const { name, contents } = await getStream(busiest);
    const page = await visit(`/${busiest}/`);
    const titles = await page
      .locator('main article a, main li:not(.deal-strip li) a')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const wanted = contents.map(({ uri }) => uri);
    expect(titles.filter((uri, index) => wanted.includes(uri) && titles.indexOf(uri) === index)).toEqual(wanted);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
  });

  test('links to its second page and back', async ({ visit }) => {
    const second = await getStream(busiest, pageSize, 2);
    const page = await visit(`/${busiest}/`);
    await page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /next/i }).click();
    await page.waitForURL(`**/${busiest}/?page=2`);
    await page.getByRole('link', { name: second.contents[0]?.title }).first().waitFor();
    await page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: 'Page 1', exact: true }).click();
    await page.waitForURL(`**/${busiest}/`);
  });

  test('every page has its own canonical address', async () => {
    for (const address of [`/${busiest}/`, `/${busiest}/?page=2`]) {
      const { text } = await get(address);
      expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toMatch(
        new RegExp(`${address.replace('?', '\\?')}$`),
      );
    }
  });

  test('there are about 150 categories, and each has a page with its own heading', { timeout: 240_000 }, async () => {
    const { getCategories } = await queryProvider<{ getCategories: readonly { name: string; uri: string }[] }>(
      '{ getCategories(site: "plotline") { name uri } }',
    );
    expect(getCategories.length).toBeGreaterThan(140);
    const bad: string[] = [];
    for (const { name, uri } of sampled(getCategories, 15)) {
      const response = await get(uri);
      if (response.status !== 200 || getHeading(response) === '') bad.push(`${response.status} ${uri} ${name}`);
    }
    expect(bad).toEqual([]);
  });
});
