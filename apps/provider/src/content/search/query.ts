import { getStartOfDay } from '../publications/dates.ts';
import type { Site } from '../queries/sites.ts';
import type { Db } from '../../db/schema.ts';
import type { CategoryIndex } from '../queries/categories.ts';
import type { SearchTerms } from './searchTerms.ts';

/** The parameters of a search except its text. */
export type SearchQuery = {
  site: Site;
  /** First and last day, inclusive, in the site's time zone. */
  startDate: string | null | undefined;
  stopDate: string | null | undefined;
  /** Articles must be in all of these categories. */
  categoryIds: readonly number[];
  sort: 'pubdate' | 'relevance';
  direction: 'ascending' | 'descending';
  limit: number;
  offset: number;
  now: Date;
};

/** The number of matches, the ids of one page, and the counts by category if requested. */
export type Matches = { estimate: number; ids: number[]; counts: ReadonlyMap<number, number> };

export const noMatches: Matches = { estimate: 0, ids: [], counts: new Map() };

const dayMs = 86_400_000;
/** The start of the next day, which is correct for days of 23 and 25 hours. */
const getEndOfDay = (day: string, timeZone: string): Date =>
  getStartOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), timeZone);

/** The publication dates that a search accepts: from `from`, inclusive, to `before`, exclusive. */
export const toDateRange = ({
  site,
  startDate,
  stopDate,
}: SearchQuery): { from: Date | undefined; before: Date | undefined } => ({
  from: startDate ? getStartOfDay(startDate, site.timeZone) : undefined,
  before: stopDate ? getEndOfDay(stopDate, site.timeZone) : undefined,
});

/** What a search looks for: words, or every article. */
export type Wanted = Extract<SearchTerms, { kind: 'words' }> | { kind: 'all' };

/** One page of results, with the counts by category if `facets` requests them. */
export type SearchRequest = { query: SearchQuery; wanted: Wanted; facets: 'count' | 'leave' };

type SearchDeps = { db: Db; categories: () => Promise<CategoryIndex> };

/** Finds one page of articles. */
export type Search = (request: SearchRequest, deps: SearchDeps) => Promise<Matches>;
