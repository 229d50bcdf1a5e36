import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { maxTimeframeHours } from './timeframe.ts';

/** Lists for these windows are kept ready; what lies between is counted from the next longer one when asked for. */
export const precomputedWindowsHours = [12, 24, 96, maxTimeframeHours] as const;
/** How many articles a ready list holds. */
const maxListLength = 1000;

const hourMs = 3_600_000;
export const subtractHours = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs);

/** The full hour a moment lies in. */
export const startOfHour = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

/** Reads of one article by its naturalId. */
export type ViewCount = { siteId: number; naturalId: string; views: number };

/** Adds reads to an hour. Reads of what does not exist, or is not out yet, count for nothing. */
export const addViews = async (db: Kysely<Database>, now: Date, counts: readonly ViewCount[]): Promise<void> => {
  if (counts.length === 0) return;
  await sql`
    insert into article_views (article_id, hour, views)
    select articles.id, ${startOfHour(now)}::timestamptz, sum(seen.views)
    from unnest(${counts.map(({ siteId }) => siteId)}::integer[], ${counts.map(({ naturalId }) => naturalId)}::text[],
      ${counts.map(({ views }) => views)}::integer[]) as seen (site_id, natural_id, views)
    join articles on articles.site_id = seen.site_id and articles.natural_id = seen.natural_id and articles.pub_date <= ${now}
    group by articles.id
    on conflict (article_id, hour) do update set views = article_views.views + excluded.views`.execute(db);
};

type Count = { siteId: number; windowHours: number; articleId: number; views: number };

/** One walk through the reads counts all windows; outside a transaction, so that callers' queries come between. */
const countMostRead = async (db: Kysely<Database>, now: Date): Promise<Count[]> => {
  const columns = precomputedWindowsHours.map(
    (hours) =>
      sql`coalesce(sum(views) filter (where hour > ${subtractHours(now, hours)}), 0)::integer as ${sql.id(`within_${hours}`)}`,
  );
  const lists = precomputedWindowsHours.map((hours) => {
    const within = sql.id(`within_${hours}`);
    return sql`
      select sites.id as site_id, ${hours}::integer as window_hours, most.article_id, most.views from sites cross join lateral (
        select reads.article_id, reads.${within} as views from reads where reads.site_id = sites.id and reads.${within} > 0
        order by reads.${within} desc, reads.article_id desc limit ${maxListLength}) most`;
  });
  const { rows } = await sql<Count>`
    with counted as (
      select article_id, ${sql.join(columns)} from article_views where hour > ${subtractHours(now, maxTimeframeHours)} group by article_id),
    reads as materialized (select articles.site_id, counted.* from counted join articles on articles.id = counted.article_id)
    ${sql.join(lists, sql` union all `)}`.execute(db);
  return rows;
};

/** Makes the ready lists and the categories' totals anew. Readers never see them half done. */
export const refreshTrending = async (db: Kysely<Database>, now: Date): Promise<void> => {
  const counts = await countMostRead(db, now);
  const column = (key: keyof Count) => counts.map((count) => count[key]);
  await db.transaction().execute(async (transaction) => {
    // Two processes on one server refresh one after the other.
    await sql`select pg_advisory_xact_lock(7265001)`.execute(transaction);
    await transaction.deleteFrom('trendingArticles').execute();
    await sql`
      insert into trending_articles (site_id, window_hours, article_id, views)
      select * from unnest(${column('siteId')}::integer[], ${column('windowHours')}::integer[], ${column('articleId')}::integer[], ${column('views')}::integer[])`.execute(
      transaction,
    );
    await transaction.deleteFrom('categoryTotals').execute();
    await sql`
      insert into category_totals (category_id, articles)
      select category_id, count(*)::integer from article_categories where pub_date <= ${now} group by category_id`.execute(
      transaction,
    );
  });
  // The embedded engine has no autovacuum, and these rows are replaced every few minutes.
  await sql`vacuum (analyze) trending_articles, category_totals`.execute(db);
};

/** Forgets reads that no timeframe reaches any more, and gives back what their rows took. */
export const deleteOldViews = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await db.deleteFrom('articleViews').where('hour', '<', subtractHours(now, maxTimeframeHours)).execute();
  await sql`vacuum (analyze) article_views`.execute(db);
};
