import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { startOfDay } from '../dates/pretty.ts';
import type { Site } from '../queries/sites.ts';

export type SearchQuery = {
  site: Site;
  /** From `readSearchText`; empty means every article. */
  text: string;
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

/** Ranking reads each vector, so only the newest matches are ranked; the others follow by date. */
const rankedMatches = 500;

const dayMs = 86_400_000;
/** The moment the day after begins; a day of 23 or 25 hours still ends where the next one starts. */
const endOfDay = (day: string, timeZone: string): Date =>
  startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), timeZone);

const matching = ({ site, text, startDate, stopDate, categoryIds, now }: SearchQuery): RawBuilder<unknown> => {
  const conditions = [sql`site_id = ${site.id}`, sql`pub_date <= ${now}`];
  if (text) conditions.push(sql`vector @@ websearch_to_tsquery('english', ${text})`);
  if (startDate) conditions.push(sql`pub_date >= ${startOfDay(startDate, site.timeZone)}`);
  if (stopDate) conditions.push(sql`pub_date < ${endOfDay(stopDate, site.timeZone)}`);
  // With words the few matches carry their categories along; without them the stream's own index is the short way.
  if (text && categoryIds.length > 0) conditions.push(sql`category_ids @> ${categoryIds}::integer[]`);
  if (!text) {
    for (const categoryId of categoryIds) {
      conditions.push(sql`article_id in (select stream.article_id from article_categories stream where stream.category_id = ${categoryId})`);
    }
  }
  return sql.join(conditions, sql` and `);
};

const pageOf = ({ text, sort, direction, limit, offset }: SearchQuery): RawBuilder<unknown> => {
  const order = sql.raw(direction === 'ascending' ? 'asc' : 'desc');
  if (sort === 'pubdate') {
    return sql`select article_id from matches order by pub_date ${order}, article_id ${order} limit ${limit} offset ${offset}`;
  }
  return sql`
    select matches.article_id from matches
    left join (
      select newest.article_id, ts_rank_cd(article_search.vector, websearch_to_tsquery('english', ${text}), 1) as rank
      from (select article_id from matches order by pub_date desc, article_id desc limit ${rankedMatches}) newest
      join article_search on article_search.article_id = newest.article_id
    ) ranked on ranked.article_id = matches.article_id
    order by coalesce(ranked.rank, 0) ${order}, matches.pub_date ${order}, matches.article_id ${order}
    limit ${limit} offset ${offset}`;
};

/** Without words there is nothing to rank: the page is one walk along the index of dates. */
const browse = (query: SearchQuery): RawBuilder<{ estimate: number; ids: number[] }> => {
  const order = sql.raw(query.direction === 'ascending' ? 'asc' : 'desc');
  const { limit, offset } = query;
  return sql`
    select (select count(*)::integer from article_search where ${matching(query)}) as estimate,
      array(select article_id from article_search where ${matching(query)}
        order by pub_date ${order}, article_id ${order} limit ${limit} offset ${offset}) as ids`;
};

const rank = (query: SearchQuery): RawBuilder<{ estimate: number; ids: number[] }> => sql`
  with matches as materialized (select article_id, pub_date from article_search where ${matching(query)}),
  page as (${pageOf(query)})
  select (select count(*)::integer from matches) as estimate, array(select article_id from page) as ids`;

/** One page of ids and how many match. */
export const findMatches = async (db: Kysely<Database>, query: SearchQuery): Promise<{ estimate: number; ids: number[] }> => {
  const { rows } = await (query.text ? rank(query) : browse(query)).execute(db);
  return rows[0] ?? { estimate: 0, ids: [] };
};

/** How many of the matches stand in each category. Of everything at once, the totals of the last refresh tell it. */
export const countMatches = async (db: Kysely<Database>, query: SearchQuery): Promise<Map<number, number>> => {
  const everything = !query.text && !query.startDate && !query.stopDate && query.categoryIds.length === 0;
  const { rows } = await (everything
    ? sql<{ categoryId: number; count: number }>`
        select totals.category_id, totals.articles as count from category_totals totals
        join categories on categories.id = totals.category_id and categories.site_id = ${query.site.id}`
    : sql<{ categoryId: number; count: number }>`
        select category_id, count(*)::integer as count
        from article_search cross join unnest(category_ids) as category_id
        where ${matching(query)} group by category_id`
  ).execute(db);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
};
