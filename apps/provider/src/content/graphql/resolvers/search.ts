import type { GraphQLResolveInfo } from 'graphql';
import { findCategory } from '../../queries/categories.ts';
import type { Site } from '../../queries/sites.ts';
import { findSummaries } from '../../queries/summaries.ts';
import type { FacetParent, SearchRow } from '../../queries/rows.ts';
import { findFacet, isWildcard, readFilter, readSearchText, toFacets } from '../../search/facets.ts';
import { type Matches, noMatches, type SearchQuery } from '../../search/query.ts';
import { parseSearchTerms, type SearchTerms } from '../../search/searchTerms.ts';
import { type Context, selectsField } from '../context.ts';
import { parsePage } from '../input.ts';
import type { QueryGetArticleSearchArgs, Resolvers } from '../resolvers.generated.ts';

type FilterArguments = Pick<QueryGetArticleSearchArgs, 'topic' | 'section' | 'term' | 'filter'>;

/** Returns the categories that all results must have, and the filter values that match no category. */
const resolveFilters = async (
  context: Context,
  site: Site,
  { topic, section, term, filter }: FilterArguments,
): Promise<{ categoryIds: number[]; ignored: string[] }> => {
  const index = await context.categories(site.id);
  const facets: { parent: FacetParent | undefined; text: string; written: string }[] = [];
  if (topic && !isWildcard(topic)) facets.push({ parent: 'Topic', text: topic, written: topic });
  if (section && !isWildcard(section)) facets.push({ parent: 'Section', text: section, written: section });
  if (filter && !isWildcard(filter)) facets.push(...readFilter(filter));
  const resolved = facets.map(({ parent, text, written }) => ({ written, category: findFacet(index, parent, text) }));
  if (term && !isWildcard(term)) resolved.push({ written: term, category: findCategory(index, term) });
  return {
    categoryIds: [...new Set(resolved.flatMap(({ category }) => category?.id ?? []))],
    ignored: resolved.filter(({ category }) => !category).map(({ written }) => written),
  };
};

/** Finds the matches. A text without a word matches nothing. */
const findSearchMatches = (
  context: Context,
  query: SearchQuery,
  words: SearchTerms | undefined,
  facets: 'count' | 'leave',
): Promise<Matches> => {
  if (words?.kind === 'none') return Promise.resolve(noMatches);
  const { db, categories, search: find } = context;
  return find({ query, wanted: words ?? { kind: 'all' }, facets }, { db, categories: () => categories(query.site.id) });
};

type SearchArguments = Omit<QueryGetArticleSearchArgs, 'query'> & { query?: string | null | undefined };

const runSearch = async (context: Context, args: SearchArguments, info: GraphQLResolveInfo): Promise<SearchRow> => {
  const { page, pageSize, limit, offset } = parsePage(args);
  const text = readSearchText(args.query ?? '');
  const empty: SearchRow = {
    query: text,
    page,
    pageSize,
    estimate: 0,
    contents: [],
    facets: [],
    onlyCommonWords: false,
    ignored: [],
  };
  const site = await context.site(args.domain);
  if (!site) return empty;
  const { categoryIds, ignored } = await resolveFilters(context, site, args);
  const words = text ? await parseSearchTerms(context.db, text, site.language) : undefined;
  const query: SearchQuery = {
    site,
    startDate: args.startDate,
    stopDate: args.stopDate,
    categoryIds,
    sort: args.sort ?? 'pubdate',
    direction: args.direction ?? 'descending',
    limit,
    offset,
    now: context.now,
  };
  const { estimate, ids, counts } = await findSearchMatches(
    context,
    query,
    words,
    selectsField(info, 'facets') ? 'count' : 'leave',
  );
  const contents = await findSummaries(context.db, site, ids, context.now);
  return {
    ...empty,
    estimate,
    contents: contents.map((row) => ({ ...row, searchWords: words?.kind === 'words' ? words.exact : '' })),
    facets: toFacets(await context.categories(site.id), counts),
    onlyCommonWords: words?.kind === 'words' && words.isCommon,
    ignored,
  };
};

/** Resolvers of search and faceted search (§5 input handling, §7.1). */
export const search: Resolvers = {
  Query: {
    getArticleSearch: (_, args, context, info) => runSearch(context, args, info),
    getArticleSearchFaceted: (_, args, context, info) => runSearch(context, args, info),
  },
};
