import type { Db } from '../../db/schema.ts';

export type NamedRow = { id: number; name: string };

export const findPublishers = async (
  db: Db,
  siteId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, NamedRow>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('publishers')
    .select(['id', 'publisher', 'name'])
    .where('siteId', '=', siteId)
    .where('publisher', 'in', [...new Set(keys)])
    .execute();
  return new Map(rows.map(({ publisher, ...row }) => [publisher, row]));
};

export const findAuthors = async (
  db: Db,
  siteId: number,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, NamedRow>> => {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('authors')
    .select(['id', 'slug', 'name'])
    .where('siteId', '=', siteId)
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return new Map(rows.map(({ slug, ...row }) => [slug, row]));
};

/** The displayed name of a family of categories, and its page. */
export type Channel = { name: string; uri: string | null };

export const listChannels = async (db: Db, siteId: number): Promise<ReadonlyMap<string, Channel>> => {
  const rows = await db.selectFrom('channels').selectAll().where('siteId', '=', siteId).execute();
  return new Map(rows.map(({ family, name, uri }) => [family, { name, uri }]));
};

export type CategoryRow = { id: number; path: string; family: string; region: string | undefined };

/** Lists the categories of a site; an article also belongs to categories that it does not name. */
export const listCategories = async (db: Db, siteId: number): Promise<readonly CategoryRow[]> =>
  (
    await db.selectFrom('categories').select(['id', 'path', 'family', 'region']).where('siteId', '=', siteId).execute()
  ).map((row) => ({ ...row, region: row.region ?? undefined }));

/** Finds the ids of articles by natural id, `YYYY/MM/DD/slug`. */
export const findArticleIds = async (
  db: Db,
  siteId: number,
  naturalIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (naturalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'naturalId'])
    .where('siteId', '=', siteId)
    .where('naturalId', 'in', [...new Set(naturalIds)])
    .execute();
  return new Map(rows.map(({ id, naturalId }) => [naturalId, id]));
};
