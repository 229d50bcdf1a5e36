import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** Brings the database to the newest schema and names what it ran. Several processes may call it at once. */
export const migrateToLatest = async (db: Kysely<Database>): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the first';
    throw new Error(`The database could not be migrated: ${failed} failed. Nothing of it was kept.`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
};
