import type { Db } from '../../db/schema.ts';
import type { CategoryIndex } from '../queries/categories.ts';
import type { Matches, SearchQuery } from './query.ts';
import type { SearchTerms } from './searchTerms.ts';

/** What a search looks for: words, or every article. */
export type Wanted = Extract<SearchTerms, { kind: 'words' }> | { kind: 'all' };

/** One page of results, with the counts by category if `facets` requests them. */
export type SearchRequest = { query: SearchQuery; wanted: Wanted; facets: 'count' | 'leave' };

export type SearchDeps = { db: Db; categories: () => Promise<CategoryIndex> };

/** Finds one page of articles. */
export type Search = (request: SearchRequest, deps: SearchDeps) => Promise<Matches>;
