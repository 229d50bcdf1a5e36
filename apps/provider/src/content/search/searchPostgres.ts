import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type Matches, noMatches, type Search, type SearchQuery, toDateRange } from './query.ts';
import type { SearchTerms } from './searchTerms.ts';
import type { CategoryIndex } from '../queries/categories.ts';
import { countSiteArticles, countStreams } from '../queries/streams.ts';

/** SQL conditions: published, date range. */
const toDateConditions = (query: SearchQuery): RawBuilder<unknown>[] => {
  const { from, before } = toDateRange(query);
  return [
    sql`pub_date <= ${query.now}`,
    ...(from ? [sql`pub_date >= ${from}`] : []),
    ...(before ? [sql`pub_date < ${before}`] : []),
  ];
};

/** SQL conditions: site, published, date range. */
const toConditions = (query: SearchQuery): RawBuilder<unknown>[] => [
  sql`site_id = ${query.site.id}`,
  ...toDateConditions(query),
];

const toSortOrder = ({ direction }: SearchQuery): RawBuilder<unknown> =>
  sql.raw(direction === 'ascending' ? 'asc' : 'desc');

type TextQuery = Extract<SearchTerms, { kind: 'words' }>;
type Facets = 'count' | 'leave';

/** Limits of matches above which a search estimates instead of counting. */
export const searchEffort = {
  /** Ranking reads each vector, so only the newest matches are ranked; the others follow by date. */
  ranked: 300,
  /** With more candidates for a phrase, word order is checked in the newest ones and the rest is estimated. */
  checked: 4000,
  /** Above this number of matches, facets are counted in a sample of `sampled` matches and extrapolated. */
  counted: 6000,
  sampled: 3000,
};
type Effort = typeof searchEffort;

/** SQL: every how many ids a match is in the sample for facets. */
const toSampleStep = (matches: RawBuilder<unknown>, { counted, sampled }: Effort): RawBuilder<unknown> =>
  sql`(case when ${matches} <= ${counted} then 1 else ceil(${matches} / ${sampled}::float) end)::integer`;

const candidates = (query: SearchQuery, words: string): RawBuilder<unknown> => sql`
  select article_id, pub_date, category_ids from article_search
  where ${sql.join(toConditions(query), sql` and `)} and vector @@ ${words}::tsquery
    ${query.categoryIds.length > 0 ? sql`and category_ids @> ${query.categoryIds}::integer[]` : sql``}`;

/** `matches`, and `totals` with the number found and the estimate for all candidates. */
const matchAll = (query: SearchQuery, { exact }: TextQuery): RawBuilder<unknown> => sql`
  matches as materialized (${candidates(query, exact)}),
  totals as materialized (select count(*)::integer as found, count(*)::integer as estimate, true as complete from matches)`;

// `offset 0` prevents the planner from using the index for the phrase on every candidate.
const matchNewest = (query: SearchQuery, exact: string, loose: string, { checked }: Effort): RawBuilder<unknown> => sql`
  candidates as materialized (${candidates(query, loose)}),
  matches as materialized (
    select near.article_id, near.pub_date, near.category_ids
    from (select * from candidates order by pub_date ${toSortOrder(query)}, article_id ${toSortOrder(query)} limit ${checked}) near
    cross join lateral (select vector from article_search where article_search.article_id = near.article_id offset 0) text
    where text.vector @@ ${exact}::tsquery
  ),
  totals as materialized (
    select matched.n as found, candidate.n <= ${checked} as complete,
      round(matched.n * greatest(1, candidate.n / ${checked}::float))::integer as estimate
    from (select count(*)::integer as n from matches) matched, (select count(*)::integer as n from candidates) candidate
  )`;

const getPage = (query: SearchQuery, { exact }: TextQuery, { ranked }: Effort): RawBuilder<unknown> => {
  const { sort, limit, offset } = query;
  const order = toSortOrder(query);
  if (sort === 'pubdate') {
    return sql`select article_id from matches order by pub_date ${order}, article_id ${order} limit ${limit} offset ${offset}`;
  }
  const weighed = sql`
    select latest.article_id, latest.pub_date, ts_rank_cd(article_search.vector, ${exact}::tsquery, 1) as rank
    from (select article_id, pub_date from matches order by pub_date desc, article_id desc limit ${ranked}) latest
    join article_search on article_search.article_id = latest.article_id`;
  // Unranked matches are older and come after all ranked ones, so the first pages do not need them.
  if (query.direction === 'descending' && offset + limit <= ranked) {
    return sql`select article_id from (${weighed}) weighed order by rank desc, pub_date desc, article_id desc limit ${limit} offset ${offset}`;
  }
  return sql`
    select matches.article_id from matches left join (${weighed}) weighed on weighed.article_id = matches.article_id
    order by coalesce(weighed.rank, 0) ${order}, matches.pub_date ${order}, matches.article_id ${order}
    limit ${limit} offset ${offset}`;
};

/** An even sample of the matches. `unnest` in the select list is twice as fast as in a join. */
const countCategories = (effort: Effort): RawBuilder<unknown> => sql`
  step as (select ${toSampleStep(sql`found`, effort)} as size from totals),
  sampled as materialized (select category_ids from matches where article_id % (select size from step) = 0),
  counted as materialized (
    select category_id, count(*)::integer as n from (select unnest(category_ids) as category_id from sampled) single group by category_id
  )`;

