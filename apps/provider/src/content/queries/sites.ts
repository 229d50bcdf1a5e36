import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';

export type SiteRow = Selectable<Database['sites']>;

/** A publication as queries of content need it. */
export type Site = SiteRow & {
  /** Categories whose articles are premium: Premium, and those of a section with that name (§2.8, §6). */
  premiumCategoryIds: readonly number[];
};

/** Normalizes a site name: lowercase, without `https://` and a trailing slash (§5). */
const normalizeSiteName = (text: string): string =>
  text
    .replaceAll('\0', '')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/(?<!\/)\/+$/, '');

/** Finds a site by key, publication slug, host, name or alias. */
export const findSite = (sites: readonly Site[], text: string): Site | undefined => {
  const normalized = normalizeSiteName(text);
  return sites.find((site) =>
    [site.key, site.publication, site.baseDomain, site.name, ...site.aliases].some(
      (name) => name.toLowerCase() === normalized,
    ),
  );
};

/** Says that no publication has a name, and what to do. */
export const describeUnknownSite = (sites: readonly Site[], name: string): string =>
  sites.length === 0
    ? `There is no publication "${name}": the database is empty. Run "npm run seed" or "npm start" once, which write the publications.`
    : `There is no publication "${name}". The database has: ${sites.map(({ key }) => key).join(', ')}.`;

/** Lists the sites in the order of their creation. */
export const listSites = (db: Db): Promise<Site[]> =>
  db
    .selectFrom('sites')
    .selectAll()
    .select(
      sql<number[]>`array(
        select categories.id from categories
        where categories.site_id = sites.id and 'premium' in (lower(categories.name), lower(categories.section_name)))`.as(
        'premiumCategoryIds',
      ),
    )
    .orderBy('id')
    .execute();
