import { limits } from '@masthead/config/limits';
import type { FacetGroup, TeaserStory } from '@masthead/design-system';
import { ask } from '@masthead/graphql-ops';
import { found, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import { pageCount } from '../../routes/parameters';
import { toTeaser } from '../../story/story';
import { askTrending, toTrending } from '../../story/trending';
import type { WireSearch } from '../../story/wire';
import { facetNames, facetParents, periodNames, startOf, type SearchQuery } from './parameters';

/** Search results (SPEC §2.1, §3 Search results with facets). */
export type SearchView = {
  /** Without the filters that no category answers to. */
  query: SearchQuery;
  total: number;
  /** What the words are good for: `common` ones such as "the" stand in every story, and signs are none. */
  words: 'sought' | 'common' | 'none';
  stories: TeaserStory[];
  facets: FacetGroup[];
  pages: number;
  trending: TeaserStory[];
};

/** The facets as radio groups: the first option takes the limit away. A chosen value that found nothing stays to be seen. */
const toFacets = (query: SearchQuery, facets: WireSearch['facets']): FacetGroup[] => {
  const byParent = Map.groupBy(facets, ({ parent }) => parent);
  const groups = facetNames.map((name): FacetGroup => {
    const chosen = query.facets[name];
    const options = (byParent.get(facetParents[name]) ?? []).map(({ name: label, slug, count }) => ({ value: slug ?? label, label, count, checked: (slug ?? label) === chosen }));
    const missing = chosen && !options.some(({ checked }) => checked) ? [{ value: chosen, label: chosen, count: 0, checked: true }] : [];
    const all = { value: '', label: 'All', checked: !chosen };
    return { name, title: facetParents[name], choice: 'one', options: options.length + missing.length > 0 ? [all, ...missing, ...options] : [] };
  });
  const period: FacetGroup = { name: 'period', title: 'Date', choice: 'one', options: Object.entries(periodNames).map(([value, label]) => ({ value: value === 'any' ? '' : value, label, checked: query.period === value })) };
  return [...groups, period];
};

/** A filter that the content service does not know narrows nothing, so it is not shown as chosen. */
const withoutIgnored = (query: SearchQuery, ignored: readonly string[]): SearchQuery => ({
  ...query,
  facets: Object.fromEntries(Object.entries(query.facets).filter(([, value]) => !value.split(',').every((part) => ignored.includes(part.trim())))),
});

const wordsOf = ({ q }: SearchQuery, { onlyCommonWords }: WireSearch): SearchView['words'] => {
  if (onlyCommonWords) return 'common';
  return q && !/[\p{L}\p{N}]/u.test(q) ? 'none' : 'sought';
};

/** SPEC §2.1, §7.1 getArticleSearch: an answer to any text; a page past the last shows the last. */
export const loadSearch = async (site: Site, query: SearchQuery, today: Date): Promise<PageResult<SearchView>> => {
  const { site: domain } = site.brand;
  const askPage = (page: number) =>
    ask('fcs-search', {
      domain,
      query: query.q,
      page,
      pageSize: limits.page.size,
      sort: query.q ? query.sort : 'pubdate',
      startDate: startOf(query.period, today),
      section: query.facets.section,
      term: query.facets.market,
      filter: query.facets.sector,
      topic: query.facets.topic,
    });
  const reply = await site.content.query({ route: 'search', parts: { results: askPage(query.page), trending: askTrending(domain) } });
  if (!reply.results.ok) return reply.results;
  const results = reply.results.value.getArticleSearch;
  const pages = pageCount(results.estimate, limits.page.size);
  if (query.page > pages) return loadSearch(site, { ...query, page: pages }, today);
  const known = withoutIgnored(query, results.ignored);
  return found({
    query: known,
    total: results.estimate,
    words: wordsOf(known, results),
    stories: results.contents.map(toTeaser(site.brand)),
    facets: toFacets(known, results.facets),
    pages,
    trending: toTrending(reply.trending),
  });
};
