import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { SummaryRow } from '../queries/rows.ts';
import type { Site } from '../queries/sites.ts';
import { toOpaqueLimit } from '../queries/listPage.ts';
import { findSummaries, isNewsroom, listWithSite, summaryColumns } from '../queries/summaries.ts';
import { listPinned, siteTrendingList, withPinned } from '../queries/pinnedArticles.ts';
import { maxTimeframeHours, subtractHours, precomputedWindowsHours } from './views.ts';

/** Selects trending articles of a site in the last `hours`, optionally of one category. */
export type TrendingQuery = {
  site: Site;
  hours: number;
  category: { id: number; path: string } | undefined;
  limit: number;
  now: Date;
};

/** Number of a stream's newest articles that are counted besides those of the precomputed list. */
const maxNewestCounted = 300;

/** Selects candidates for the most read articles, with their views in the window. */
const selectViewsWithin = ({ site, hours, category, now }: TrendingQuery): RawBuilder<unknown> => {
  const categoryId = category?.id;
  const ready = precomputedWindowsHours.find((window) => window >= hours) ?? maxTimeframeHours;
  const list = sql`from trending_articles list where list.site_id = ${site.id} and list.window_hours = ${ready}`;
  if (categoryId === undefined && ready === hours) return sql`select list.article_id, list.views ${list}`;
  const candidates =
    categoryId === undefined
      ? sql`select list.article_id ${list}`
      : sql`(select stream.article_id from article_categories stream where stream.category_id = ${categoryId} and stream.pub_date <= ${now}
            order by stream.pub_date desc, stream.article_id desc limit ${maxNewestCounted})
          union (select list.article_id ${list} and exists (
            select from article_categories stream where stream.article_id = list.article_id and stream.category_id = ${categoryId}))`;
  return sql`
    select candidates.article_id, sum(article_views.views)::integer as views from (${candidates}) candidates
    join article_views on article_views.article_id = candidates.article_id and article_views.hour > ${subtractHours(now, hours)}
    group by candidates.article_id`;
};

/** Lists the top of a list that editors chose, then the most read articles, then the newest ones. */
export const listTrending = async (db: Db, query: TrendingQuery): Promise<SummaryRow[]> => {
  const { site, category, limit, now } = query;
  const [pinned, mostRead] = await Promise.all([
    listPinned(db, { site, list: category?.path ?? siteTrendingList, limit, now }),
    listMostReadOrNewest(db, query),
  ]);
  return withPinned(pinned, mostRead, limit);
};

const listMostReadOrNewest = async (db: Db, query: TrendingQuery): Promise<SummaryRow[]> => {
  const { site, limit, now } = query;
  const mostRead = await listWithSite<SummaryRow>(
    db,
    site,
    sql`
      select ${summaryColumns(site)} from (${selectViewsWithin(query)}) reads
      join articles on articles.id = reads.article_id and articles.pub_date <= ${now} and ${isNewsroom}
      order by reads.views desc, reads.article_id desc
      limit ${toOpaqueLimit(limit)}`,
  );
  if (mostRead.length === limit) return mostRead;
  const newest = await listNewestExcept(
    db,
    query,
    mostRead.map(({ id }) => id),
  );
  return [...mostRead, ...(await findSummaries(db, site, newest, now))];
};

const listNewestExcept = async (
  db: Db,
  { site, category, limit, now }: TrendingQuery,
  excludedIds: readonly number[],
): Promise<number[]> => {
  const rows =
    category === undefined
      ? await db
          .selectFrom('articles')
          .select('id as articleId')
          .where('siteId', '=', site.id)
          .where('pubDate', '<=', now)
          .where(isNewsroom)
          .orderBy('pubDate', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + excludedIds.length)
          .execute()
      : await db
          .selectFrom('articleCategories as stream')
          .innerJoin('articles', 'articles.id', 'stream.articleId')
          .select('stream.articleId')
          .where('stream.categoryId', '=', category.id)
          .where('stream.pubDate', '<=', now)
          .where(isNewsroom)
          .orderBy('stream.pubDate', 'desc')
          .orderBy('stream.articleId', 'desc')
          .limit(limit + excludedIds.length)
          .execute();
  return rows
    .map(({ articleId }) => articleId)
    .filter((id) => !excludedIds.includes(id))
    .slice(0, limit - excludedIds.length);
};
