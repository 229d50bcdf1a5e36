import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findBodies } from '../queries/articles.ts';
import { createBatchLoader, createGroupedBatchLoader } from '../queries/batchLoader.ts';
import type { CategoryIndex } from '../queries/categories.ts';
import type { ReferenceData, ReferenceSnapshot } from '../queries/referenceData.ts';
import { findSite, type Site } from '../queries/sites.ts';
import type { ArticleStream } from '../queries/rows.ts';
import { countStreams } from '../queries/streams.ts';
import { type Found, highlight } from '../search/highlight.ts';
import { searchPostgres } from '../search/postgres/searchPostgres.ts';
import type { Search } from '../search/search.ts';
import { listArticleStreams } from '../queries/summaries.ts';
import { createPackageLoaders, type PackageLoaders } from './packageLoaders.ts';
import { anonymousVisitor, type VisitorQueries } from './visitor.ts';

type Loader<V> = (id: number) => Promise<V | undefined>;

/** The dependencies of resolvers. Loaders batch and cache their look-ups for one request. */
export type Context = {
  db: Kysely<Database>;
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
export type ContextOptions = {
  db: Kysely<Database>;
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
