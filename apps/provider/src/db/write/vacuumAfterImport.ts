import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * After a large import: fresh statistics and visibility, without which plans and counts are slow. The embedded
 * engine has no autovacuum. Not inside a transaction.
 */
export const vacuumAfterImport = async (db: Kysely<Database>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
