import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';
import { listWithSite, summaryColumns } from './summaries.ts';

/** The name of the trending list of the whole site. Others have the path of a category or the family of a section. */
export const siteTrendingList = 'site';

/** Selects the articles at the top of a trending list. */
type PinnedQuery = { site: Site; list: string; limit: number; now: Date };

/** Lists the articles that editors put at the top of a trending list, in their order, without some articles. */
export const listPinned = (
  db: Db,
  { site, list, limit, now }: PinnedQuery,
  excludedIds: readonly number[] = [],
): Promise<SummaryRow[]> =>
  listWithSite<SummaryRow>(
    db,
    site,
    sql`
      select ${summaryColumns(site)} from trending_positions pinned
      join articles on articles.id = pinned.article_id and articles.pub_date <= ${now}
      where pinned.site_id = ${site.id} and pinned.list = ${list} and articles.id <> all(${excludedIds}::integer[])
      order by pinned.position limit ${limit}`,
  );

/** Puts pinned articles above others; each article is in the list once. */
export const withPinned = (
  pinned: readonly SummaryRow[],
  others: readonly SummaryRow[],
  limit: number,
): SummaryRow[] => {
  const ids = new Set(pinned.map(({ id }) => id));
  return [...pinned, ...others.filter(({ id }) => !ids.has(id))].slice(0, limit);
};
