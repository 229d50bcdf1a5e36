import path from 'node:path';
import { migrateToLatest } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { readEnv } from '../src/env.ts';

/** Calls of a statement and the time until their results, in ms. */
export type QueryTimes = Map<string, { count: number; ms: number }>;

/** A short name of a statement for a table: its first words and the tables that it reads. */
const toLabel = (sql: string): string => sql.replaceAll(/\s+/g, ' ').replaceAll('"', '').slice(0, 150);

/** Opens and migrates the database in DATA_DIR or DATABASE_URL and records the time of each statement. */
export const openBenchDatabase = async () => {
  const env = readEnv();
  const queries: QueryTimes = new Map();
  const onQuery = (sql: string, ms: number): void => {
    const label = toLabel(sql);
    const before = queries.get(label);
    queries.set(label, { count: (before?.count ?? 0) + 1, ms: (before?.ms ?? 0) + ms });
  };
  const database = await openDatabase({
    ...(env.databaseUrl
      ? { kind: 'server' as const, url: env.databaseUrl }
      : { kind: 'embedded' as const, directory: path.join(env.dataDirectory, 'database') }),
    onQuery,
  });
  await migrateToLatest(database.db);
  return { ...database, queries };
};
