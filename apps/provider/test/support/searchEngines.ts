import { pino } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import { buildIndex } from '../../src/content/search/engine/buildIndex.ts';
import type { SearchEngine } from '../../src/content/search/engine/engine.ts';
import { openSearchEngine } from '../../src/content/search/engine/engines.ts';
import { createEngineSearch } from '../../src/content/search/engine/engineSearch.ts';
import { readIndexStatus } from '../../src/content/search/engine/indexer.ts';
import { searchPostgres } from '../../src/content/search/searchPostgres.ts';
import type { Search } from '../../src/content/search/query.ts';
import { describeEachEngine, describeWithDatabase } from './engines.ts';
import { type GroongaProcess, hasGroonga, startGroonga } from './groonga.ts';

/** A database, and a function that returns the search of its present content. */
export type OpenSearchTest = { open: () => OpenDatabase; openSearch: () => Promise<Search> };

const log = pino({ level: 'silent' });

/** Builds an index, and searches it without a fallback, so that a test cannot pass on PostgreSQL. */
export const openIndexedSearch = async (
  { db }: OpenDatabase,
  engine: SearchEngine,
  ranked?: number,
): Promise<Search> => {
  await buildIndex(db, engine, { log: () => undefined, switchMs: 0 });
  const index = (await readIndexStatus(db, engine))?.name;
  const fallback: Search = (request, deps) => {
    if (request.wanted.kind === 'words') throw new Error('The search engine did not search.');
    return searchPostgres(request, deps);
  };
  // On a busy machine the engine may be late.
  const deps = { engine, getIndex: () => index, fallback, log, limitMs: 60_000 };
  return createEngineSearch({ ...deps, ...(ranked !== undefined && { ranked }) });
};

/** Runs tests of searches with PostgreSQL's search on each database, and with Groonga's where it is installed. */
export const describeEachSearch = (title: string, tests: (test: OpenSearchTest) => void): void => {
  describeEachEngine(title, (open) => {
    describe('PostgreSQL searches', () => {
      tests({ open, openSearch: () => Promise.resolve(searchPostgres) });
    });
  });
  describeWithDatabase(title, (open) => {
    describe.skipIf(!hasGroonga)('Groonga searches (needs groonga-bin)', () => {
      let groonga: GroongaProcess | undefined;
      beforeAll(async () => {
        groonga = await startGroonga();
      });
      afterAll(() => groonga?.remove());
      tests({ open, openSearch: () => openIndexedSearch(open(), openSearchEngine(groonga?.url ?? '')) });
    });
  });
};
