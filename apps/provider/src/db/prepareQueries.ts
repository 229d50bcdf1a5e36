import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { hasSqlState } from './sqlState.ts';

/** Uses of a statement before it is prepared, and the maximum number of prepared statements of a connection. */
const preparation = { uses: 3, maxStatements: 300, maxCounted: 1_000 } as const;

/** Names the statements to prepare: queries that were used several times. */
const createStatementNames = () => {
  const uses = new LRUCache<string, number>({ max: preparation.maxCounted });
  const names = new Map<string, string | undefined>();
  return {
    find: (text: string): string | undefined => {
      if (names.has(text) || names.size >= preparation.maxStatements || !/^\s*(select|with)\b/i.test(text))
        return names.get(text);
      const count = (uses.get(text) ?? 0) + 1;
      uses.set(text, count);
      if (count < preparation.uses) return undefined;
      uses.delete(text);
      names.set(text, `masthead_${names.size}`);
      return names.get(text);
    },
    /** Never prepares the statement again. */
    exclude: (text: string): void => void names.set(text, undefined),
  };
};

/** The driver returns a result for each of several statements in one text. Kysely would read no rows from them. */
const joinResults = (results: pg.QueryResult | readonly pg.QueryResult[]): pg.QueryResult => {
  if ('rows' in results) return results;
  const [first] = results;
  if (!first) throw new Error('The text has no statement.');
  return { ...first, rows: results.flatMap(({ rows }) => rows as unknown[]) };
};

/**
 * Prepares the queries of a pool that repeat, so that the database parses and plans each once per connection.
 * Statements in transactions (imports, searches with settings of their own) are planned for their values.
 */
export const prepareRepeatedQueries = (pool: pg.Pool): void => {
  const names = createStatementNames();
  pool.on('connect', (client) => {
    const sendStatements = client.query.bind(client) as (
      query: pg.QueryConfig,
    ) => Promise<pg.QueryResult | readonly pg.QueryResult[]>;
    const send = async (query: pg.QueryConfig): Promise<pg.QueryResult> => joinResults(await sendStatements(query));
    const query = async (text: string, values: unknown[] = []): Promise<pg.QueryResult> => {
      const inTransaction = ['T', 'E'].includes(client.getTransactionStatus() ?? '');
      const name = inTransaction ? undefined : names.find(text);
      if (name === undefined) return send({ text, values });
      try {
        return await send({ name, text, values });
      } catch (error) {
        if (!hasSqlState(error, 'changedResultType')) throw error;
        names.exclude(text);
        return send({ text, values });
      }
    };
    // The only form in which Kysely calls it.
    Object.assign(client, { query });
  });
};
