import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran. Several processes may call
 * it at once. Migrations of parallel branches may arrive in any order: a missing one runs even after a later number.
 */
export const migrateToLatest = async (
  db: Kysely<Database>,
  all: Record<string, Migration> = migrations,
): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all }, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the first';
    throw new Error(`The database could not be migrated: ${failed} failed. Its changes were rolled back.`, {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
};
