import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { conditionsOf, type Matches, orderOf, type SearchQuery } from './query.ts';
import type { Words } from './words.ts';

type Sought = Extract<Words, { kind: 'words' }>;
type Facets = 'count' | 'leave';

/** From how many matches on a search is reckoned rather than counted. */
export const searchEffort = {
  /** Ranking reads each vector, so only the newest matches are ranked; the others follow by date. */
  ranked: 500,
  /** Where more candidates than this have the words of a phrase, their order is checked in the newest and the rest is estimated. */
  checked: 4000,
  /** Where more than this match, facets are counted in every second, third … article and multiplied. */
  counted: 6000,
};
type Effort = typeof searchEffort;

const candidates = (query: SearchQuery, words: string): RawBuilder<unknown> => sql`
  select article_id, pub_date from article_search
  where ${sql.join(conditionsOf(query), sql` and `)} and vector @@ ${words}::tsquery
    ${query.categoryIds.length > 0 ? sql`and category_ids @> ${query.categoryIds}::integer[]` : sql``}`;

/** `matches`, and `totals` with how many there are and how many there would be, had all been checked. */
const every = (query: SearchQuery, { exact }: Sought): RawBuilder<unknown> => sql`
  matches as materialized (${candidates(query, exact)}),
  totals as materialized (select count(*)::integer as found, count(*)::integer as estimate, true as complete from matches)`;

// `offset 0` keeps the planner from asking the index for the phrase after all, and so for every candidate.
const newest = (query: SearchQuery, exact: string, loose: string, { checked }: Effort): RawBuilder<unknown> => sql`
  candidates as materialized (${candidates(query, loose)}),
  matches as materialized (
    select near.article_id, near.pub_date
    from (select * from candidates order by pub_date ${orderOf(query)}, article_id ${orderOf(query)} limit ${checked}) near
    cross join lateral (select vector from article_search where article_search.article_id = near.article_id offset 0) text
    where text.vector @@ ${exact}::tsquery
  ),
  totals as materialized (
    select matched.n as found, candidate.n <= ${checked} as complete,
      round(matched.n * greatest(1, candidate.n / ${checked}::float))::integer as estimate
    from (select count(*)::integer as n from matches) matched, (select count(*)::integer as n from candidates) candidate
  )`;

const pageOf = (query: SearchQuery, { exact }: Sought, { ranked }: Effort): RawBuilder<unknown> => {
  const { sort, limit, offset } = query;
  const order = orderOf(query);
  if (sort === 'pubdate') {
    return sql`select article_id from matches order by pub_date ${order}, article_id ${order} limit ${limit} offset ${offset}`;
  }
  const weighed = sql`
    select latest.article_id, latest.pub_date, ts_rank_cd(article_search.vector, ${exact}::tsquery, 1) as rank
    from (select article_id, pub_date from matches order by pub_date desc, article_id desc limit ${ranked}) latest
    join article_search on article_search.article_id = latest.article_id`;
  // What is not ranked is older and comes after all that is: the first pages need not look at it.
  if (query.direction === 'descending' && offset + limit <= ranked) {
    return sql`select article_id from (${weighed}) weighed order by rank desc, pub_date desc, article_id desc limit ${limit} offset ${offset}`;
  }
  return sql`
    select matches.article_id from matches left join (${weighed}) weighed on weighed.article_id = matches.article_id
    order by coalesce(weighed.rank, 0) ${order}, matches.pub_date ${order}, matches.article_id ${order}
    limit ${limit} offset ${offset}`;
};

/** An even sample of the matches, by their ids; all of them where they are not too many. */
const countedIn = (most: number): RawBuilder<unknown> => sql`
  step as (select greatest(1, ceil(found / ${most}::float))::integer as size from totals),
  sampled as materialized (select matches.article_id from matches, step where matches.article_id % step.size = 0),
  counted as materialized (
    select category_id, count(*)::integer as n from article_search cross join unnest(category_ids) as category_id
    where article_id = any(array(select article_id from sampled)) group by category_id
  )`;

type Row = {
  estimate: number;
  complete: boolean;
  ids: number[];
  sampled: number;
  categories: number[];
  numbers: number[];
};

type Asked = { query: SearchQuery; words: Sought; facets: Facets; effort: Effort };

const statement = ({ query, words, facets, effort }: Asked, matches: RawBuilder<unknown>): RawBuilder<Row> => sql`
  with ${matches}, page as (${pageOf(query, words, effort)})${facets === 'count' ? sql`, ${countedIn(effort.counted)}` : sql``}
  select totals.estimate, totals.complete, array(select article_id from page) as ids,
    ${
      facets === 'count'
        ? sql`(select count(*)::integer from sampled) as sampled,
            array(select category_id from counted order by category_id) as categories,
            array(select n from counted order by category_id) as numbers`
        : sql`0 as sampled, '{}'::integer[] as categories, '{}'::integer[] as numbers`
    }
  from totals`;

/**
 * Runs it without the planner's preference for reading the whole table where a word is in most articles: it does not
 * know that each vector then has to be fetched from elsewhere, five times the cost of asking the index.
 */
const byIndex = (db: Kysely<Database>, wanted: RawBuilder<Row>): Promise<Row | undefined> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return (await wanted.execute(transaction)).rows[0];
  });

const toMatches = ({ estimate, ids, sampled, categories, numbers }: Row): Matches => ({
  estimate,
  ids,
  counts: new Map(
    categories.map((id, place) => [id, Math.round(((numbers[place] ?? 0) * estimate) / Math.max(1, sampled))]),
  ),
});

/** One page of what has the words. Numbers are exact but where very many match; then they are near. */
export const findMatches = async (
  db: Kysely<Database>,
  query: SearchQuery,
  words: Sought,
  facets: Facets,
  effort: Effort = searchEffort,
): Promise<Matches> => {
  const asked = { query, words, facets, effort };
  // By rising relevance the oldest come first among those that are not ranked: no window holds them.
  if (words.loose && !(query.sort === 'relevance' && query.direction === 'ascending')) {
    const near = await byIndex(db, statement(asked, newest(query, words.exact, words.loose, effort)));
    // A page that is not full may go on beyond what was checked.
    if (near && (near.complete || near.ids.length === query.limit)) return toMatches(near);
  }
  const all = await byIndex(db, statement(asked, every(query, words)));
  return all ? toMatches(all) : { estimate: 0, ids: [], counts: new Map() };
};
