import { createCircuitBreaker } from '@masthead/process/circuit-breaker';
import { getTelemetry } from '@masthead/telemetry';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../db/schema.ts';
import { searchEffort, searchPostgres } from '../searchPostgres.ts';
import { type Matches, type Search, type SearchQuery, type SearchRequest, toDateRange } from '../query.ts';
import type { IndexQuery, SearchEngine } from './engine.ts';
import { parseWordQuery } from './wordQuery.ts';
import { openSearchEngine } from './engines.ts';
import { createIndexer, type Indexer } from './indexer.ts';

type Slice = { offset: number; limit: number };

/** Splits a page of two lists that follow each other into its parts of both. */
export const splitPage = ({ offset, limit }: Slice, firstLength: number): { first: Slice; second: Slice } => {
  const inFirst = Math.max(0, Math.min(limit, firstLength - offset));
  return {
    first: { offset: Math.min(offset, firstLength), limit: inFirst },
    second: { offset: Math.max(0, offset - firstLength), limit: limit - inFirst },
  };
};

type EngineSearchDeps = {
  engine: SearchEngine;
  /** The index to search; undefined: PostgreSQL is searched. */
  getIndex: () => string | undefined;
  /** Searches when the engine cannot. */
  fallback: Search;
  log: Logger;
  /** The newest matches that are ranked. */
  ranked?: number;
  /** Maximum duration of the requests of one search, in ms. */
  limitMs?: number;
};

/** Why PostgreSQL was searched. */
type FallbackReason = 'no words' | 'unknown query' | 'no current index' | 'engine error';

/** Ranks articles as PostgreSQL's search does. */
const rank = async (
  db: Db,
  ids: readonly number[],
  exact: string,
  direction: SearchQuery['direction'],
): Promise<number[]> => {
  const order = sql.raw(direction === 'ascending' ? 'asc' : 'desc');
  const { rows } = await sql<{ articleId: number }>`
    select article_id from (
      select article_id, pub_date, ts_rank_cd(vector, ${exact}::tsquery, 1) as rank
      from article_search where article_id = any(${ids}::integer[])
    ) weighed order by rank ${order}, pub_date ${order}, article_id ${order}`.execute(db);
  return rows.map(({ articleId }) => articleId);
};

/** What the engine has found: a page, or the newest matches to rank and the others of the page. */
type Found = { matches: Matches; newest: readonly number[]; others: readonly number[] };

const findByRelevance = async (
  find: (change: Partial<IndexQuery>) => Promise<Matches>,
  { direction, limit, offset }: SearchQuery,
  ranked: number,
): Promise<Found> => {
  const matches = await find({ direction: 'descending', limit: ranked, offset: 0 });
  const newest = matches.ids;
  const others = matches.estimate - newest.length;
  const { first, second } = splitPage({ offset, limit }, direction === 'descending' ? newest.length : others);
  const slice = direction === 'descending' ? { offset: newest.length + second.offset, limit: second.limit } : first;
  if (others === 0 || slice.limit === 0) return { matches, newest, others: [] };
  return { matches, newest, others: (await find({ direction, ...slice, facets: 'leave' })).ids };
};

/** Puts the ranked articles and the others of the page in order. */
const toPage = (
  { matches, newest, others }: Found,
  rankedIds: readonly number[],
  { direction, limit, offset }: SearchQuery,
): number[] => {
  const unranked = matches.estimate - newest.length;
  const { first, second } = splitPage({ offset, limit }, direction === 'descending' ? newest.length : unranked);
  const slice = direction === 'descending' ? first : second;
  const part = rankedIds.slice(slice.offset, slice.offset + slice.limit);
  return direction === 'descending' ? [...part, ...others] : [...others, ...part];
};

/** Lets an engine find and count, and PostgreSQL rank. Without a response in time, PostgreSQL does both for a while. */
export const createEngineSearch = ({
  engine,
  getIndex,
  fallback,
  log,
  ranked = searchEffort.ranked,
  limitMs = 3_000,
}: EngineSearchDeps): Search => {
  const withEngine = createCircuitBreaker({
    limitMs,
    onError: (error) => log.warn({ err: error }, 'the search engine did not respond; PostgreSQL is searched'),
  });

  const findInEngine = async ({ query, wanted, facets }: SearchRequest, db: Db): Promise<Matches | FallbackReason> => {
    if (wanted.kind === 'all') return 'no words';
    const words = parseWordQuery(wanted.exact);
    if (!words) return 'unknown query';
    const index = getIndex();
    if (index === undefined) return 'no current index';
    const { site, now, categoryIds, direction, limit, offset } = query;
    const range = toDateRange(query);
    const page: IndexQuery = { siteId: site.id, words, ...range, now, categoryIds, direction, limit, offset, facets };
    const find = (change: Partial<IndexQuery>): Promise<Matches> => engine.find(index, { ...page, ...change });
    if (query.sort === 'pubdate') return (await withEngine('read', () => find({}), undefined)) ?? 'engine error';
    const found = await withEngine('read', () => findByRelevance(find, query, ranked), undefined);
    if (!found) return 'engine error';
    const rankedIds = await rank(db, found.newest, wanted.exact, direction);
    return { ...found.matches, ids: toPage(found, rankedIds, query) };
  };

  return async (request, deps) => {
    const found = await findInEngine(request, deps.db);
    const isFound = typeof found !== 'string';
    getTelemetry().count('searches', { engine: isFound ? engine.name : 'postgresql', reason: isFound ? '' : found });
    return isFound ? found : fallback(request, deps);
  };
};

/** The search of a provider. `indexer` is undefined when PostgreSQL alone searches. */
type OpenSearch = { search: Search; indexer: Indexer | undefined };

export const openSearch = (url: string | undefined, { db, log }: { db: Db; log: Logger }): OpenSearch => {
  if (url === undefined) return { search: searchPostgres, indexer: undefined };
  const engine = openSearchEngine(url);
  const indexer = createIndexer({ db, engine, log });
  const search = createEngineSearch({ engine, getIndex: indexer.getIndex, fallback: searchPostgres, log });
  return { search, indexer };
};
