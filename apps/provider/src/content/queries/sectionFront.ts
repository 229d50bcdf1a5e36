import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Category, getSlug } from './categories.ts';
import type { SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';
import { listPinned, withPinned } from './pinnedArticles.ts';
import { isNewsroom, listWithSite, summaryColumns } from './summaries.ts';

/** The categories of a section's front and how many articles each list has at most. */
export type SectionFrontQuery = { site: Site; categoryIds: readonly number[]; limit: number; now: Date };

/** A category and those of its region. */
export type CategoryGroup = { category: Category; members: readonly Category[] };

/** Groups the categories of a family by region, in editorial order. A category without a region starts a group. */
export const groupByRegion = (categories: readonly Category[], family: string): CategoryGroup[] => {
  const ofFamily = categories.filter((category) => category.family === family);
  return ofFamily
    .filter(({ region }) => region === null)
    .map((category) => ({
      category,
      members: ofFamily.filter(({ region }) => region !== null && region === getSlug(category.path)),
    }));
};

/** Lists the newest articles of several categories, each once. Reads at most `limit` articles of each category. */
export const listNewest = (
  db: Kysely<Database>,
  { site, categoryIds, limit, now }: SectionFrontQuery,
): Promise<SummaryRow[]> =>
  listWithSite<SummaryRow>(
    db,
    site,
    sql`
      select ${summaryColumns(site)} from (
        select distinct newest.pub_date, newest.article_id
        from unnest(${categoryIds}::integer[]) as section (category_id)
        cross join lateral (
          select stream.pub_date, stream.article_id from article_categories stream
          join articles on articles.id = stream.article_id and ${isNewsroom}
          where stream.category_id = section.category_id and stream.pub_date <= ${now}
          order by stream.pub_date desc, stream.article_id desc limit ${limit}) newest
        order by newest.pub_date desc, newest.article_id desc limit ${limit}) front
      join articles on articles.id = front.article_id
      order by front.pub_date desc, front.article_id desc`,
  );

/** Time window of the most read articles, one of `precomputedWindowsHours` (§9, trending timeframe: 4 days). */
const mostReadHours = 96;

/**
 * Lists the articles that editors put at the top of a section's list, then the most read ones of its categories from
 * the precomputed list of the site, without some articles.
 */
export const listMostRead = async (
  db: Kysely<Database>,
  query: SectionFrontQuery & { family: string },
  excludedIds: readonly number[],
): Promise<SummaryRow[]> => {
  const { family, ...shared } = query;
  const [pinned, mostRead] = await Promise.all([
    listPinned(db, { ...shared, list: family }, excludedIds),
    selectMostRead(db, query, excludedIds),
  ]);
  return withPinned(pinned, mostRead, query.limit);
};

const selectMostRead = (
  db: Kysely<Database>,
  { site, categoryIds, limit, now }: SectionFrontQuery,
  excludedIds: readonly number[],
): Promise<SummaryRow[]> =>
  listWithSite<SummaryRow>(
    db,
    site,
    sql`
      select ${summaryColumns(site)} from trending_articles list
      join articles on articles.id = list.article_id and articles.pub_date <= ${now} and ${isNewsroom}
      where list.site_id = ${site.id} and list.window_hours = ${mostReadHours}
        and articles.id <> all(${excludedIds}::integer[])
        and exists (
          select from article_categories stream
          where stream.article_id = list.article_id and stream.category_id = any(${categoryIds}::integer[]))
      order by list.views desc, list.article_id desc limit ${limit}`,
  );
