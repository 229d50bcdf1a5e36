import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CategoryIndex } from '../queries/categories.ts';
import { countStreams } from '../queries/streams.ts';
import { toConditions, type Matches, toSortOrder, type SearchQuery } from './query.ts';

/** Without search text the stream's index is the fastest path to its articles. */
const matching = (query: SearchQuery): RawBuilder<unknown> =>
  sql.join(
    [
      ...toConditions(query),
      ...query.categoryIds.map(
        (categoryId) =>
          sql`article_id in (select stream.article_id from article_categories stream where stream.category_id = ${categoryId})`,
      ),
    ],
    sql` and `,
  );

/** Counts the articles of each category. Without any filter their totals suffice. */
const countAll = async (
  db: Kysely<Database>,
  query: SearchQuery,
  categories: () => Promise<CategoryIndex>,
): Promise<Matches['counts']> => {
  if (!query.startDate && !query.stopDate && query.categoryIds.length === 0)
    return countStreams(
      db,
      (await categories()).all.map(({ id }) => id),
      query.now,
    );
  const { rows } = await sql<{ categoryId: number; count: number }>`
    select category_id, count(*)::integer as count
    from article_search cross join unnest(category_ids) as category_id
    where ${matching(query)} group by category_id`.execute(db);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
};

/** A search without text needs no ranking: the page is a scan of the date index. */
export const browse = async (
  db: Kysely<Database>,
  query: SearchQuery,
  facets: 'count' | 'leave',
  categories: () => Promise<CategoryIndex>,
): Promise<Matches> => {
  const order = toSortOrder(query);
  const { rows } = await sql<{ estimate: number; ids: number[] }>`
    select (select count(*)::integer from article_search where ${matching(query)}) as estimate,
      array(select article_id from article_search where ${matching(query)}
        order by pub_date ${order}, article_id ${order} limit ${query.limit} offset ${query.offset}) as ids`.execute(
    db,
  );
  return {
    ...(rows[0] ?? { estimate: 0, ids: [] }),
    counts: facets === 'count' ? await countAll(db, query, categories) : new Map(),
  };
};
