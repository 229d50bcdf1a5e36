import type { Kysely } from 'kysely';
import { anonymousVisitor, type VisitorQueries } from '../accounts/visitor.ts';
import type { Database } from '../db/schema.ts';
import {
  type ArticleStream,
  type AuthorRow,
  findArticleAuthors,
  type SlideRow,
  findArticleSlides,
  findArticleStreams,
  type VideoRow,
  findArticleVideos,
} from '../queries/articles.ts';
import { createBatchLoader, createGroupedBatchLoader } from '../queries/batchLoader.ts';
import { type CategoryIndex, loadCategories } from '../queries/categories.ts';
import { findSite, listSites, type Site } from '../queries/sites.ts';
import { countStreams } from '../queries/streams.ts';
import { type Found, highlight } from '../search/highlight.ts';
import { createPackageLoaders, type PackageLoaders } from './packageLoaders.ts';

type Loader<V> = (id: number) => Promise<V | undefined>;

/** The dependencies of resolvers. Loaders batch and cache their look-ups for one request. */
export type Context = {
  db: Kysely<Database>;
  /** Time of the request. Content with a later date is not published yet. */
  now: Date;
  site: (text: string | null | undefined) => Promise<Site | undefined>;
  categories: (siteId: number) => Promise<CategoryIndex>;
  streams: Loader<ArticleStream[]>;
  authors: Loader<AuthorRow[]>;
  slides: Loader<SlideRow[]>;
  video: Loader<VideoRow>;
  /** Number of published articles in a category. */
  streamCount: Loader<number>;
  packages: PackageLoaders;
  /** Finds the matches of a search text in an article. */
  highlight: (searchText: string, articleId: number) => Promise<Found | undefined>;
  /** The visitor's own data. */
  visitor: VisitorQueries;
};

/** Creates the context of one request. */
export const createContext = (db: Kysely<Database>, now: Date, visitor: VisitorQueries = anonymousVisitor): Context => {
  let sites: Promise<Site[]> | undefined;
  const categories = new Map<number, Promise<CategoryIndex>>();
  return {
    db,
    now,
    site: async (text) => {
      sites ??= listSites(db);
      const allSites = await sites;
      return text === null || text === undefined ? allSites[0] : findSite(allSites, text);
    },
    categories: (siteId) => {
      const loading = categories.get(siteId) ?? loadCategories(db, siteId);
      categories.set(siteId, loading);
      return loading;
    },
    streams: createBatchLoader((ids) => findArticleStreams(db, ids)),
    authors: createBatchLoader((ids) => findArticleAuthors(db, ids)),
    slides: createBatchLoader((ids) => findArticleSlides(db, ids)),
    video: createBatchLoader((ids) => findArticleVideos(db, ids)),
    streamCount: createBatchLoader((ids) => countStreams(db, ids, now)),
    packages: createPackageLoaders(db, now),
    highlight: createGroupedBatchLoader((text, ids) => highlight(db, ids, text)),
    visitor,
  };
};
