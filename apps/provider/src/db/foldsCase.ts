import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Whether the database lowercases letters other than ASCII. With the locale `C` (LC_CTYPE) it does not: a search for
 * "überraschung" does not find "Überraschung", and names of authors and cities with such letters are not found either.
 */
export const foldsCase = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ folds: boolean }>`select lower('Ä') = 'ä' as folds`.execute(db);
  return rows[0]?.folds ?? false;
};
