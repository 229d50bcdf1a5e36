import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A publication. */
export type Site = Selectable<Database['sites']>;

/** Normalizes a site name: lowercase, without `https://` and a trailing slash (SPEC §5). */
export const normalizeSiteName = (text: string): string =>
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

/** Lists the sites in the order of their creation. */
export const listSites = (db: Kysely<Database>): Promise<Site[]> =>
  db.selectFrom('sites').selectAll().orderBy('id').execute();
