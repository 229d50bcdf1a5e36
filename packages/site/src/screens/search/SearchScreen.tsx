import {
  AppliedFilters,
  Columns,
  EmptyResults,
  FacetList,
  Grid,
  GridItem,
  Pagination,
  ResultsBar,
  SearchBox,
  SearchResultList,
  Section,
  SectionHead,
  SkipLink,
  Stack,
  TrendingList,
  VisuallyHidden,
  type AppliedFilter,
  type DaySpan,
  type HiddenField,
} from '@masthead/design-system';
import { emptyTexts, searchTexts } from '@masthead/texts/search';
import { RailAd } from '../../shell/ads/placements';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { href } from '../../routing/href';
import { type SearchView, loadSearch } from './loadSearch';
import { formatCalendarDate } from '../../content/schedule';
import {
  facetNames,
  periodNames,
  searchHref,
  sorts,
  withoutFilters,
  type SearchQuery,
  parseSearch,
} from './parameters';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const action = href('search', {});

const dayLabels = { startDate: searchTexts.from, stopDate: searchTexts.until } as const;

const getAppliedFilters = ({ query, facets }: SearchView): AppliedFilter[] => [
  ...facetNames.flatMap((name): AppliedFilter[] => {
    const value = query.facets[name];
    if (!value) return [];
    const label =
      facets.find((group) => group.name === name)?.options.find((option) => option.value === value)?.label ?? value;
    return [{ label, url: searchHref(query, { facets: { ...query.facets, [name]: undefined } }) }];
  }),
  ...(query.period === 'any' ? [] : [{ label: periodNames[query.period], url: searchHref(query, { period: 'any' }) }]),
  ...(['startDate', 'stopDate'] as const).flatMap((day): AppliedFilter[] =>
    query[day]
      ? [{ label: `${dayLabels[day]} ${formatCalendarDate(query[day]).text}`, url: searchHref(query, { [day]: '' }) }]
      : [],
  ),
];

const toDaySpan = ({ startDate, stopDate }: SearchQuery): DaySpan => ({
  title: searchTexts.between,
  from: { name: 'startDate', value: startDate },
  to: { name: 'stopDate', value: stopDate },
});

const toHiddenFields = (entries: readonly (readonly [string, string | undefined])[]): HiddenField[] =>
  entries.flatMap(([name, value]) => (value ? [{ name, value }] : []));

const getFacetHiddenFields = ({ q, sort }: SearchQuery) =>
  toHiddenFields([
    ['q', q],
    ['sort', sort === 'relevance' ? undefined : sort],
  ]);
const getSortHiddenFields = ({ q, facets, period, startDate, stopDate }: SearchQuery) =>
  toHiddenFields([
    ['q', q],
    ...facetNames.map((name) => [name, facets[name]] as const),
    ['period', period === 'any' ? undefined : period],
    ['startDate', startDate],
    ['stopDate', stopDate],
  ]);

/** Adds quotation marks unless the text has a pair of them. */
const quote = (words: string): string => (/"[^"]+"/.test(words) ? words : searchTexts.quote(words));

/** The label after the number of results, with advice if the search consists of common words. */
const getResultsNoun = ({ total, terms, query: { q } }: SearchView): string => {
  const results = `${searchTexts.results(total)}${q && searchTexts.forWords(quote(q))}`;
  return terms === 'common' && total > 0 ? `${results}. ${searchTexts.moreSpecific}` : results;
};

