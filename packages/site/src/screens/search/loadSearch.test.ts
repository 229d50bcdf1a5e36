import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { loadSearch } from './loadSearch';
import { parseSearch } from './parameters';

const load = (parameters: Record<string, string>, answer: { estimate: number; onlyCommonWords?: boolean; ignored?: string[] }) => {
  const asked: Record<string, unknown>[] = [];
  const site = aSite(({ variables }) => {
    asked.push(variables);
    return {
      results__getArticleSearch: { query: '', page: 1, pageSize: 10, contents: [], facets: [], onlyCommonWords: false, ignored: [], ...answer },
      trending__getStatsList: { trendingArticles: { contents: [] } },
    };
  });
  return loadSearch(site, parseSearch(parameters), new Date('2026-11-21T12:00:00Z')).then((outcome) => ({ outcome, asked }));
};

describe('§2.1 search', () => {
  test.each([
    ['office', { estimate: 3 }, 'sought'],
    ['the', { estimate: 3, onlyCommonWords: true }, 'common'],
    ['🏢 !', { estimate: 0 }, 'none'],
    ['写字楼', { estimate: 0 }, 'sought'],
    ['', { estimate: 3 }, 'sought'],
  ])('the words of %j are told apart', async (q, answer, words) => {
    const { outcome } = await load({ q }, answer);
    expect(outcome.ok && outcome.value.words).toBe(words);
  });

  test('a filter that does not exist narrows nothing, and is not shown as chosen', async () => {
    const { outcome } = await load({ q: 'office', sector: 'no-such', market: 'markets/atlanta' }, { estimate: 3, ignored: ['no-such'] });
    expect(outcome.ok && outcome.value.query.facets).toEqual({ market: 'markets/atlanta' });
  });

  test('a page past the last shows the last', async () => {
    const { outcome, asked } = await load({ q: 'office', page: '9999' }, { estimate: 23 });
    expect(outcome.ok && outcome.value.query.page).toBe(3);
    expect(asked.map(({ results__page: page }) => page)).toEqual([9999, 3]);
  });
});
