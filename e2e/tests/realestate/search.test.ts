import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { get } from '../../src/http.ts';
import { test } from '../../src/test.ts';

const odd: readonly (readonly [what: string, text: string])[] = [
  ['a double quote', '"office'],
  ['the word null', 'null'],
  ['operators', 'office AND (tower OR -lease) NOT !x | & <-> :*'],
  ['10,000 emoji', '🏢'.repeat(10_000)],
  ['control characters', 'off\u0001ice\u0007\u001b[0m\u0000'],
  ['a lone surrogate', 'office \ud800'],
  ['only spaces', '     '],
  ['right-to-left text', 'مكتب \u202e office'],
];

/** Texts that become an element or an attribute `data-injected` where a page repeats them without escaping. */
const markup = [
  '<b data-injected>office</b>',
  '" autofocus data-injected x="',
  '</title></textarea></script><b data-injected>office</b>',
];

const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

describe('§2.1 search', () => {
  test('the header leads to it, and its own form asks again', async ({ visit }) => {
    const page = await visit('/search/?q=office');
    const box = page.getByRole('main').getByPlaceholder('Enter search keywords');
    expect(await box.inputValue()).toBe('office');
    await box.fill('warehouse');
    await box.press('Enter');
    await page.waitForURL('**/search/?*q=warehouse*');
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    await expect.poll(() => focusedId(page)).toBe('main');
  });

  test('a search of the header moves the focus to the results', async ({ visit }) => {
    const page = await visit('/static/about-us/');
    await page.getByRole('banner').locator('details:has(input[name=q]) > summary').click();
    const box = page.getByRole('banner').getByPlaceholder('Enter search keywords');
    await box.fill('warehouse');
    await box.press('Enter');
    await page.waitForURL('**/search/?*q=warehouse*');
    await expect.poll(() => focusedId(page)).toBe('main');
  });

  test('arrow keys reach each sort order, and the button that appears applies it', async ({ visit }) => {
    const page = await visit('/search/?q=office');
    const main = page.getByRole('main');
    const order = main.getByRole('combobox', { name: 'Sort by' });
    const apply = main.getByRole('button', { name: 'Sort' });
    await order.focus();
    expect(await apply.isVisible()).toBe(false);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await order.inputValue()).toBe('oldest');
    await page.keyboard.press('Tab');
    expect(await apply.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('?q=office');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?*sort=oldest*');
    expect(await order.inputValue()).toBe('oldest');
  });

  test.for([
    ['the sort order', 'select[name=sort]', (field: Locator) => field.selectOption('oldest')],
    ['a filter', 'input[type=radio][name=period][value=year]', (field: Locator) => field.click()],
  ] as const)('%s that is changed without the keyboard keeps the focus', async ([, selector, change], { visit }) => {
    const page = await visit('/search/?q=office');
    const field = page.getByRole('main').locator(selector);
    await field.focus();
    await change(field);
    await page.waitForURL(/sort=oldest|period=year/);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('says so when nothing is found', async ({ visit }) => {
    const page = await visit('/search/?q=qwertyuiopasdf');
    await expect(page.getByRole('main').textContent()).resolves.toMatch(
      /no (results|stories|articles|matches)|nothing/i,
    );
  });

  test.for(odd)('responds to %s with its page', async ([, text]) => {
    const { status, text: html } = await get(`/search/?q=${encodeURIComponent(text.toWellFormed())}`);
    expect(status).toBe(200);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('</html>');
  });

  test.for(markup)('shows %s as the text that was typed', async (text, { visit }) => {
    const page = await visit(`/search/?q=${encodeURIComponent(text)}`);
    expect(await page.getByRole('main').getByRole('searchbox').first().inputValue()).toBe(text);
    expect(await page.locator('[data-injected]').count()).toBe(0);
  });

  test('repeats the question in its HTML with the markup escaped', async () => {
    const { text } = await get(`/search/?q=${encodeURIComponent(markup[0] ?? '')}`);
    expect(text).toContain('&lt;b data-injected&gt;office');
  });

  test.for(['q', 'topic', 'author', 'market', 'sector', 'sort', 'page', 'startDate', 'stopDate', 'q[]', 'unknown'])(
    'repeats no markup of the parameter %s',
    async (parameter) => {
      const query = new URLSearchParams({ q: 'office', [parameter]: '"><b data-injected>x</b>' });
      const { status, text } = await get(`/search/?${query.toString()}`);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/<b data-injected/);
    },
  );

  test.for([
    '/search/?q=%',
    '/search/?q=%00',
    '/search/?q[]=a',
    '/search/?page=2',
    '/search/?q=office&page=99999999999999',
    '/search/?q=office&sort=nonsense',
    '/search/?q=office&startDate=null&stopDate=2025-02-31',
  ])('%s is not a server error', async (path) => {
    expect((await get(path)).status).toBeLessThan(500);
  });
});

test('§7.1 from one day to another, oldest first', async () => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const [start, stop] = [daysAgo(60), daysAgo(30)];
  const { status, text } = await get(`/search/?startDate=${start}&stopDate=${stop}&sort=oldest`);
  expect(status).toBe(200);
  // Dates of stories have the publication's own offset: the first ten characters are its local date.
  const moments = [...(text.split('<main')[1] ?? '').matchAll(/<time [^>]*datetime="([^"]+)"/gi)].map(
    ([, moment = '']) => moment,
  );
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.filter((moment) => moment.slice(0, 10) < start || moment.slice(0, 10) > stop)).toEqual([]);
  expect(moments.map((moment) => Date.parse(moment))).toEqual(
    moments.map((moment) => Date.parse(moment)).toSorted((one, other) => one - other),
  );
});

describe('§2.1 search and search engines', () => {
  test.for(['/search/?q=office', '/search/?page=2', '/search/?sort=oldest'])('%s is not for them', async (path) =>
    expect((await get(path)).text).toMatch(/<meta name="robots" content="noindex/),
  );
  test.for(['/search/', '/search/?utm_source=mail'])('%s is the search itself, which they may show', async (path) =>
    expect((await get(path)).text).toMatch(/<meta name="robots" content="index, follow/),
  );
});
