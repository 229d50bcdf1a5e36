import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';
import { toOpaqueLimit } from './listPage.ts';
import { listWithSite, summaryColumns } from './summaries.ts';
import { hiddenUntil } from '../../db/tables/columns.ts';

type StreamQuery = {
  site: Site;
  categoryId: number;
  /** Natural ids or generated ids. */
  excludeIds: readonly string[];
  sort: 'pubdate' | 'title' | 'popularity';
  direction: 'ascending' | 'descending';
  limit: number;
  offset: number;
  now: Date;
};

/** Time window of the page views that determine `popularity` (§9, trending timeframe: 4 days). */
const popularityHours = 96;

const generatedIdPattern = /^[1-9]\d{0,8}$/;

/** Selects the excluded articles; each kind of id uses its own index. */
const selectExcludedIds = (db: Db, site: Site, excludeIds: readonly string[]) => {
  const ids = excludeIds.filter((id) => generatedIdPattern.test(id)).map(Number);
  return db
    .selectFrom('articles')
    .select('articles.id')
    .where((eb) =>
      eb.or([
        eb('articles.id', 'in', [0, ...ids]),
        eb.and([eb('articles.siteId', '=', site.id), eb('articles.naturalId', 'in', ['', ...excludeIds])]),
      ]),
    );
};

/** Selects the ids of one page. Sorting by date uses an index; other orders sort the whole category. */
const selectPageIds = (db: Db, { site, categoryId, excludeIds, sort, direction, limit, offset, now }: StreamQuery) => {
  const order = direction === 'ascending' ? 'asc' : 'desc';
  const toCount = sort === 'pubdate' ? toOpaqueLimit : (count: number) => count;
  const base = db
    .selectFrom('articleCategories as stream')
    .where('stream.categoryId', '=', categoryId)
    .where('stream.pubDate', '<=', now)
    .$if(excludeIds.length > 0, (query) =>
      query.where('stream.articleId', 'not in', selectExcludedIds(db, site, excludeIds)),
    )
    .limit(toCount(limit))
    .offset(toCount(offset));
  switch (sort) {
    case 'pubdate':
      return base.select('stream.articleId').orderBy('stream.pubDate', order).orderBy('stream.articleId', order);
    case 'title':
      return base
        .innerJoin('articles as titled', 'titled.id', 'stream.articleId')
        .select('stream.articleId')
        .orderBy(sql`lower(titled.title)`, order)
        .orderBy('stream.articleId', order);
    case 'popularity':
      return base
        .leftJoin('trendingArticles as trend', (join) =>
          join
            .onRef('trend.articleId', '=', 'stream.articleId')
            .on('trend.siteId', '=', site.id)
            .on('trend.windowHours', '=', popularityHours),
        )
        .select('stream.articleId')
        .orderBy(sql`coalesce(trend.views, 0)`, order)
        .orderBy('stream.pubDate', order)
        .orderBy('stream.articleId', order);
    default:
      return sort satisfies never;
  }
};

export const listStreamArticles = (db: Db, query: StreamQuery): Promise<SummaryRow[]> =>
  listWithSite<SummaryRow>(
    db,
    query.site,
    sql`
      select ${summaryColumns(query.site)} from (select article_id, row_number() over () as place from (${selectPageIds(db, query)}) ids) page
      join articles on articles.id = page.article_id
      order by page.place`,
  );

/**
 * Counts the published articles of categories: their totals, which triggers maintain, without the few articles that are
 * not published yet. The cost does not grow with the archive, or with drafts and withdrawn articles, which the totals
 * do not contain.
 */
export const countStreams = async (db: Db, categoryIds: readonly number[], now: Date): Promise<Map<number, number>> => {
  const { rows } = await sql<{ categoryId: number; count: number }>`
    select totals.category_id, totals.articles - (
      select count(*)::integer from article_categories planned
      where planned.category_id = totals.category_id and planned.pub_date > ${now} and planned.pub_date < ${hiddenUntil}) as count
    from category_totals totals where totals.category_id = any(${categoryIds}::integer[])`.execute(db);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
};

/** Counts the published articles of a site, as `countStreams` does. */
export const countSiteArticles = async (db: Db, site: Site, now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select totals.articles - (
      select count(*)::integer from articles planned
      where planned.site_id = totals.site_id and planned.pub_date > ${now} and planned.pub_date < ${hiddenUntil}) as count
    from site_totals totals where totals.site_id = ${site.id}`.execute(db);
  return rows[0]?.count ?? 0;
};
