import { findCategory } from '../../queries/categories.ts';
import type { Site } from '../../queries/sites.ts';
import { summariesOf } from '../../queries/summaries.ts';
import { type FacetParent, findFacet, readFilter, toFacets } from '../../search/facets.ts';
import { countMatches, findMatches } from '../../search/find.ts';
import { isWildcard, readSearchText } from '../../search/text.ts';
import type { Context } from '../context.ts';
import { readPage } from '../input.ts';
import type { QueryGetArticleSearchArgs, Resolvers } from '../resolvers.generated.ts';
import type { SearchRow } from '../rows.ts';

type Narrowing = Pick<QueryGetArticleSearchArgs, 'topic' | 'section' | 'term' | 'filter'>;

/** The categories that all results must stand in; undefined when one of them does not exist, so that nothing can match. */
const narrowingCategories = async (context: Context, site: Site, { topic, section, term, filter }: Narrowing): Promise<number[] | undefined> => {
  const index = await context.categories(site.id);
  const facets: { parent: FacetParent | undefined; text: string }[] = [];
  if (topic && !isWildcard(topic)) facets.push({ parent: 'Topic', text: topic });
  if (section && !isWildcard(section)) facets.push({ parent: 'Section', text: section });
  if (filter && !isWildcard(filter)) facets.push(...readFilter(filter));
  const found = facets.map(({ parent, text }) => findFacet(index, parent, text));
  if (term && !isWildcard(term)) found.push(findCategory(index, term));
  return found.some((category) => category === undefined) ? undefined : found.flatMap((category) => category?.id ?? []);
};

type SearchArguments = Omit<QueryGetArticleSearchArgs, 'query'> & { query?: string | null | undefined };

const search = async (context: Context, args: SearchArguments): Promise<SearchRow> => {
  const { page, pageSize, limit, offset } = readPage(args);
  const text = readSearchText(args.query ?? '');
  const nothing: SearchRow = { query: text, page, pageSize, estimate: 0, contents: [], countFacets: async () => [] };
  const site = await context.site(args.domain);
  const categoryIds = site && (await narrowingCategories(context, site, args));
  if (!categoryIds) return nothing;
  const query = {
    site,
    text,
    startDate: args.startDate,
    stopDate: args.stopDate,
    categoryIds,
    sort: args.sort ?? ('pubdate' as const),
    direction: args.direction ?? ('descending' as const),
    limit,
    offset,
    now: context.now,
  };
  const { estimate, ids } = await findMatches(context.db, query);
  const contents = await summariesOf(context.db, site, ids, context.now);
  return {
    ...nothing,
    estimate,
    contents: contents.map((row) => ({ ...row, searchText: text })),
    countFacets: async () => toFacets(await context.categories(site.id), await countMatches(context.db, query)),
  };
};

/** Search and faceted search (SPEC §5 input handling, §7.1). */
export const searching: Resolvers = {
  Query: {
    getArticleSearch: (_, args, context) => search(context, args),
    getArticleSearchFaceted: (_, args, context) => search(context, args),
  },
  SearchResults: { facets: (row) => row.countFacets() },
};