/** Searches for each word alone, for a search of a few words. */
const getWordLinks = (query: SearchQuery) => {
  const words = [...new Set(query.q.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => word.length > 2);
  return words.length > 1 && words.length <= 4
    ? words.map((word) => ({
        title: searchTexts.searchFor(quote(word)),
        url: searchHref({ ...query, q: word }, withoutFilters),
      }))
    : [];
};

/** The search with corrected words, without its filters; if none is corrected, searches for each word. */
const getOtherSearches = (query: SearchQuery, spelling: string | undefined) =>
  spelling === undefined
    ? getWordLinks(query)
    : [
        {
          title: searchTexts.didYouMean(quote(spelling)),
          url: searchHref({ ...query, q: spelling }, withoutFilters),
        },
      ];

/** Advice for what the reader entered: no filter can be removed where there is none. */
const getAdvice = ({ q }: SearchQuery, isNarrowed: boolean): readonly string[] => [
  ...(q === '' ? [] : [emptyTexts.spelling]),
  ...(/\S\s+\S/.test(q) ? [emptyTexts.fewerWords] : []),
  ...(isNarrowed ? [emptyTexts.fewerFilters] : []),
];

const NoResults = ({ view: { query, terms, suggestions } }: { view: SearchView }) => {
  const isNarrowed =
    Object.keys(query.facets).length > 0 || query.period !== 'any' || query.startDate !== '' || query.stopDate !== '';
  const links = isNarrowed ? [{ title: searchTexts.clearFilters, url: searchHref(query, withoutFilters) }] : [];
  const related = { title: searchTexts.topicsAndMarkets, links: suggestions?.pages ?? [] };
  if (terms === 'none')
    return (
      <EmptyResults
        related={related}
        title={searchTexts.noWords(quote(query.q))}
        advice={[searchTexts.searchAdvice]}
        links={links}
      />
    );
  return (
    <EmptyResults
      title={query.q ? searchTexts.noResultsFor(quote(query.q)) : searchTexts.noResults}
      advice={getAdvice(query, isNarrowed)}
      links={[...getOtherSearches(query, suggestions?.spelling), ...links]}
      related={related}
    />
  );
};

const Results = ({ view }: { view: SearchView }) => {
  const { query } = view;
  if (view.total === 0)
    return (
      <div id="results" tabIndex={-1} data-results>
        <NoResults view={view} />
        {view.suggestions && view.suggestions.newest.length > 0 && (
          <>
            <SectionHead title={searchTexts.newest} weight="light" />
            <SearchResultList headingLevel={3} results={view.suggestions.newest} />
          </>
        )}
      </div>
    );
  return (
    <div id="results" tabIndex={-1} data-results>
      <SearchResultList headingLevel={2} results={view.results} />
      <Pagination page={query.page} total={view.pages} hrefFor={(page) => searchHref(query, { page })} />
    </div>
  );
};

/** The search (§2.1) with its terms, facets, dates and sort order in the address. It works without scripts. */
export const SearchScreen = ({ view, page }: { view: SearchView; page: PageContext }) => {
  const { query } = view;
  const clearUrl = searchHref(query, withoutFilters);
  return (
    <SiteFrame page={page} details={{ requires: ['[data-results]'] }}>
      <Section space="tight">
        <VisuallyHidden as="h1">{query.q ? searchTexts.resultsFor(quote(query.q)) : searchTexts.search}</VisuallyHidden>
        <Stack space={6}>
          <SearchBox key={query.q} action={action} defaultValue={query.q} size="large" />
          <Columns
            sidebarLabel={searchTexts.moreToRead}
            sidebar={
              <>
                <RailAd page={page} name="vert1" />
                <TrendingList stories={view.trending} />
              </>
            }
          >
            <Grid>
              <GridItem span={{ l: 4 }}>
                <SkipLink target="results" text={searchTexts.skipToResults} />
                <FacetList
                  groups={view.facets}
                  days={toDaySpan(query)}
                  action={action}
                  hiddenFields={getFacetHiddenFields(query)}
                  clearUrl={clearUrl}
                />
              </GridItem>
              <GridItem span={{ l: 8 }}>
                <Stack space={4}>
                  <ResultsBar
                    count={view.total}
                    noun={getResultsNoun(view)}
                    // Without results there is nothing to sort.
                    {...(view.total > 0 && {
                      action,
                      hiddenFields: getSortHiddenFields(query),
                      sort: {
                        name: 'sort',
                        value: query.sort,
                        options: Object.entries(sorts).map(([value, label]) => ({ value, label })),
                      },
                    })}
                  />
                  <AppliedFilters filters={getAppliedFilters(view)} clearUrl={clearUrl} />
                  <Results view={view} />
                </Stack>
              </GridItem>
            </Grid>
          </Columns>
        </Stack>
      </Section>
    </SiteFrame>
  );
};

/** The search (§2.1). Rendered per request, because its terms are in the query. */
export const searchPage = definePage({
  load: (page, _params, query) => loadSearch(page, parseSearch(query), new Date()),
  Screen: SearchScreen,
  // Result pages are not indexed: their canonical address is the empty search.
  metadata: ({ query }, { brand }) =>
    pageMetadata(brand, {
      title: query.q ? searchTexts.pageTitle(query.q) : searchTexts.search,
      description: searchTexts.description(brand.name),
      path: href('search', {}),
      ...(searchHref(query, { page: query.page }) !== href('search', {}) && { robots: 'noindex' }),
    }),
});
