import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Refreshes statistics and the visibility map after a large import; without them plans and counts are slow. The
 * embedded engine has no autovacuum. Do not call it in a transaction.
 */
export const vacuumAfterImport = async (db: Kysely<Database>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
