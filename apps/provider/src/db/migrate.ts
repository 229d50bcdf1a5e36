import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the newest schema and names what it ran. Several processes may call it at once. Two changes that
 * were made side by side may arrive in either order: what has not run yet runs, also where a later number has.
 */
export const migrateToLatest = async (
  db: Kysely<Database>,
  all: Record<string, Migration> = migrations,
): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all }, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the first';
    throw new Error(`The database could not be migrated: ${failed} failed. Nothing of it was kept.`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
};
