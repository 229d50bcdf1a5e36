import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPage, brand } from '../../../test/aSite';
import type { SearchView } from './loadSearch';
import { parseSearch } from './parameters';
import { SearchScreen } from './SearchScreen';
import { rankPages } from './suggestions';

const view = (parameters: Record<string, string>, change: Partial<SearchView> = {}): SearchView => ({
  query: parseSearch(parameters),
  total: 1,
  terms: 'specific',
  facets: [],
  pages: 1,
  trending: [],
  results: [
    {
      story: { url: '/2026/11/20/a/', title: 'Lenders <i>loan</i>', kicker: { trail: [] } },
      title: [
        { text: 'Lenders', marked: true },
        { text: ' <i>loan</i>', marked: false },
      ],
    },
  ],
  ...change,
});
const html = (...of: Parameters<typeof view>): string =>
  renderToStaticMarkup(<SearchScreen view={view(...of)} page={aPage('/search/')} />);

test('§7.1 dates are fields of the filter form and removable filters', () => {
  const page = html({ q: 'lending', startDate: '2026-01-01', stopDate: '2026-06-30', sort: 'oldest' });
  expect(page).toMatch(/<input[^>]* type="date"[^>]* name="startDate"[^>]* value="2026-01-01"/);
  expect(page).toMatch(/<input[^>]* type="date"[^>]* name="stopDate"[^>]* value="2026-06-30"/);
  expect(page).toContain('From Jan. 1, 2026');
  expect(page).toContain('Until June 30, 2026');
  expect(page).toContain('href="/search/?q=lending&amp;stopDate=2026-06-30&amp;sort=oldest"');
  expect(page, 'a change of the sort order keeps the dates').toMatch(
    /<form[^>]*>(?:<input type="hidden"[^>]*\/>)*<input type="hidden" name="startDate" value="2026-01-01"\/>/,
  );
  expect(page).toContain('<option value="oldest" selected="">Oldest</option>');
});

test('§2.1 marks the matching words and escapes other markup of a title', () => {
  expect(html({ q: 'lending' })).toMatch(/<mark[^>]*>Lenders<\/mark><span> &lt;i&gt;loan&lt;\/i&gt;<\/span>/);
});

test.each([1, 0])('§4 requires its results before it is tracked, and has them: %d', (total) => {
  const page = html({ q: 'lending' }, { total });
  expect(page).toContain('"requires":["[data-results]"]');
  expect(page).toContain(' data-results="true"');
});

test('§9 shows its ad in the rail, which fits a rectangle from 1024 px', () => {
  expect(html({ q: 'lending' })).toMatch(
    /<aside [^>]*aria-label="More to read"><div role="group" [^>]*data-slot="vert1"/,
  );
});

test('dates without results are removable', () => {
  expect(html({ q: 'lending', startDate: '2026-01-01' }, { total: 0, results: [] })).toMatch(
    /href="\/search\/\?q=lending"[^>]*>Clear the filters/,
  );
});

test.each([
  [{ q: 'zyzzyva' }, ['Check the spelling']],
  [{ q: 'zyzzyva quince' }, ['Check the spelling', 'Use fewer words']],
  [{ q: 'zyzzyva', startDate: '2026-01-01' }, ['Check the spelling', 'Remove a filter']],
  [{ startDate: '2026-01-01' }, ['Remove a filter']],
])('a search for %j without results has advice that applies to it', (parameters, advice) => {
  const page = html(parameters, { total: 0, results: [] });
  expect(['Check the spelling', 'Use fewer words', 'Remove a filter'].filter((text) => page.includes(text))).toEqual(
    advice,
  );
});

test.each([
  ['office atlanta', '/search/?q=office+atlanta', '/search/?q=atlenta'],
  [undefined, '/search/?q=atlenta', '/search/?q=office+atlanta'],
])(
  '§2.1 a search without results offers the spelling %s or each word, pages, and the newest stories',
  (spelling, offered, other) => {
    const page = html(
      { q: 'ofice atlenta', sector: 'office' },
      {
        total: 0,
        results: [],
        suggestions: {
          pages: [{ title: 'Atlanta', url: '/markets/atlanta/' }],
          ...(spelling && { spelling }),
          newest: view({ q: '' }).results,
        },
      },
    );
    expect(page).toContain(`href="${offered}"`);
    expect(page).not.toContain(`href="${other}"`);
    expect(page.includes('Did you mean “office atlanta”?')).toBe(spelling !== undefined);
    expect(page).toContain('href="/markets/atlanta/"');
    expect(page).toMatch(/Newest stories.*href="\/2026\/11\/20\/a\/"/s);
  },
);

test.each([
  [3, '3 results for “of the”. Add a more specific word, such as a name or a place.'],
  [0, '0 results for “of the”'],
])('a search of frequent words says of %i results what is true', (total, sentence) => {
  const page = html({ q: 'of the' }, { total, terms: 'common' });
  expect(page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(sentence);
  expect(page.includes('more specific')).toBe(total > 0);
});

const aFacet = (parent: string, name: string, count: number, slug = name.toLowerCase()) => ({
  parent,
  name,
  count,
  slug,
});

test('suggested pages share the start of a word with the search, then have the most stories', () => {
  expect(
    rankPages(brand, 'ofice in atlenta', [
      aFacet('Section', 'Atlas', 90),
      aFacet('Market', 'Boston', 40),
      aFacet('Sector', 'Retail', 60),
      aFacet('Market', 'Atlanta', 3),
    ]).map(({ title }) => title),
  ).toEqual(['Atlanta', 'Retail', 'Boston']);
  expect(rankPages(brand, 'zurcher', [aFacet('Market', 'Boston', 40), aFacet('Market', 'Zürich', 3)])[0]?.title).toBe(
    'Zürich',
  );
});

test('suggested pages are none of a hidden module', () => {
  const facets = [aFacet('Market', 'Boston', 40, 'markets/boston'), aFacet('Sector', 'Retail', 60, 'sectors/retail')];
  const withoutSectors: typeof brand = { ...brand, hiddenModules: ['sectors'] };
  expect(rankPages(withoutSectors, 'retail', facets).map(({ title }) => title)).toEqual(['Boston']);
});

test.each([
  ['"office', 'Search results for “&quot;office”'],
  ['"office leasing"', 'Search results for &quot;office leasing&quot;<'],
])('puts %s in quotation marks unless it has a pair of its own', (q, title) => {
  expect(html({ q })).toContain(title);
});