type Row = {
  estimate: number;
  complete: boolean;
  ids: number[];
  sampled: number;
  categories: number[];
  numbers: number[];
};

type PageRequest = { query: SearchQuery; words: TextQuery; facets: Facets; effort: Effort };

const statement = ({ query, words, facets, effort }: PageRequest, matches: RawBuilder<unknown>): RawBuilder<Row> => sql`
  with ${matches}, page as (${getPage(query, words, effort)})${facets === 'count' ? sql`, ${countCategories(effort)}` : sql``}
  select totals.estimate, totals.complete, array(select article_id from page) as ids,
    ${
      facets === 'count'
        ? sql`(select count(*)::integer from sampled) as sampled,
            array(select category_id from counted order by category_id) as categories,
            array(select n from counted order by category_id) as numbers`
        : sql`0 as sampled, '{}'::integer[] as categories, '{}'::integer[] as numbers`
    }
  from totals`;

/** Runs without sequential scans, which the planner prefers for common words at five times the cost. */
const runByIndex = (db: Db, query: RawBuilder<Row>): Promise<Row | undefined> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return (await query.execute(transaction)).rows[0];
  });

const toMatches = ({ estimate, ids, sampled, categories, numbers }: Row): Matches => ({
  estimate,
  ids,
  counts: new Map(
    categories.map((id, index) => [id, Math.round(((numbers[index] ?? 0) * estimate) / Math.max(1, sampled))]),
  ),
});

/** Finds one page of articles with the search text. Counts are exact, or estimates for very many matches. */
export const findMatches = async (
  db: Db,
  query: SearchQuery,
  words: TextQuery,
  facets: Facets,
  effort: Effort = searchEffort,
): Promise<Matches> => {
  const request = { query, words, facets, effort };
  // In ascending relevance the oldest unranked matches come first, which no window contains.
  if (words.loose && !(query.sort === 'relevance' && query.direction === 'ascending')) {
    const near = await runByIndex(db, statement(request, matchNewest(query, words.exact, words.loose, effort)));
    // An incomplete page may continue beyond the checked candidates.
    if (near && (near.complete || near.ids.length === query.limit)) return toMatches(near);
  }
  const all = await runByIndex(db, statement(request, matchAll(query, words)));
  return all ? toMatches(all) : noMatches;
};

/** The matching rows, by the index that reads them in the order of their dates: a stream's, or that of all articles. */
const getMatches = (query: SearchQuery): RawBuilder<unknown> => {
  const [first, ...others] = query.categoryIds;
  if (first === undefined) return sql`article_search matched where ${sql.join(toConditions(query), sql` and `)}`;
  const conditions = [
    sql`category_id = ${first}`,
    ...toDateConditions(query),
    ...others.map(
      (categoryId) => sql`exists (
        select from article_categories other where other.article_id = matched.article_id and other.category_id = ${categoryId})`,
    ),
  ];
  return sql`article_categories matched where ${sql.join(conditions, sql` and `)}`;
};

const countMatches = async (db: Db, query: SearchQuery): Promise<number> => {
  const [first, ...others] = query.categoryIds;
  if (others.length === 0 && !query.startDate && !query.stopDate)
    return first === undefined
      ? countSiteArticles(db, query.site, query.now)
      : ((await countStreams(db, [first], query.now)).get(first) ?? 0);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${getMatches(query)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Counts the articles of each category: by totals without a filter, by an even sample of very many matches. */
const countBrowsedCategories = async (
  db: Db,
  query: SearchQuery,
  estimate: number,
  categories: () => Promise<CategoryIndex>,
): Promise<Matches['counts']> => {
  if (!query.startDate && !query.stopDate && query.categoryIds.length === 0) {
    const ids = (await categories()).all.map(({ id }) => id);
    return countStreams(db, ids, query.now);
  }
  const { rows } = await sql<{ categoryId: number; count: number; sampled: number }>`
    with sampled as materialized (select matched.article_id from ${getMatches(query)} and matched.article_id % ${toSampleStep(sql`${estimate}::integer`, searchEffort)} = 0)
    select category_id, count(*)::integer as count, (select count(*)::integer from sampled) as sampled
    from (
      select unnest(texts.category_ids) as category_id
      from sampled join article_search texts on texts.article_id = sampled.article_id
    ) single
    group by category_id`.execute(db);
  return new Map(rows.map(({ categoryId, count, sampled }) => [categoryId, Math.round((count * estimate) / sampled)]));
};

/** A search without text needs no ranking: the page is a scan of the date index. */
const browse = async (
  db: Db,
  query: SearchQuery,
  facets: 'count' | 'leave',
  categories: () => Promise<CategoryIndex>,
): Promise<Matches> => {
  const order = toSortOrder(query);
  const estimate = await countMatches(db, query);
  const { rows } = await sql<{ articleId: number }>`
    select article_id from ${getMatches(query)}
    order by pub_date ${order}, article_id ${order} limit ${query.limit} offset ${query.offset}`.execute(db);
  return {
    estimate,
    ids: rows.map(({ articleId }) => articleId),
    counts: facets === 'count' ? await countBrowsedCategories(db, query, estimate, categories) : new Map(),
  };
};

/** Searches by PostgreSQL's full-text index. */
export const searchPostgres: Search = ({ query, wanted, facets }, { db, categories }) =>
  wanted.kind === 'words' ? findMatches(db, query, wanted, facets) : browse(db, query, facets, categories);
