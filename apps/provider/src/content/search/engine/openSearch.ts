import type { Logger } from 'pino';
import type { Db } from '../../../db/schema.ts';
import { searchPostgres } from '../postgres/find.ts';
import type { Search } from '../query.ts';
import { openSearchEngine } from './engines.ts';
import { createEngineSearch } from './engineSearch.ts';
import { createIndexer, type Indexer } from './indexer.ts';

/** The search of a provider. `indexer` is undefined when PostgreSQL alone searches. */
export type OpenSearch = { search: Search; indexer: Indexer | undefined };

export const openSearch = (url: string | undefined, { db, log }: { db: Db; log: Logger }): OpenSearch => {
  if (url === undefined) return { search: searchPostgres, indexer: undefined };
  const engine = openSearchEngine(url);
  const indexer = createIndexer({ db, engine, log });
  const search = createEngineSearch({ engine, getIndex: indexer.getIndex, fallback: searchPostgres, log });
  return { search, indexer };
};
