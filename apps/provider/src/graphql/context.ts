import type { Kysely } from 'kysely';
import { anonymousVisitor, type VisitorQueries } from '../accounts/visitor.ts';
import type { Database } from '../db/schema.ts';
import {
  type ArticleStream,
  type AuthorRow,
  authorsOf,
  type SlideRow,
  slidesOf,
  streamsOf,
  type VideoRow,
  videosOf,
} from '../queries/articles.ts';
import { batched, batchedPer } from '../queries/batched.ts';
import { type CategoryIndex, loadCategories } from '../queries/categories.ts';
import { findSite, listSites, type Site } from '../queries/sites.ts';
import { countStreams } from '../queries/streams.ts';
import { type Found, highlight } from '../search/highlight.ts';
import { createPackageLookUps, type PackageLookUps } from './packageLookUps.ts';

type LookUp<V> = (id: number) => Promise<V | undefined>;

/** What a resolver may use. Look-ups are batched and remembered for one request. */
export type Context = {
  db: Kysely<Database>;
  /** The moment the request came; what is dated later does not exist yet. */
  now: Date;
  site: (text: string | null | undefined) => Promise<Site | undefined>;
  categories: (siteId: number) => Promise<CategoryIndex>;
  streams: LookUp<ArticleStream[]>;
  authors: LookUp<AuthorRow[]>;
  slides: LookUp<SlideRow[]>;
  video: LookUp<VideoRow>;
  /** How many articles a category holds. */
  streamCount: LookUp<number>;
  packages: PackageLookUps;
  /** Where the words of a search stand in an article. */
  found: (searchText: string, articleId: number) => Promise<Found | undefined>;
  /** Who asks: what may be told of them, to them. */
  visitor: VisitorQueries;
};

/** The context of one request. */
export const createContext = (db: Kysely<Database>, now: Date, visitor: VisitorQueries = anonymousVisitor): Context => {
  let sites: Promise<Site[]> | undefined;
  const categories = new Map<number, Promise<CategoryIndex>>();
  return {
    db,
    now,
    site: async (text) => {
      sites ??= listSites(db);
      const known = await sites;
      return text === null || text === undefined ? known[0] : findSite(known, text);
    },
    categories: (siteId) => {
      const loading = categories.get(siteId) ?? loadCategories(db, siteId);
      categories.set(siteId, loading);
      return loading;
    },
    streams: batched((ids) => streamsOf(db, ids)),
    authors: batched((ids) => authorsOf(db, ids)),
    slides: batched((ids) => slidesOf(db, ids)),
    video: batched((ids) => videosOf(db, ids)),
    streamCount: batched((ids) => countStreams(db, ids, now)),
    packages: createPackageLookUps(db, now),
    found: batchedPer((text, ids) => highlight(db, ids, text)),
    visitor,
  };
};
