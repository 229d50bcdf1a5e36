import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { aTeaser } from '../../../test/wire';
import { loadSearch } from './loadSearch';
import { parseSearch } from './parameters';
import { correctSpelling, countEdits } from './suggestions';

const load = (
  parameters: Record<string, string>,
  result: { estimate: number; onlyCommonWords?: boolean; ignored?: string[]; contents?: object[] },
) => {
  const requests: Record<string, unknown>[] = [];
  const site = aSite(({ variables }) => {
    requests.push(variables);
    return {
      results__getArticleSearch: {
        query: '',
        page: 1,
        pageSize: 10,
        contents: [],
        facets: [],
        onlyCommonWords: false,
        ignored: [],
        ...result,
      },
      trending__getStatsList: { trendingArticles: { contents: [] } },
    };
  });
  return loadSearch(site, parseSearch(parameters), new Date('2026-11-21T12:00:00Z')).then((outcome) => ({
    outcome,
    requests,
  }));
};

describe('§2.1 search', () => {
  test.each([
    ['office', { estimate: 3 }, 'specific'],
    ['the', { estimate: 3, onlyCommonWords: true }, 'common'],
    ['🏢 !', { estimate: 0 }, 'none'],
    ['写字楼', { estimate: 0 }, 'specific'],
    ['', { estimate: 3 }, 'specific'],
  ])('the terms of %j are classified', async (q, result, words) => {
    const { outcome } = await load({ q }, result);
    expect(outcome.ok && outcome.value.terms).toBe(words);
  });

  test('an unknown filter is not shown as applied', async () => {
    const { outcome } = await load(
      { q: 'office', sector: 'no-such', market: 'markets/atlanta' },
      { estimate: 3, ignored: ['no-such'] },
    );
    expect(outcome.ok && outcome.value.query.facets).toEqual({ market: 'markets/atlanta' });
  });

  test.each([
    [{ section: 'features,news' }, ['features,news'], {}],
    // A section is one value, even if it contains a comma.
    [{ section: 'features,news' }, ['features', 'news'], { section: 'features,news' }],
    [{ sector: 'no-such, neither' }, ['no-such', 'neither'], {}],
    [{ sector: 'office, no-such' }, ['no-such'], { sector: 'office, no-such' }],
  ])('%j of which %j is ignored leaves %j', async (parameters, ignored, facets) => {
    const { outcome } = await load(parameters, { estimate: 3, ignored });
    expect(outcome.ok && outcome.value.query.facets).toEqual(facets);
  });

  test('has at most 10,000 pages', async () => {
    const { outcome } = await load({ q: 'office', page: '10001' }, { estimate: 300_000 });
    expect(outcome.ok && [outcome.value.query.page, outcome.value.pages]).toEqual([10_000, 10_000]);
  });

  test('shows the last page for a page number past it', async () => {
    const { outcome, requests } = await load({ q: 'office', page: '9999' }, { estimate: 23 });
    expect(outcome.ok && outcome.value.query.page).toBe(3);
    expect(requests.map(({ results__page: page }) => page)).toEqual([9999, 3]);
  });
});

describe('§7.1 the variables of the query', () => {
  test.each([
    [{ q: 'lease' }, { results__sort: 'relevance', results__direction: 'descending' }],
    [
      { q: 'lease', sort: 'oldest' },
      { results__sort: 'pubdate', results__direction: 'ascending' },
    ],
    [{}, { results__sort: 'pubdate', results__direction: 'descending' }],
    [
      { startDate: '2026-01-01', stopDate: '2026-06-30' },
      { results__startDate: '2026-01-01', results__stopDate: '2026-06-30' },
    ],
  ])('%j sends %j', async (parameters, variables) => {
    const { requests } = await load(parameters, { estimate: 1 });
    expect(requests[0]).toMatchObject(variables);
  });
});

describe('§2.1 the marked words', () => {
  const story = aTeaser('Lenders loan', { summary: 'A <b>bank</b> waits' });
  const getMarkedTexts = async (highlight: object | null, q = 'lending') => {
    const { outcome } = await load({ q }, { estimate: 1, contents: [{ ...story, highlight }] });
    const result = outcome.ok ? outcome.value.results[0] : undefined;
    return [result?.title, result?.summary].map((segments) =>
      segments?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''),
    );
  };

  test('are those of the content service, which matches word stems', async () => {
    expect(
      await getMarkedTexts({
        title: '<mark>Lenders</mark> loan',
        summary: 'A &lt;b&gt;bank&lt;/b&gt; waits',
        body: 'In <mark>lending</mark>',
      }),
    ).toEqual(['[Lenders] loan', 'A <b>bank</b> waits']);
  });

  test('come from the body if title and summary have none', async () => {
    expect(
      await getMarkedTexts(
        { title: 'Lenders loan', summary: 'A bank waits', body: 'of the <mark>vault</mark> &amp; its' },
        'vault',
      ),
    ).toEqual(['Lenders loan', '… of the [vault] & its …']);
  });

  test('are compared by letters without highlights, and markup stays text', async () => {
    expect(await getMarkedTexts(null, 'loans bank')).toEqual(['Lenders [loan]', 'A <b>[bank]</b> waits']);
  });
});

describe('§2.1 a search without results', () => {
  const facets = [{ parent: 'Market', name: 'Atlanta', slug: 'markets/atlanta', count: 3 }];
  const loadWith = async (corrected: number, q = 'atlenta') => {
    const site = aSite(({ variables }) => {
      const isFirst = variables['results__query'] === q;
      const list = { page: 1, pageSize: 5, contents: [], onlyCommonWords: false, ignored: [], query: '', facets };
      return {
        results__getArticleSearch: { ...list, estimate: isFirst ? 0 : corrected },
        newest__getArticleSearchFaceted: {
          ...list,
          estimate: 3,
          contents: [{ ...aTeaser('A warehouse sells'), highlight: null }],
        },
        trending__getStatsList: { trendingArticles: { contents: [] } },
      };
    });
    const outcome = await loadSearch(site, parseSearch({ q }), new Date('2026-11-21T12:00:00Z'));
    return outcome.ok ? outcome.value.suggestions?.spelling : outcome;
  };

  test('offers the corrected search', async () => {
    expect(await loadWith(3)).toBe('atlanta');
  });

  test('corrects the words of the newest stories too', async () => {
    expect(await loadWith(3, 'wharehouse atlenta')).toBe('warehouse atlanta');
  });

  test('does not offer a corrected search that has no results either', async () => {
    expect(await loadWith(0)).toBeUndefined();
  });
});

const names = ['Office', 'Atlanta', 'Boston', 'Self-Storage', 'Net Lease', 'Zürich'];

test.each([
  ['ofice atlenta', 'office atlanta'],
  ['Bostno', 'boston'],
  ['"sefl" storage', '"self" storage'],
  ['zurich', undefined],
  ['ZÜRICH', undefined],
  ['zurihc', 'zürich'],
  ['office bosten', 'office boston'],
  ['office', undefined],
  ['the cat', undefined],
  ['lea', undefined],
  ['qwertyuiop', undefined],
  ['o'.repeat(300), undefined],
  ['', undefined],
])('%j is corrected to %j', (search, corrected) => {
  expect(correctSpelling(search, names)).toBe(corrected);
});

test.each([
  ['office', 'office', 0],
  ['ofice', 'office', 1],
  ['fofice', 'office', 1],
  ['atlenta', 'atlanta', 1],
  ['', 'net', 3],
  ['net', '', 3],
])('%j and %j differ by %i edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
});
