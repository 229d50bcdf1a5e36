import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { createBatchLoader, createGroupedBatchLoader } from '../queries/batchLoader.ts';
import { listNewestByCategory, listPackageNavigations } from '../queries/packageParts.ts';
import { findPackagesByPosition } from '../queries/packages.ts';
import type { Site } from '../queries/sites.ts';
import { inputLimits } from './input.ts';
import type { NavigationRow, PackageRow, SummaryRow } from '../queries/rows.ts';
import { findSummaries } from '../queries/summaries.ts';

/** Loaders for the parts of packages, batched for all packages of a response. */
export type PackageLoaders = {
  articles: (row: PackageRow) => Promise<SummaryRow[]>;
  navigations: (row: PackageRow) => Promise<NavigationRow[]>;
  /** Returns the package at a position of the home page. */
  atPosition: (site: Site, position: string) => Promise<PackageRow | undefined>;
  /** Returns the newest articles of a category. */
  newest: (site: Site, categoryId: number, limit: number) => Promise<SummaryRow[]>;
};

/** Creates the package loaders of one request. */
export const createPackageLoaders = (db: Kysely<Database>, now: Date): PackageLoaders => {
  const sites = new Map<number, Site>();
  const getSite = (id: number): Site => {
    const site = sites.get(id);
    if (!site) throw new Error(`Site ${id} was not registered. Call rememberSite before using its id.`);
    return site;
  };
  const rememberSite = (site: Site): number => {
    sites.set(site.id, site);
    return site.id;
  };
  const summaries = createGroupedBatchLoader(
    async (group, ids) =>
      new Map((await findSummaries(db, getSite(Number(group)), ids, now)).map((summary) => [summary.id, summary])),
  );
  const navigations = createGroupedBatchLoader((group, ids) => listPackageNavigations(db, getSite(Number(group)), ids));
  const newest = createGroupedBatchLoader((group, ids) => {
    const [siteId = 0, limit = 0] = group.split(' ').map(Number);
    return listNewestByCategory(db, getSite(siteId), ids, limit, now);
  });
  const positionLoaders = new Map<number, (position: string) => Promise<PackageRow | undefined>>();
  const getPositionLoader = (site: Site) => {
    const loader =
      positionLoaders.get(site.id) ??
      createBatchLoader<PackageRow, string>((positions) =>
        findPackagesByPosition(db, site, positions, now, { limit: inputLimits.pageSize, offset: 0 }),
      );
    positionLoaders.set(site.id, loader);
    return loader;
  };

  return {
    articles: async ({ site, itemIds, articles: { offset, limit } }) => {
      const group = String(rememberSite(site));
      const rows = await Promise.all(itemIds.slice(offset, offset + limit).map((id) => summaries(group, id)));
      return rows.filter((row) => row !== undefined);
    },
    navigations: async (row) => (await navigations(String(rememberSite(row.site)), row.id)) ?? [],
    atPosition: (site, position) => getPositionLoader(site)(position),
    newest: async (site, categoryId, limit) => (await newest(`${rememberSite(site)} ${limit}`, categoryId)) ?? [],
  };
};
