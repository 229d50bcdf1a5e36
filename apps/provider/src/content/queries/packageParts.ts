import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { NavigationRow, SummaryRow } from './rows.ts';
import { groupBy } from './batchLoader.ts';
import type { Site } from './sites.ts';
import { isNewsroom, listWithSite, summaryColumns } from './summaries.ts';

/** The ranked articles of the row `packages`: the chosen ones, or the newest of the newsroom. */
export const listPackageItems = (now: Date): RawBuilder<unknown> => sql`(
  select items.article_id, row_number() over (order by items.position) as rank
  from package_items items join articles on articles.id = items.article_id and articles.pub_date <= ${now}
  where items.package_id = packages.id
  union all
  select newest.id, row_number() over (order by newest.pub_date desc, newest.id desc)
  from (
    select articles.id, articles.pub_date from articles
    where packages.newest_count is not null and articles.site_id = packages.site_id and articles.pub_date <= ${now} and ${isNewsroom}
    order by articles.pub_date desc, articles.id desc
    offset packages.newest_skip limit packages.newest_count
  ) newest
)`;

export const listPackageNavigations = async (
  db: Db,
  site: Site,
  ids: readonly number[],
): Promise<Map<number, NavigationRow[]>> => {
  const rows = await db
    .selectFrom('packageNavigations')
    .selectAll()
    .where('packageId', 'in', ids)
    .orderBy('position')
    .execute();
  return groupBy(
    rows.map((row) => ({ ...row, site })),
    ({ packageId }) => packageId,
  );
};

/** Lists the newest articles of several categories, at most `limit` each. */
export const listNewestByCategory = async (
  db: Db,
  site: Site,
  categoryIds: readonly number[],
  limit: number,
  now: Date,
): Promise<Map<number, SummaryRow[]>> => {
  const rows = await listWithSite<SummaryRow & { categoryId: number }>(
    db,
    site,
    sql`
      select ${summaryColumns(site)}, requested.id as category_id
      from unnest(${categoryIds}::integer[]) as requested (id)
      cross join lateral (
        select stream.article_id from article_categories stream
        where stream.category_id = requested.id and stream.pub_date <= ${now}
        order by stream.pub_date desc, stream.article_id desc limit ${limit}
      ) newest
      join articles on articles.id = newest.article_id
      order by articles.pub_date desc, articles.id desc`,
  );
  return groupBy(rows, ({ categoryId }) => categoryId);
};
