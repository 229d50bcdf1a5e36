import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';

/** Columns of an article in lists, without its body. */
export const summaryColumns = [
  'articles.id',
  'articles.naturalId',
  'articles.title',
  'articles.summary',
  'articles.kicker',
  'articles.kickerCategoryId',
  'articles.primaryCategoryId',
  'articles.presentedBy',
  'articles.byline',
  'articles.publication',
  'articles.image',
  'articles.pubDate',
  'articles.modifiedDate',
  'articles.timeToRead',
] as const;

/** Adds the site to each row. */
export const withSite = <T extends object>(rows: readonly T[], site: Site): (T & { site: Site })[] =>
  rows.map((row) => ({ ...row, site }));

/** Finds the summaries of published articles, in the order of the ids. */
export const findSummaries = async (
  db: Kysely<Database>,
  site: Site,
  ids: readonly number[],
  now: Date,
): Promise<SummaryRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(summaryColumns)
    .where('articles.id', 'in', ids)
    .where('articles.pubDate', '<=', now)
    .execute();
  const byId = new Map(withSite(rows, site).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
