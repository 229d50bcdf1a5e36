import type { Matches } from '../query.ts';
import type { Word, WordQuery } from './wordQuery.ts';

export type IndexedArticle = {
  id: number;
  siteId: number;
  pubDate: Date;
  categoryIds: readonly number[];
  words: readonly Word[];
};

export type IndexQuery = {
  siteId: number;
  words: WordQuery;
  /** Publication dates: from `from`, inclusive, to `before`, exclusive, and not after `now`. */
  from: Date | undefined;
  before: Date | undefined;
  now: Date;
  /** Articles must be in all of these categories. */
  categoryIds: readonly number[];
  /** Order by date, then by id. */
  direction: 'ascending' | 'descending';
  limit: number;
  offset: number;
  facets: 'count' | 'leave';
};

/** An adapter for a search engine. Words are stems, compared exactly. Everything rejects without a timely response. */
export type SearchEngine = {
  /** The name in logs and metrics. */
  name: string;
  /** Where it is, without credentials. */
  address: string;
  /** Whether the engine has the index. */
  has: (index: string) => Promise<boolean>;
  /** Finds one page by date, with the exact number of matches, and the counts by category if requested. */
  find: (index: string, query: IndexQuery) => Promise<Matches>;
  /** Creates an empty index. */
  create: (index: string) => Promise<void>;
  /** Adds articles that the index does not have. Searches find them when the promise resolves. */
  write: (index: string, articles: readonly IndexedArticle[]) => Promise<void>;
  /** Removes articles, also before they are written again: after a crash, one may lack its words. */
  remove: (index: string, ids: readonly number[]) => Promise<void>;
  /** Completes an index after its first articles were written. Searches call `find` only afterwards. */
  complete: (index: string) => Promise<void>;
  /** Counts the articles of an index, unpublished ones included. */
  count: (index: string) => Promise<number>;
  /** Deletes the indexes of this provider that are not listed. */
  deleteOthers: (indexes: readonly string[]) => Promise<void>;
};

/** The engine did not respond as expected. The message contains no search text. */
export class SearchEngineError extends Error {
  override name = 'SearchEngineError';
}
