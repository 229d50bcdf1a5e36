import type { Db } from '../../db/schema.ts';
import { type CategoryIndex, loadCategories } from './categories.ts';
import { listSites, type Site } from './sites.ts';

/** The sites and their categories at one version of the database. */
export type ReferenceSnapshot = {
  sites: readonly Site[];
  /** Loads the categories of a site at the first call. */
  categories: (siteId: number) => Promise<CategoryIndex>;
};

/** Returns the sites and categories, which every request needs. */
export type ReferenceData = { read: () => Promise<ReferenceSnapshot> };

/** Maximum age of cached sites and categories; the purger waits as long before it notifies sites. */
export const referenceMaxAgeMs = 250;

const createSnapshot = async (db: Db): Promise<ReferenceSnapshot> => {
  const sites = await listSites(db);
  const loads = new Map<number, Promise<CategoryIndex>>();
  return {
    sites,
    categories: (siteId) => {
      const started = loads.get(siteId);
      if (started) return started;
      const load = loadCategories(db, siteId);
      loads.set(siteId, load);
      // The next request repeats a failed load.
      load.catch(() => loads.delete(siteId));
      return load;
    },
  };
};

/** Caches sites and categories. Older than `maxAgeMs`, a small query compares versions before loading again. */
export const createReferenceData = (
  db: Db,
  maxAgeMs: number = referenceMaxAgeMs,
  now: () => number = () => performance.now(),
): ReferenceData => {
  let cached: { version: string; checkedAt: number; snapshot: ReferenceSnapshot } | undefined;
  let refresh: Promise<ReferenceSnapshot> | undefined;

  const refreshSnapshot = async (): Promise<ReferenceSnapshot> => {
    const checkedAt = now();
    // The version is read before the data, so the data are never older than their version.
    const { version } = await db.selectFrom('referenceVersion').select('version').executeTakeFirstOrThrow();
    const snapshot = cached?.version === version ? cached.snapshot : await createSnapshot(db);
    cached = { version, checkedAt, snapshot };
    return snapshot;
  };

  return {
    read: () => {
      if (cached && now() - cached.checkedAt < maxAgeMs) return Promise.resolve(cached.snapshot);
      refresh ??= refreshSnapshot().finally(() => (refresh = undefined));
      return refresh;
    },
  };
};
