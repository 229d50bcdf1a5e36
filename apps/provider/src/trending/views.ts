import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { longestHours } from './timeframe.ts';

/** Lists for these windows are kept ready; any other timeframe is counted when it is asked for. */
export const readyWindows = [12, 24, 96, 168] as const;

const hourMs = 3_600_000;
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs);

/** The full hour a moment lies in. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

/** Reads of one article by its naturalId. */
export type ViewCount = { siteId: number; naturalId: string; views: number };

/** Adds reads to an hour. Reads of what does not exist, or is not out yet, count for nothing. */
export const addViews = async (db: Kysely<Database>, now: Date, counts: readonly ViewCount[]): Promise<void> => {
  if (counts.length === 0) return;
  await sql`
    insert into article_views (article_id, hour, views)
    select articles.id, ${hourOf(now)}::timestamptz, sum(seen.views)
    from unnest(${counts.map(({ siteId }) => siteId)}::integer[], ${counts.map(({ naturalId }) => naturalId)}::text[],
      ${counts.map(({ views }) => views)}::integer[]) as seen (site_id, natural_id, views)
    join articles on articles.site_id = seen.site_id and articles.natural_id = seen.natural_id and articles.pub_date <= ${now}
    group by articles.id
    on conflict (article_id, hour) do update set views = article_views.views + excluded.views`.execute(db);
};

/**
 * Makes the ready lists and the categories' totals anew and forgets reads older than the longest timeframe. Readers
 * never see it half done.
 */
export const refreshTrending = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    // Two processes on one server refresh one after the other.
    await sql`select pg_advisory_xact_lock(7265001)`.execute(transaction);
    await transaction.deleteFrom('articleViews').where('hour', '<', hoursBefore(now, longestHours)).execute();
    await transaction.deleteFrom('trendingArticles').execute();
    for (const hours of readyWindows) {
      await sql`
        insert into trending_articles (site_id, window_hours, article_id, views)
        select articles.site_id, ${hours}::integer, seen.article_id, seen.views
        from (select article_id, sum(views)::integer as views from article_views where hour > ${hoursBefore(now, hours)} group by article_id) seen
        join articles on articles.id = seen.article_id`.execute(transaction);
    }
    await transaction.deleteFrom('categoryTotals').execute();
    await sql`
      insert into category_totals (category_id, articles)
      select category_id, count(*)::integer from article_categories where pub_date <= ${now} group by category_id`.execute(transaction);
  });
};
