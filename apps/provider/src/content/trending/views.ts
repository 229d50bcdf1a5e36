import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

const hoursByUnit = { hour: 1, day: 24, week: 168 } as const;
const pattern = /^\s*(\d{1,4})\s*(hour|day|week)s?\s*$/i;

/** Views are stored for two weeks. */
export const maxTimeframeHours = 336;

/** Parses a timeframe such as `4days`, `12hours` or `1weeks` to hours (§9). */
export const parseTimeframe = (text: string): number | undefined => {
  const [, count, unit] = pattern.exec(text) ?? [];
  if (!count || !unit) return undefined;
  const hours = Number(count) * hoursByUnit[unit.toLowerCase() as keyof typeof hoursByUnit];
  return hours >= 1 && hours <= maxTimeframeHours ? hours : undefined;
};

/** Windows of precomputed lists, in hours. A window between them is counted on request, from the next longer list. */
export const precomputedWindowsHours = [12, 24, 96, maxTimeframeHours] as const;
/** Articles of a precomputed list. */
const maxListLength = 1000;

const hourMs = 3_600_000;
export const subtractHours = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs);

/** Rounds a time down to the full hour. */
const getStartOfHour = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

export type ViewCount = { siteId: number; naturalId: string; views: number };

/** Adds views to the current hour. Views of unknown or unpublished articles are ignored. */
export const addViews = async (db: Db, now: Date, counts: readonly ViewCount[]): Promise<void> => {
  if (counts.length === 0) return;
  await sql`
    insert into article_views (article_id, hour, views)
    select articles.id, ${getStartOfHour(now)}::timestamptz, sum(seen.views)
    from unnest(${counts.map(({ siteId }) => siteId)}::integer[], ${counts.map(({ naturalId }) => naturalId)}::text[],
      ${counts.map(({ views }) => views)}::integer[]) as seen (site_id, natural_id, views)
    join articles on articles.site_id = seen.site_id and articles.natural_id = seen.natural_id and articles.pub_date <= ${now}
    group by articles.id
    on conflict (article_id, hour) do update set views = article_views.views + excluded.views`.execute(db);
};

type Count = { siteId: number; windowHours: number; articleId: number; views: number };

/** Counts all windows in one scan, outside a transaction, so that other queries can run in between. */
const countMostRead = async (db: Db, now: Date): Promise<Count[]> => {
  const columns = precomputedWindowsHours.map(
    (hours) =>
      sql`coalesce(sum(views) filter (where hour > ${subtractHours(now, hours)}), 0)::integer as ${sql.id(`within_${hours}`)}`,
  );
  const lists = precomputedWindowsHours.map((hours) => {
    const column = sql.id(`within_${hours}`);
    return sql`
      select sites.id as site_id, ${hours}::integer as window_hours, most.article_id, most.views from sites cross join lateral (
        select reads.article_id, reads.${column} as views from reads where reads.site_id = sites.id and reads.${column} > 0
        order by reads.${column} desc, reads.article_id desc limit ${maxListLength}) most`;
  });
  const { rows } = await sql<Count>`
    with counted as (
      select article_id, ${sql.join(columns)} from article_views where hour > ${subtractHours(now, maxTimeframeHours)} group by article_id),
    reads as materialized (select articles.site_id, counted.* from counted join articles on articles.id = counted.article_id)
    ${sql.join(lists, sql` union all `)}`.execute(db);
  return rows;
};

export const refreshTrending = async (db: Db, now: Date): Promise<void> => {
  const counts = await countMostRead(db, now);
  const column = (key: keyof Count) => counts.map((count) => count[key]);
  await db.transaction().execute(async (transaction) => {
    // Processes that share the database refresh one after the other.
    await sql`select pg_advisory_xact_lock(7265001)`.execute(transaction);
    await transaction.deleteFrom('trendingArticles').execute();
    await sql`
      insert into trending_articles (site_id, window_hours, article_id, views)
      select * from unnest(${column('siteId')}::integer[], ${column('windowHours')}::integer[], ${column('articleId')}::integer[], ${column('views')}::integer[])`.execute(
      transaction,
    );
  });
  // The embedded engine has no autovacuum, and these rows change often.
  await sql`vacuum (analyze) trending_articles, category_totals, site_totals`.execute(db);
};

/** Deletes views older than the longest timeframe and frees their space. */
export const deleteOldViews = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('articleViews').where('hour', '<', subtractHours(now, maxTimeframeHours)).execute();
  await sql`vacuum (analyze) article_views`.execute(db);
};
