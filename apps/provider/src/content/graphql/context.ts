import type { Db } from '../../db/schema.ts';
import { findBodies } from '../queries/articles.ts';
import { createBatchLoader, createGroupedBatchLoader } from '../queries/batchLoader.ts';
import type { CategoryIndex } from '../queries/categories.ts';
import type { ReferenceData, ReferenceSnapshot } from '../queries/referenceData.ts';
import { findSite, type Site } from '../queries/sites.ts';
import type { ArticleStream, NavigationRow, PackageRow, SummaryRow } from '../queries/rows.ts';
import { countStreams } from '../queries/streams.ts';
import { type Found, highlight } from '../search/highlight.ts';
import { searchPostgres } from '../search/searchPostgres.ts';
import type { Search } from '../search/query.ts';
import { findSummaries, listArticleStreams } from '../queries/summaries.ts';
import { anonymousVisitor, type VisitorQueries } from './visitor.ts';
import { listNewestByCategory, listPackageNavigations } from '../queries/packageParts.ts';
import { findPackagesByPosition } from '../queries/packages.ts';
import { inputLimits } from './input.ts';
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Loaders for the parts of packages, batched for all packages of a response. */
type PackageLoaders = {
  articles: (row: PackageRow) => Promise<SummaryRow[]>;
  navigations: (row: PackageRow) => Promise<NavigationRow[]>;
  atPosition: (site: Site, position: string) => Promise<PackageRow | undefined>;
  newest: (site: Site, categoryId: number, limit: number) => Promise<SummaryRow[]>;
};

export const createPackageLoaders = (db: Db, now: Date): PackageLoaders => {
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

type Loader<V> = (id: number) => Promise<V | undefined>;

/** The dependencies of resolvers. Loaders batch and cache their look-ups for one request. */
export type Context = {
  db: Db;
  /** Time of the request. Content with a later date is not published yet. */
  now: Date;
  site: (text: string | null | undefined) => Promise<Site | undefined>;
  categories: (siteId: number) => Promise<CategoryIndex>;
  /** Number of published articles in a category. */
  streamCount: Loader<number>;
  packages: PackageLoaders;
  /** The categories of an article in a list, in editorial order. */
  articleStreams: Loader<readonly ArticleStream[]>;
  /** The body of an article as HTML. */
  body: Loader<string>;
  search: Search;
  /** Finds the matches of a tsquery in an article. */
  highlight: (searchWords: string, article: { id: number; site: Site }) => Promise<Found | undefined>;
  /** The visitor's own data. */
  visitor: VisitorQueries;
};

/** What a request needs for its context. */
type ContextOptions = {
  db: Db;
  now: Date;
  reference: ReferenceData;
  /** Default: PostgreSQL's full-text search. */
  search?: Search | undefined;
  visitor?: VisitorQueries | undefined;
};

/** Creates the context of one request. All its resolvers use the same version of the sites and categories. */
export const createContext = ({
  db,
  now,
  reference,
  search = searchPostgres,
  visitor = anonymousVisitor,
}: ContextOptions): Context => {
  let snapshot: Promise<ReferenceSnapshot> | undefined;
  const highlights = createGroupedBatchLoader((group, ids) => {
    const [words, language] = JSON.parse(group) as [string, string];
    return highlight(db, ids, words, language);
  });
  const readReference = () => (snapshot ??= reference.read());
  return {
    db,
    now,
    site: async (text) => {
      const { sites } = await readReference();
      return text === null || text === undefined ? sites[0] : findSite(sites, text);
    },
    categories: async (siteId) => (await readReference()).categories(siteId),
    streamCount: createBatchLoader((ids) => countStreams(db, ids, now)),
    packages: createPackageLoaders(db, now),
    articleStreams: createBatchLoader((ids) => listArticleStreams(db, ids)),
    body: createBatchLoader((ids) => findBodies(db, ids)),
    search,
    highlight: (searchWords, { id, site: { language } }) => highlights(JSON.stringify([searchWords, language]), id),
    visitor,
  };
};

/** Whether the query selects a subfield, so that a resolver can skip costly work for it. */
export const selectsField = (
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  name: string,
): boolean => {
  const isSelected = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      return isSelected(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
      );
    });
  return fieldNodes.some(({ selectionSet }) => isSelected(selectionSet));
};
