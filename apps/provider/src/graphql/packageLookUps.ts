import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { batched, batchedPer } from '../queries/batched.ts';
import { newestOfEach, packageArticles, packageNavigations, packageSponsors } from '../queries/packageParts.ts';
import { findPackagesByPosition } from '../queries/packages.ts';
import type { Site } from '../queries/sites.ts';
import { inputLimits } from './input.ts';
import type { NavigationRow, PackageRow, SummaryRow } from '../queries/rows.ts';

type SponsorRow = NonNullable<ReturnType<Awaited<ReturnType<typeof packageSponsors>>['get']>>[number];

/** The parts of packages, looked up together for all packages of an answer. */
export type PackageLookUps = {
  articles: (row: PackageRow) => Promise<SummaryRow[]>;
  navigations: (row: PackageRow) => Promise<NavigationRow[]>;
  sponsors: (row: PackageRow) => Promise<SponsorRow[]>;
  /** What stands at a place of the home page. */
  atPosition: (site: Site, position: string) => Promise<PackageRow | undefined>;
  /** The newest articles of a category. */
  newest: (site: Site, categoryId: number, limit: number) => Promise<SummaryRow[]>;
};

export const createPackageLookUps = (db: Kysely<Database>, now: Date): PackageLookUps => {
  const sites = new Map<number, Site>();
  const siteOf = (id: number): Site => {
    const site = sites.get(id);
    if (!site) throw new Error(`Site ${id} is looked up before it is named.`);
    return site;
  };
  const remember = (site: Site): number => {
    sites.set(site.id, site);
    return site.id;
  };
  const numbers = (word: string) => word.split(' ').map(Number) as [number, number, number];
  const articles = batchedPer((word, ids) => {
    const [siteId, offset, limit] = numbers(word);
    return packageArticles(db, siteOf(siteId), ids, { offset, limit }, now);
  });
  const navigations = batchedPer((word, ids) => packageNavigations(db, siteOf(Number(word)), ids));
  const newest = batchedPer((word, ids) => {
    const [siteId, limit] = numbers(word);
    return newestOfEach(db, siteOf(siteId), ids, limit, now);
  });
  const places = new Map<number, (position: string) => Promise<PackageRow | undefined>>();
  const placesOf = (site: Site) => {
    const known =
      places.get(site.id) ??
      batched<PackageRow, string>((positions) =>
        findPackagesByPosition(db, site, positions, now, { limit: inputLimits.pageSize, offset: 0 }),
      );
    places.set(site.id, known);
    return known;
  };
  const sponsors = batched((ids) => packageSponsors(db, ids));

  return {
    articles: async (row) =>
      (await articles(`${remember(row.site)} ${row.articles.offset} ${row.articles.limit}`, row.id)) ?? [],
    navigations: async (row) => (await navigations(String(remember(row.site)), row.id)) ?? [],
    atPosition: (site, position) => placesOf(site)(position),
    sponsors: async (row) => (await sponsors(row.id)) ?? [],
    newest: async (site, categoryId, limit) => (await newest(`${remember(site)} ${limit}`, categoryId)) ?? [],
  };
};
