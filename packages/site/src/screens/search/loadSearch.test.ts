import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { loadSearch } from './loadSearch';
import { parseSearch } from './parameters';

const load = (
  parameters: Record<string, string>,
  answer: { estimate: number; onlyCommonWords?: boolean; ignored?: string[]; contents?: object[] },
) => {
  const asked: Record<string, unknown>[] = [];
  const site = aSite(({ variables }) => {
    asked.push(variables);
    return {
      results__getArticleSearch: {
        query: '',
        page: 1,
        pageSize: 10,
        contents: [],
        facets: [],
        onlyCommonWords: false,
        ignored: [],
        ...answer,
      },
      trending__getStatsList: { trendingArticles: { contents: [] } },
    };
  });
  return loadSearch(site, parseSearch(parameters), new Date('2026-11-21T12:00:00Z')).then((outcome) => ({
    outcome,
    asked,
  }));
};

describe('§2.1 search', () => {
  test.each([
    ['office', { estimate: 3 }, 'specific'],
    ['the', { estimate: 3, onlyCommonWords: true }, 'common'],
    ['🏢 !', { estimate: 0 }, 'none'],
    ['写字楼', { estimate: 0 }, 'specific'],
    ['', { estimate: 3 }, 'specific'],
  ])('the words of %j are told apart', async (q, answer, words) => {
    const { outcome } = await load({ q }, answer);
    expect(outcome.ok && outcome.value.terms).toBe(words);
  });

  test('a filter that does not exist narrows nothing, and is not shown as chosen', async () => {
    const { outcome } = await load(
      { q: 'office', sector: 'no-such', market: 'markets/atlanta' },
      { estimate: 3, ignored: ['no-such'] },
    );
    expect(outcome.ok && outcome.value.query.facets).toEqual({ market: 'markets/atlanta' });
  });

  test.each([
    [{ section: 'features,news' }, ['features,news'], {}],
    // A section is sent whole: that parts of it are names elsewhere says nothing.
    [{ section: 'features,news' }, ['features', 'news'], { section: 'features,news' }],
    [{ sector: 'no-such, neither' }, ['no-such', 'neither'], {}],
    [{ sector: 'office, no-such' }, ['no-such'], { sector: 'office, no-such' }],
  ])('%j of which %j is ignored leaves %j', async (parameters, ignored, facets) => {
    const { outcome } = await load(parameters, { estimate: 3, ignored });
    expect(outcome.ok && outcome.value.query.facets).toEqual(facets);
  });

  test('its pages end where the content service stops counting', async () => {
    const { outcome } = await load({ q: 'office', page: '10001' }, { estimate: 300_000 });
    expect(outcome.ok && [outcome.value.query.page, outcome.value.pages]).toEqual([10_000, 10_000]);
  });

  test('a page past the last shows the last', async () => {
    const { outcome, asked } = await load({ q: 'office', page: '9999' }, { estimate: 23 });
    expect(outcome.ok && outcome.value.query.page).toBe(3);
    expect(asked.map(({ results__page: page }) => page)).toEqual([9999, 3]);
  });
});

describe('§7.1 what is sent', () => {
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
  ])('for %j: %j', async (parameters, variables) => {
    const { asked } = await load(parameters, { estimate: 1 });
    expect(asked[0]).toMatchObject(variables);
  });
});

describe('§2.1 where the words stand', () => {
  const story = {
    uri: '/2026/11/20/a/',
    naturalId: '2026/11/20/a',
    title: 'Lenders loan',
    summary: 'A <b>bank</b> waits',
    kicker: null,
    kickerNode: null,
    breadcrumb: [],
    byline: null,
    presentedBy: null,
    prettyDate: '',
    pubDate: '2026-11-20T12:00:00Z',
    timeToRead: null,
    image: null,
    allCategories: [],
  };
  const shown = async (highlight: object | null, q = 'lending') => {
    const { outcome } = await load({ q }, { estimate: 1, contents: [{ ...story, highlight }] });
    const result = outcome.ok ? outcome.value.results[0] : undefined;
    return [result?.title, result?.summary].map((segments) =>
      segments?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''),
    );
  };

  test('is told by the content service, which knows that lenders are lending', async () => {
    expect(
      await shown({
        title: '<mark>Lenders</mark> loan',
        summary: 'A &lt;b&gt;bank&lt;/b&gt; waits',
        body: 'In <mark>lending</mark>',
      }),
    ).toEqual(['[Lenders] loan', 'A <b>bank</b> waits']);
  });

  test('is shown from the body where title and summary do not have them', async () => {
    expect(
      await shown(
        { title: 'Lenders loan', summary: 'A bank waits', body: 'of the <mark>vault</mark> &amp; its' },
        'vault',
      ),
    ).toEqual(['Lenders loan', '… of the [vault] & its …']);
  });

  test('is found by letters where the service says nothing, and by nothing that could act', async () => {
    expect(await shown(null, 'loans bank')).toEqual(['Lenders [loan]', 'A <b>[bank]</b> waits']);
  });
});
