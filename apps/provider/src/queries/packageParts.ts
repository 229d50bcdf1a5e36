import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { NavigationRow, PackageRow, SummaryRow } from './rows.ts';
import { groupBy } from './batchLoader.ts';
import type { Site } from './sites.ts';
import { summaryColumns, withSite } from './summaries.ts';

type ArticleRange = PackageRow['articles'];

/** Lists a range of the articles of several packages, in the order of each package. */
export const listPackageArticles = async (
  db: Kysely<Database>,
  site: Site,
  ids: readonly number[],
  range: ArticleRange,
  now: Date,
): Promise<Map<number, SummaryRow[]>> => {
  const rows = await db
    .selectFrom((items) =>
      items
        .selectFrom('packageItems')
        .innerJoin('articles', 'articles.id', 'packageItems.articleId')
        .where('packageItems.packageId', 'in', ids)
        .where('articles.pubDate', '<=', now)
        .select(summaryColumns)
        .select('packageItems.packageId')
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('packageItems.packageId').orderBy('packageItems.position'))
            .as('rank'),
        )
        .as('ranked'),
    )
    .selectAll()
    .where('rank', '>', range.offset)
    .where('rank', '<=', range.offset + range.limit)
    .orderBy('packageId')
    .orderBy('rank')
    .execute();
  return groupBy(withSite(rows, site), ({ packageId }) => packageId);
};

/** Lists the navigations of packages, in order. */
export const listPackageNavigations = async (
  db: Kysely<Database>,
  site: Site,
  ids: readonly number[],
): Promise<Map<number, NavigationRow[]>> => {
  const rows = await db
    .selectFrom('packageNavigations')
    .selectAll()
    .where('packageId', 'in', ids)
    .orderBy('position')
    .execute();
  return groupBy(withSite(rows, site), ({ packageId }) => packageId);
};

/** Lists the sponsors of packages, in order. */
export const listPackageSponsors = async (db: Kysely<Database>, ids: readonly number[]) =>
  groupBy(
    await db.selectFrom('packageSponsors').selectAll().where('packageId', 'in', ids).orderBy('position').execute(),
    ({ packageId }) => packageId,
  );

/** Lists the newest articles of several categories, at most `limit` each. */
export const listNewestByCategory = async (
  db: Kysely<Database>,
  site: Site,
  categoryIds: readonly number[],
  limit: number,
  now: Date,
): Promise<Map<number, SummaryRow[]>> => {
  const rows = await db
    .selectFrom('categories')
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('articleCategories as stream')
          .whereRef('stream.categoryId', '=', 'categories.id')
          .where('stream.pubDate', '<=', now)
          .select('stream.articleId')
          .orderBy('stream.pubDate', 'desc')
          .orderBy('stream.articleId', 'desc')
          .limit(limit)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .innerJoin('articles', 'articles.id', 'newest.articleId')
    .select(summaryColumns)
    .select('categories.id as categoryId')
    .where('categories.id', 'in', categoryIds)
    .orderBy('articles.pubDate', 'desc')
    .orderBy('articles.id', 'desc')
    .execute();
  return groupBy(withSite(rows, site), ({ categoryId }) => categoryId);
};
