import { type RawBuilder, sql } from 'kysely';
import { getStartOfDay } from '../dates/formatDate.ts';
import type { Site } from '../queries/sites.ts';

/** What is looked for, but for the words. */
export type SearchQuery = {
  site: Site;
  /** First and last day, both included, in the site's time zone. */
  startDate: string | null | undefined;
  stopDate: string | null | undefined;
  /** Articles must stand in all of these. */
  categoryIds: readonly number[];
  sort: 'pubdate' | 'relevance';
  direction: 'ascending' | 'descending';
  limit: number;
  offset: number;
  now: Date;
};

/** How many match, the ids of one page, and how many of the matches stand in each category where that was asked for. */
export type Matches = { estimate: number; ids: number[]; counts: ReadonlyMap<number, number> };

const dayMs = 86_400_000;
/** The moment the day after begins; a day of 23 or 25 hours still ends where the next one starts. */
const endOfDay = (day: string, timeZone: string): Date =>
  getStartOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), timeZone);

/** Of the right site, out by now, within the days. */
export const conditionsOf = ({ site, startDate, stopDate, now }: SearchQuery): RawBuilder<unknown>[] => [
  sql`site_id = ${site.id}`,
  sql`pub_date <= ${now}`,
  ...(startDate ? [sql`pub_date >= ${getStartOfDay(startDate, site.timeZone)}`] : []),
  ...(stopDate ? [sql`pub_date < ${endOfDay(stopDate, site.timeZone)}`] : []),
];

/** `asc` or `desc`, for the statement. */
export const orderOf = ({ direction }: SearchQuery): RawBuilder<unknown> =>
  sql.raw(direction === 'ascending' ? 'asc' : 'desc');
