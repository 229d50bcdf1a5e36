import { type RawBuilder, sql } from 'kysely';
import { type SearchQuery, toDateRange } from '../query.ts';

/** SQL conditions: published, date range. */
export const toDateConditions = (query: SearchQuery): RawBuilder<unknown>[] => {
  const { from, before } = toDateRange(query);
  return [
    sql`pub_date <= ${query.now}`,
    ...(from ? [sql`pub_date >= ${from}`] : []),
    ...(before ? [sql`pub_date < ${before}`] : []),
  ];
};

/** SQL conditions: site, published, date range. */
export const toConditions = (query: SearchQuery): RawBuilder<unknown>[] => [
  sql`site_id = ${query.site.id}`,
  ...toDateConditions(query),
];

export const toSortOrder = ({ direction }: SearchQuery): RawBuilder<unknown> =>
  sql.raw(direction === 'ascending' ? 'asc' : 'desc');
