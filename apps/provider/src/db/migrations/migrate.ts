import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError } from '../../server/operatorError.ts';
import type { Db } from '../schema.ts';
import { createPgBoss } from '../jobs/pgBoss.ts';
import { queues } from '../jobs/queues.ts';

/** Creates or updates the schema of pg-boss and its queues. Several processes may call it at once. */
const installJobs = async (db: Db): Promise<void> => {
  const boss = createPgBoss(db, { supervise: false, schedule: false });
  await boss.start();
  try {
    for (const [name, options] of Object.entries(queues)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
};

const folder = import.meta.dirname;

/** All migrations: the SQL files of this folder. Never change one that has run on a server; add a new one instead. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => [
      path.basename(file, '.sql'),
      { up: async (db) => void (await sql.raw(readFileSync(path.join(folder, file), 'utf8')).execute(db)) },
    ]),
);

export const listMigrations = async (db: Db): Promise<string[]> => {
  const tables = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!tables.rows[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Lists migrations of a newer version that ran. Throws where none of ours did: before 1.0.0 there were others. */
export const listNewerMigrations = async (db: Db, all: Record<string, Migration> = migrations): Promise<string[]> => {
  const ran = await listMigrations(db);
  const newer = ran.filter((name) => !Object.hasOwn(all, name));
  if (ran.length > 0 && newer.length === ran.length)
    throw new OperatorError(
      'The database was created by a version before 1.0.0, which this version cannot migrate. It was not changed. For new sample content, remove the folder DATA_DIR/database, or set DATABASE_URL to an empty database. To keep the content, see "The database was created by a version before 1.0.0" in docs/guides/operations.md.',
    );
  return newer;
};

const describeCause = (error: unknown): string =>
  error instanceof Error ? error.message || String('code' in error ? error.code : error.name) : String(error);

/** A migration that ran already. Kysely refuses a database with one that it does not know. */
const newerMigration: Migration = { up: () => Promise.resolve() };

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran. Several processes may
 * call it at once. Migrations of parallel branches may arrive in any order: a missing one runs even after a later
 * number. A database of the next version is accepted, because a deployment can go back by one version
 * (deploy/README.md).
 */
export const migrateToLatest = async (db: Db, all: Record<string, Migration> = migrations): Promise<string[]> => {
  const newer = await listNewerMigrations(db, all).catch((cause: unknown) => {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(
      `The database cannot be used: ${describeCause(cause)}. Check that PostgreSQL runs, and DATABASE_URL.`,
      { cause },
    );
  });
  await installJobs(db);
  const migrations = { ...all, ...Object.fromEntries(newer.map((name) => [name, newerMigration])) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the first';
    throw new Error(`The database could not be migrated: ${failed} failed. Its changes were rolled back.`, {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
};
