import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPage } from '../../../test/aSite';
import type { SearchView } from './loadSearch';
import { parseSearch } from './parameters';
import { SearchScreen } from './SearchScreen';

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

test('§7.1 days are fields of the filters, and each is a filter that can be taken away', () => {
  const page = html({ q: 'lending', startDate: '2026-01-01', stopDate: '2026-06-30', sort: 'oldest' });
  expect(page).toMatch(/<input[^>]* type="date"[^>]* name="startDate"[^>]* value="2026-01-01"/);
  expect(page).toMatch(/<input[^>]* type="date"[^>]* name="stopDate"[^>]* value="2026-06-30"/);
  expect(page).toContain('From Jan. 1, 2026');
  expect(page).toContain('Until June 30, 2026');
  expect(page).toContain('href="/search/?q=lending&amp;stopDate=2026-06-30&amp;sort=oldest"');
  expect(page, 'a change of order keeps the days').toMatch(
    /<form[^>]*>(?:<input type="hidden"[^>]*\/>)*<input type="hidden" name="startDate" value="2026-01-01"\/>/,
  );
  expect(page).toContain('<option value="oldest" selected="">Oldest</option>');
});

test('§2.1 words are marked, and nothing else of a title is markup', () => {
  expect(html({ q: 'lending' })).toMatch(/<mark[^>]*>Lenders<\/mark><span> &lt;i&gt;loan&lt;\/i&gt;<\/span>/);
});

test('§9 its advertising stands in a side column, which is as wide as a rectangle from 1024 px on', () => {
  expect(html({ q: 'lending' })).toMatch(
    /<aside [^>]*aria-label="More to read"><div role="group" [^>]*data-slot="vert1"/,
  );
});

test('days in which nothing was found can be taken away', () => {
  expect(html({ q: 'lending', startDate: '2026-01-01' }, { total: 0, results: [] })).toMatch(
    /href="\/search\/\?q=lending"[^>]*>Clear the filters/,
  );
});
