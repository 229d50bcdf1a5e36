import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { CategoryIndex } from '../../queries/categories.ts';
import { countSiteArticles, countStreams } from '../../queries/streams.ts';
import { searchEffort, toSampleStep } from './find.ts';
import type { Matches, SearchQuery } from '../query.ts';
import { toConditions, toDateConditions, toSortOrder } from './conditions.ts';

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

/**
 * Counts the articles of each category. Without any filter their totals suffice; of very many matches, an even sample
 * is counted.
 */
const countCategories = async (
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
export const browse = async (
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
    counts: facets === 'count' ? await countCategories(db, query, estimate, categories) : new Map(),
  };
};
