import { type RawBuilder, sql } from 'kysely';
import { toPackageTypeKey } from '../../db/write/packages.ts';
import type { Db } from '../../db/schema.ts';
import { listPage } from './listPage.ts';
import { listPackageItems } from './packageParts.ts';
import type { PackageRow } from './rows.ts';
import type { Site } from './sites.ts';

type ArticleRange = PackageRow['articles'];

const packageColumns = sql.raw(`packages.id, packages.slug, packages.title, packages.type, packages.package_url,
  packages.summary, packages.css_file, packages.image_url, packages.media_url, packages.image_credit, packages.media_credit,
  packages.blurb, packages.digital_edition_url, packages.pub_date,
  coalesce((
    select json_agg(json_build_object('adCode', ad_code, 'name', name, 'url', url, 'twitterId', twitter_id,
      'description', description, 'image', image) order by position)
    from package_sponsors where package_id = packages.id), '[]') as sponsors`);

/** What a query of packages adds to the published packages of a site. */
type PackageSelection = { columns?: RawBuilder<unknown>; join?: RawBuilder<unknown>; rest: RawBuilder<unknown> };

const nothing = sql``;

/** Lists published packages with the ids of their articles, so that one statement reads the articles of all of them. */
const listPublished = async <Extra extends object = object>(
  db: Db,
  site: Site,
  now: Date,
  articles: ArticleRange,
  { columns = nothing, join = nothing, rest }: PackageSelection,
): Promise<(PackageRow & Extra)[]> => {
  const { rows } = await sql<Omit<PackageRow & Extra, 'site' | 'articles'>>`
    select ${packageColumns}${columns},
      array(select listed.article_id from ${listPackageItems(now)} listed order by listed.rank) as item_ids
    from packages ${join}
    where packages.site_id = ${site.id} and packages.pub_date <= ${now} and ${rest}`.execute(db);
  return rows.map((row) => ({ ...row, site, articles }) as PackageRow & Extra);
};

/** Finds a package by slug. A number that is not a slug is an id (§2.1, magazineId). */
export const findPackageBySlug = async (
  db: Db,
  site: Site,
  slug: string,
  now: Date,
  articles: ArticleRange,
): Promise<PackageRow | undefined> => {
  const id = /^[1-9]\d{0,8}$/.test(slug) ? Number(slug) : 0;
  const rows = await listPublished(db, site, now, articles, {
    rest: sql`(packages.slug = ${slug} or packages.id = ${id}) order by packages.slug = ${slug} desc limit 1`,
  });
  return rows[0];
};

/** Finds the packages at positions of the home page, all in one query. */
export const findPackagesByPosition = async (
  db: Db,
  site: Site,
  positions: readonly string[],
  now: Date,
  articles: ArticleRange,
): Promise<Map<string, PackageRow>> => {
  const rows = await listPublished<{ position: string }>(db, site, now, articles, {
    columns: sql`, placement.position`,
    join: sql`join package_positions placement on placement.package_id = packages.id`,
    rest: sql`placement.site_id = ${site.id} and placement.position = any(${positions}::text[])`,
  });
  return new Map(rows.map(({ position, ...row }) => [position, row]));
};

type PackageListQuery = {
  site: Site;
  type: string | null | undefined;
  magazine: string | null | undefined;
  sort: 'pubdate' | 'title';
  limit: number;
  offset: number;
  now: Date;
};

/** Lists packages of one type, with their total number. Without a type, positions of the home page are omitted. */
export const listPackages = async (
  db: Db,
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
  db: Db,
  site: Site,
  ids: readonly number[],
  now: Date,
  articles: ArticleRange,
): Promise<PackageRow[]> => {
  if (ids.length === 0) return [];
  const rows = await listPublished(db, site, now, articles, { rest: sql`packages.id = any(${ids}::integer[])` });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Lists the packages that contain an article, the newest first, without positions of the home page. */
export const listPackagesWithArticle = async (
  db: Db,
  site: Site,
  docId: string,
  now: Date,
  limit: number,
  articles: ArticleRange,
): Promise<PackageRow[]> => {
  const generatedId = /^[1-9]\d{0,8}$/.test(docId) ? Number(docId) : 0;
  return listPublished(db, site, now, articles, {
    rest: sql`packages.type_key <> 'position' and packages.id in (
        select package_items.package_id from package_items join articles on articles.id = package_items.article_id
        where articles.site_id = ${site.id} and (articles.natural_id = ${docId} or articles.id = ${generatedId}))
      order by packages.pub_date desc, packages.id desc
      limit ${limit}`,
  });
};
