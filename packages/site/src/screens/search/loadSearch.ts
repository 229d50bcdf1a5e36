import { isHiddenPart, type Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import {
  markedSegments,
  toSegments,
  type FacetGroup,
  type SearchResult,
  type Segment,
  type TeaserStory,
} from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { facetTexts, searchTexts } from '@masthead/texts/search';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { pageCount } from '../../routing/parameters';
import { toTeaser } from '../../content/story/story';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import type { WireSearch } from '../../content/story/wire';
import {
  facetNames,
  facetParents,
  getFirstDay,
  listFacet,
  periodNames,
  type FacetName,
  type SearchQuery,
} from './parameters';
import { loadSuggestions, type SearchSuggestions } from './suggestions';

/** The view of the search (§2.1, §3 Search results with facets). */
export type SearchView = {
  /** The search without filters that the content service does not support. */
  query: SearchQuery;
  total: number;
  /** `common`: only words such as "the", which many stories contain. `none`: no letters or digits. */
  terms: 'specific' | 'common' | 'none';
  /** With the matching words marked. */
  results: SearchResult[];
  facets: FacetGroup[];
  pages: number;
  trending: TeaserStory[];
  /** For a search without results. */
  suggestions?: SearchSuggestions;
};

const getFacetNames = (brand: Brand): FacetName[] => facetNames.filter((facet) => !isHiddenPart(brand, { facet }));

/** The facets as radio groups whose first option is "All". A selected value without results stays visible. */
const toFacets = (brand: Brand, query: SearchQuery, facets: WireSearch['facets']): FacetGroup[] => {
  const byParent = Map.groupBy(facets, ({ parent }) => parent);
  const groups = getFacetNames(brand).map((name): FacetGroup => {
    const chosen = query.facets[name];
    const options = (byParent.get(facetParents[name]) ?? []).map(({ name: label, slug, count }) => ({
      value: slug ?? label,
      label,
      count,
      checked: (slug ?? label) === chosen,
    }));
    const missing =
      chosen && !options.some(({ checked }) => checked)
        ? [{ value: chosen, label: chosen, count: 0, checked: true }]
        : [];
    const all = { value: '', label: searchTexts.all, checked: !chosen };
    return {
      name,
      title: facetTexts[name],
      choice: 'one',
      options: options.length + missing.length > 0 ? [all, ...missing, ...options] : [],
    };
  });
  const period: FacetGroup = {
    name: 'period',
    title: searchTexts.date,
    choice: 'one',
    options: Object.entries(periodNames).map(([value, label]) => ({
      value: value === 'any' ? '' : value,
      label,
      checked: query.period === value,
    })),
  };
  return [...groups, period];
};

/** The values of a facet as the content service reports them. */
const splitFacetValue = (facet: string, value: string): string[] =>
  facet === listFacet
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [value];

/** Removes filters that the content service ignored, so that they are not shown as applied. */
const withoutIgnored = (query: SearchQuery, ignored: readonly string[]): SearchQuery => ({
  ...query,
  facets: Object.fromEntries(
    Object.entries(query.facets).filter(
      ([facet, value]) => !splitFacetValue(facet, value).every((name) => ignored.includes(name)),
    ),
  ),
});

const classifyTerms = ({ q }: SearchQuery, { onlyCommonWords }: WireSearch): SearchView['terms'] => {
  if (onlyCommonWords) return 'common';
  return q && !/[\p{L}\p{N}]/u.test(q) ? 'none' : 'specific';
};

type WireHighlight = WireSearch['contents'][number]['highlight'];

const isMarked = (segments: readonly Segment[] | undefined): boolean => segments?.some(({ marked }) => marked) ?? false;

/** A story with the matching words marked. One that matches in its body only shows that excerpt. */
const toResult = (story: TeaserStory, highlight: WireHighlight, searchWords: string): SearchResult => {
  const title = highlight ? markedSegments(highlight.title) : toSegments(story.title, searchWords);
  const summary = highlight?.summary
    ? markedSegments(highlight.summary)
    : story.summary && toSegments(story.summary, searchWords);
  const excerpt = highlight?.body ? markedSegments(`… ${highlight.body} …`) : undefined;
  const text = !isMarked(title) && !(summary && isMarked(summary)) && excerpt && isMarked(excerpt) ? excerpt : summary;
  return { story, title, ...(text && { summary: text }) };
};

/** Searches for any text (§2.1, §7.1 getArticleSearch). A page number past the last shows the last page. */
export const loadSearch = async (site: Site, query: SearchQuery, today: Date): Promise<PageResult<SearchView>> => {
  const { site: domain } = site.brand;
  const createSearchQuery = (page: number) =>
    createQuery('fcs-search', {
      domain,
      query: query.q,
      page,
      pageSize: limits.page.size,
      // Without words all results are equally relevant.
      sort: query.q && query.sort === 'relevance' ? 'relevance' : 'pubdate',
      direction: query.sort === 'oldest' ? 'ascending' : limits.sort.direction,
      startDate: getFirstDay(query, today, site.brand.timeZone),
      stopDate: query.stopDate || undefined,
      section: query.facets.section,
      term: query.facets.market,
      filter: [query.facets[listFacet], query.facets.region].filter(Boolean).join(',') || undefined,
      topic: query.facets.topic,
    });
  const reply = await site.content.query({
    route: 'search',
    parts: { results: createSearchQuery(query.page), trending: createTrendingQuery(domain) },
  });
  if (!reply.results.ok) return reply.results;
  const results = reply.results.value.getArticleSearch;
  const pages = pageCount(results.estimate, limits.page.size);
  if (query.page > pages) return loadSearch(site, { ...query, page: pages }, today);
  const normalized = withoutIgnored(query, results.ignored);
  const terms = classifyTerms(normalized, results);
  const suggestions = results.estimate === 0 ? await loadSuggestions(site, normalized.q, today) : undefined;
  const listed = results.contents.map(({ uri }) => ({ url: uri }));
  return found({
    query: normalized,
    total: results.estimate,
    ...(suggestions && { suggestions }),
    terms,
    results: results.contents.map((wire) => toResult(toTeaser(site.brand, today)(wire), wire.highlight, normalized.q)),
    facets: toFacets(site.brand, normalized, results.facets),
    pages,
    trending: toTrending(site.brand, reply.trending, listed),
  });
};
