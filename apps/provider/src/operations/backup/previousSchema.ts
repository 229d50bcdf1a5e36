import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { BackupError } from './archive.ts';

const prefix = 'before_restore_';
/** The schemas that a backup has: ours, and that of the queues of jobs. */
export const ownSchemas: readonly string[] = ['public', 'pgboss'];

/** The argument of pg_dump that leaves out databases from before a restore. */
export const excludePrevious = `--exclude-schema=${prefix}*`;

/** What may happen to a database that is not empty. */
export type Existing = 'refuse' | 'replace';

/** The PostgreSQL database from before a restore: its schema, or undefined where it was empty. */
export type Previous = { schema: string | undefined; undo: () => Promise<void>; close: () => Promise<void> };

/** How long the server may take to end the connections of a stopped process. */
const clientsLeaveMs = 2_000;

const countClients = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ clients: number }>`
    select count(*)::integer as clients from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.clients ?? 0;
};

/** Waits until no other connection uses the database, and returns how many still do at the end of the time. */
const waitForClients = async (db: Db): Promise<number> => {
  const endsAt = performance.now() + clientsLeaveMs;
  for (;;) {
    const clients = await countClients(db);
    if (clients === 0 || performance.now() >= endsAt) return clients;
    await setTimeout(100);
  }
};

const listSchemas = async (db: Db, schemas: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname in (${sql.join(schemas)})`.execute(db);
  return rows.map(({ name }) => name);
};

/** Removes what a failed restore has written, and puts back what was there before. */
const restoreSchemas = (
  db: Db,
  schemas: readonly string[],
  moved: readonly { name: string; previous: string }[],
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const name of await listSchemas(transaction, schemas))
      await sql`drop schema ${sql.id(name)} cascade`.execute(transaction);
    for (const { name, previous } of moved)
      await sql`alter schema ${sql.id(previous)} rename to ${sql.id(name)}`.execute(transaction);
    if (moved.length === 0) await sql`create schema public`.execute(transaction);
  });

type SetAsideOptions = { existing: Existing; schemas?: readonly string[]; now: Date };

/** Makes room for a restore of schemas: tables that are there move to schemas of their own. */
export const setAside = async (
  databaseUrl: string,
  { existing, schemas = ownSchemas, now }: SetAsideOptions,
): Promise<Previous> => {
  const { db, close } = await openDatabase({ kind: 'server', url: databaseUrl, connections: 1 });
  const schema = `${prefix}${now.toISOString().replaceAll(/\D/g, '')}`;
  const toPrevious = (name: string): string => (name === 'public' ? schema : `${schema}_${name}`);
  try {
    const { rows } = await sql<{ tables: string }>`
      select count(*) as tables from pg_tables where schemaname in (${sql.join(schemas)})`.execute(db);
    const [{ tables } = { tables: '0' }] = rows;
    if (tables === '0') return { schema: undefined, undo: () => restoreSchemas(db, schemas, []), close };
    if (existing === 'refuse')
      throw new BackupError(
        `The database of DATABASE_URL has ${tables} tables. Set it to an empty database, or pass --replace.`,
      );
    const clients = await waitForClients(db);
    if (clients > 0)
      throw new BackupError(`${clients} other connections use the database of DATABASE_URL. Stop the providers.`);
    const moved = await listSchemas(db, schemas);
    await db.transaction().execute(async (transaction) => {
      for (const name of moved)
        await sql`alter schema ${sql.id(name)} rename to ${sql.id(toPrevious(name))}`.execute(transaction);
      await sql`create schema public`.execute(transaction);
    });
    const undo = () =>
      restoreSchemas(
        db,
        schemas,
        moved.map((name) => ({ name, previous: toPrevious(name) })),
      );
    return { schema, undo, close };
  } catch (error) {
    await close();
    throw error;
  }
};
