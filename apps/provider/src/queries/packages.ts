import { type Kysely, sql } from 'kysely';
import { toPackageTypeKey } from '../db/packageTypeKey.ts';
import type { Database } from '../db/schema.ts';
import { listPage } from './listPage.ts';
import { listPackageItems } from './packageParts.ts';
import type { PackageRow } from './rows.ts';
import type { Site } from './sites.ts';

type ArticleRange = PackageRow['articles'];

const packageColumns = [
  'packages.id',
  'packages.slug',
  'packages.title',
  'packages.type',
  'packages.packageUrl',
  'packages.summary',
  'packages.cssFile',
  'packages.imageUrl',
  'packages.mediaUrl',
  'packages.imageCredit',
  'packages.mediaCredit',
  'packages.blurb',
  'packages.digitalEditionUrl',
  'packages.pubDate',
] as const;

const selectPublished = (db: Kysely<Database>, site: Site, now: Date) =>
  db
    .selectFrom('packages')
    .select(packageColumns)
    .select(sql<number>`(select count(*)::integer from ${listPackageItems(now)} listed)`.as('estimate'))
    .select(
      sql<PackageRow['sponsors']>`coalesce((
        select json_agg(json_build_object('adCode', ad_code, 'name', name, 'url', url, 'twitterId', twitter_id,
          'description', description, 'image', image) order by position)
        from package_sponsors where package_id = packages.id), '[]')`.as('sponsors'),
    )
    .where('packages.siteId', '=', site.id)
    .where('packages.pubDate', '<=', now);

const toPackageRow =
  (site: Site, articles: ArticleRange) =>
  (row: Omit<PackageRow, 'site' | 'articles'>): PackageRow => ({ ...row, site, articles });

/** Finds a package by slug. A number that is not a slug is an id (SPEC §2.1, magazineId). */
export const findPackageBySlug = async (
  db: Kysely<Database>,
  site: Site,
  slug: string,
  now: Date,
  articles: ArticleRange,
): Promise<PackageRow | undefined> => {
  const id = /^[1-9]\d{0,8}$/.test(slug) ? Number(slug) : 0;
  const rows = await selectPublished(db, site, now)
    .where((eb) => eb.or([eb('packages.slug', '=', slug), eb('packages.id', '=', id)]))
    .orderBy(sql`packages.slug = ${slug}`, 'desc')
    .limit(1)
    .execute();
  return rows.map(toPackageRow(site, articles))[0];
};

/** Finds the packages at positions of the home page, all in one query. */
export const findPackagesByPosition = async (
  db: Kysely<Database>,
  site: Site,
  positions: readonly string[],
  now: Date,
  articles: ArticleRange,
): Promise<Map<string, PackageRow>> => {
  if (positions.length === 0) return new Map();
  const rows = await selectPublished(db, site, now)
    .innerJoin('packagePositions as placement', 'placement.packageId', 'packages.id')
    .select('placement.position')
    .where('placement.siteId', '=', site.id)
    .where('placement.position', 'in', positions)
    .execute();
  return new Map(rows.map(({ position, ...row }) => [position, toPackageRow(site, articles)(row)]));
};

/** Query of a package list. */
export type PackageListQuery = {
  site: Site;
  type: string | null | undefined;
  magazine: string | null | undefined;
  sort: 'pubdate' | 'title';
  limit: number;
  offset: number;
  now: Date;
};

/** Lists a range of packages of one type, with their total number. Without a type, positions of the home page are omitted. */
export const listPackages = async (
  db: Kysely<Database>,
  query: PackageListQuery,
  articles: ArticleRange,
): Promise<{ estimate: number; packages: PackageRow[] }> => {
  const { site, type, magazine, sort, limit, offset, now } = query;
  let matching = db
    .selectFrom('packages')
    .where('packages.siteId', '=', site.id)
    .where('packages.pubDate', '<=', now)
    .where('packages.typeKey', type ? '=' : '<>', toPackageTypeKey(type || 'position'));
  if (magazine) matching = matching.where('packages.magazine', '=', magazine);
  const { estimate, rows } = await listPage(
    matching,
    (list) => {
      const ids = list.select('packages.id');
      return sort === 'title'
        ? ids.orderBy(sql`lower(packages.title)`).orderBy('packages.id')
        : ids.orderBy('packages.pubDate', 'desc').orderBy('packages.id', 'desc');
    },
    { limit, offset },
  );
  const ids = rows.map(({ id }) => id);
  return { estimate, packages: await findPackagesByIds(db, site, ids, now, articles) };
};

const findPackagesByIds = async (
  db: Kysely<Database>,
  site: Site,
  ids: readonly number[],
  now: Date,
  articles: ArticleRange,
): Promise<PackageRow[]> => {
  if (ids.length === 0) return [];
  const rows = await selectPublished(db, site, now).where('packages.id', 'in', ids).execute();
  const byId = new Map(rows.map(toPackageRow(site, articles)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Lists the packages that contain an article, the newest first, without positions of the home page. */
export const listPackagesWithArticle = async (
  db: Kysely<Database>,
  site: Site,
  docId: string,
  now: Date,
  limit: number,
  articles: ArticleRange,
): Promise<PackageRow[]> => {
  const generatedId = /^[1-9]\d{0,8}$/.test(docId) ? Number(docId) : 0;
  const rows = await selectPublished(db, site, now)
    .where('packages.typeKey', '<>', 'position')
    .where('packages.id', 'in', (items) =>
      items
        .selectFrom('packageItems')
        .innerJoin('articles', 'articles.id', 'packageItems.articleId')
        .where('articles.siteId', '=', site.id)
        .where((eb) => eb.or([eb('articles.naturalId', '=', docId), eb('articles.id', '=', generatedId)]))
        .select('packageItems.packageId'),
    )
    .orderBy('packages.pubDate', 'desc')
    .orderBy('packages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toPackageRow(site, articles));
};
