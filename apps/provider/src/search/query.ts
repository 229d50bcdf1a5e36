import { type RawBuilder, sql } from 'kysely';
import { getStartOfDay } from '../dates/formatDate.ts';
import type { Site } from '../queries/sites.ts';

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

const dayMs = 86_400_000;
/** The start of the next day, which is correct for days of 23 and 25 hours. */
const endOfDay = (day: string, timeZone: string): Date =>
  getStartOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), timeZone);

/** SQL conditions: published, date range. */
export const toDateConditions = ({ site, startDate, stopDate, now }: SearchQuery): RawBuilder<unknown>[] => [
  sql`pub_date <= ${now}`,
  ...(startDate ? [sql`pub_date >= ${getStartOfDay(startDate, site.timeZone)}`] : []),
  ...(stopDate ? [sql`pub_date < ${endOfDay(stopDate, site.timeZone)}`] : []),
];

/** SQL conditions: site, published, date range. */
export const toConditions = (query: SearchQuery): RawBuilder<unknown>[] => [
  sql`site_id = ${query.site.id}`,
  ...toDateConditions(query),
];

/** The SQL sort order. */
export const toSortOrder = ({ direction }: SearchQuery): RawBuilder<unknown> =>
  sql.raw(direction === 'ascending' ? 'asc' : 'desc');
