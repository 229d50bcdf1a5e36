import { describe, expect } from 'vitest';
import { get } from '../src/http.ts';
import { test } from '../src/test.ts';

const odd: readonly (readonly [what: string, text: string])[] = [
  ['a double quote', '"office'],
  ['balanced quotes', '"office tower"'],
  ['a single quote', "tenant's o'clock"],
  ['an ampersand', 'A&B & Co'],
  ['the word null', 'null'],
  ['undefined', 'undefined'],
  ['operators', 'office AND (tower OR -lease) NOT !x | & <-> :*'],
  ['emoji', '🏢🏗️ office'],
  ['10,000 characters', 'office '.repeat(1_429).slice(0, 10_000)],
  ['10,000 emoji', '🏢'.repeat(10_000)],
  ['10,000 quotes', '"'.repeat(10_000)],
  ['control characters', 'off\u0001ice\u0007\u001b[0m\u0000'],
  ['a lone surrogate', 'office \ud800'],
  ['SQL', "'; DROP TABLE articles; --"],
  ['a percent sign', '100% %zz'],
  ['a backslash', '\\" \\u0022'],
  ['only spaces', '     '],
  ['right-to-left text', 'مكتب \u202e office'],
];

/** Texts that become an element or an attribute `data-injected` where a page repeats them without escaping. */
const markup = [
  '<b data-injected>office</b>',
  '" autofocus data-injected x="',
  '</title></textarea></script><b data-injected>office</b>',
];

describe('§2.1 search', () => {
  test('the header leads to it, and its own form asks again', async ({ visit }) => {
    const page = await visit('/search/?q=office');
    const box = page.getByRole('main').getByPlaceholder('Enter search keywords');
    expect(await box.inputValue()).toBe('office');
    await box.fill('warehouse');
    await box.press('Enter');
    await page.waitForURL('**/search/?*q=warehouse*');
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
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
    '/search/?q=%ff%fe',
    '/search/?q=%00',
    '/search/?q=a&q=b',
    '/search/?q[]=a',
    '/search/?page=2',
    '/search/?q=office&page=0',
    '/search/?q=office&page=99999999999999',
    '/search/?q=office&page=abc',
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
