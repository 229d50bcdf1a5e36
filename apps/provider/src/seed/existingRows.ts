import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ArticleDates } from './schedule.ts';

/** An article in the database. */
export type ExistingArticle = { id: number; naturalId: string; sourceHash: string | null } & ArticleDates;

const getSlug = (naturalId: string): string => naturalId.split('/')[3] ?? '';

/** Finds the articles of a site by slug. Of two articles with the same slug, the imported one wins. */
export const findExistingArticles = async (
  db: Kysely<Database>,
  siteId: number,
): Promise<ReadonlyMap<string, ExistingArticle>> => {
  const rows = await db
    .selectFrom('articles')
    .innerJoin('articleBodies', 'articleBodies.articleId', 'articles.id')
    .select(['articles.id', 'naturalId', 'pubDate', 'modifiedDate', 'sourceHash'])
    .where('siteId', '=', siteId)
    .orderBy((row) => row('sourceHash', 'is not', null))
    .orderBy('articles.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [getSlug(row.naturalId), row]));
};

/** Finds the publication dates of a site's packages by slug. The title of an issue contains its month. */
export const findExistingPackageDates = async (
  db: Kysely<Database>,
  siteId: number,
): Promise<ReadonlyMap<string, Date>> =>
  new Map(
    (await db.selectFrom('packages').select(['slug', 'pubDate']).where('siteId', '=', siteId).execute()).map(
      ({ slug, pubDate }) => [slug, pubDate],
    ),
  );
