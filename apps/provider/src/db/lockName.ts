import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Takes a lock by its name, which other transactions wait for until this one ends. */
export const lockName = async (db: Kysely<Database>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};
