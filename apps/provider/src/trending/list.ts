import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { SummaryRow } from '../graphql/rows.ts';
import type { Site } from '../queries/sites.ts';
import { summariesOf } from '../queries/summaries.ts';
import { hoursBefore, readyWindows } from './views.ts';

export type TrendingQuery = { site: Site; hours: number; categoryId: number | undefined; limit: number; now: Date };

/** Reads within the window by article: from the ready list, or counted now for a window that is not kept ready. */
const readsWithin = ({ site, hours, now }: TrendingQuery): RawBuilder<unknown> =>
  readyWindows.some((ready) => ready === hours)
    ? sql`select article_id, views from trending_articles where site_id = ${site.id} and window_hours = ${hours}`
    : sql`select article_views.article_id, sum(article_views.views)::integer as views from article_views
        where hour > ${hoursBefore(now, hours)} group by article_views.article_id`;

/**
 * The most read articles of a site, or of one of its streams. Where fewer were read than are wanted, the newest
 * fill the list, so that a quiet day shows no gap.
 */
export const listTrending = async (db: Kysely<Database>, query: TrendingQuery): Promise<SummaryRow[]> => {
  const { site, categoryId, limit, now } = query;
  const within =
    categoryId === undefined ? sql`` : sql`join article_categories stream on stream.article_id = reads.article_id and stream.category_id = ${categoryId}`;
  const { rows } = await sql<{ articleId: number }>`
    select reads.article_id from (${readsWithin(query)}) reads
    join articles on articles.id = reads.article_id and articles.site_id = ${site.id} and articles.pub_date <= ${now}
    ${within}
    order by reads.views desc, reads.article_id desc
    limit ${limit}`.execute(db);
  const ids = rows.map(({ articleId }) => articleId);
  if (ids.length < limit) ids.push(...(await newestBeside(db, query, ids)));
  return summariesOf(db, site, ids, now);
};

const newestBeside = async (db: Kysely<Database>, { site, categoryId, limit, now }: TrendingQuery, have: readonly number[]): Promise<number[]> => {
  const rows =
    categoryId === undefined
      ? await db
          .selectFrom('articles')
          .select('id as articleId')
          .where('siteId', '=', site.id)
          .where('pubDate', '<=', now)
          .orderBy('pubDate', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + have.length)
          .execute()
      : await db
          .selectFrom('articleCategories')
          .select('articleId')
          .where('categoryId', '=', categoryId)
          .where('pubDate', '<=', now)
          .orderBy('pubDate', 'desc')
          .orderBy('articleId', 'desc')
          .limit(limit + have.length)
          .execute();
  return rows
    .map(({ articleId }) => articleId)
    .filter((id) => !have.includes(id))
    .slice(0, limit - have.length);
};
