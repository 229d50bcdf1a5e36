import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A publication. */
export type Site = Selectable<Database['sites']>;

/** SPEC §5: `https://` is removed from the site name; a trailing slash goes with it. */
export const normalizeSiteName = (text: string): string =>
  text
    .replaceAll('\0', '')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/(?<!\/)\/+$/, '');

/** The site that a word means: its key, its publication slug, its host, its name or an alias. */
export const findSite = (sites: readonly Site[], text: string): Site | undefined => {
  const normalized = normalizeSiteName(text);
  return sites.find((site) =>
    [site.key, site.publication, site.baseDomain, site.name, ...site.aliases].some(
      (name) => name.toLowerCase() === normalized,
    ),
  );
};

/** All sites, the first one first. */
export const listSites = (db: Kysely<Database>): Promise<Site[]> =>
  db.selectFrom('sites').selectAll().orderBy('id').execute();
