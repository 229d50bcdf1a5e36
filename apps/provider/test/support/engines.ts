import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/db/open.ts';
import { createDatabase } from './createDatabase.ts';
import { testEnv } from './env.ts';
import { migratedDirectory } from './migratedDirectory.ts';

/** Creates a database on the test server, which is dropped when it is closed. */
const openOnServer = async (serverUrl: string, template: string | undefined): Promise<OpenDatabase> => {
  const { url, drop } = await createDatabase(serverUrl, { template });
  const open = await openDatabase({ kind: 'server', url, connections: 4, connectionTimeoutMs: 60_000 });
  const close = async () => {
    await open.close();
    await drop();
  };
  return { ...open, close };
};

/** Opens a new embedded database, which is deleted when it is closed. */
export const openEmbedded = async (): Promise<OpenDatabase> => {
  const directory = mkdtempSync(path.join(tmpdir(), 'masthead-database-'));
  cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
  const open = await openDatabase({ kind: 'embedded', directory });
  const close = async () => {
    await open.close();
    rmSync(directory, { recursive: true });
  };
  return { ...open, close };
};

let shared: Promise<OpenDatabase> | undefined;

/**
 * Empties the embedded database that the suites of this process share, one after the other: starting the engine takes
 * seconds of a processor. It ends with the process, and the folder of the template is deleted after the run.
 */
const reuseEmbedded = async (): Promise<OpenDatabase> => {
  shared ??= (async () => {
    const template = await migratedDirectory(inject('embeddedTemplate'));
    const directory = mkdtempSync(`${template}-shared-`);
    cpSync(template, directory, { recursive: true });
    return openDatabase({ kind: 'embedded', directory });
  })();
  const open = await shared;
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' and table_name <> 'reference_version'`.execute(
    open.db,
  );
  await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} restart identity cascade`.execute(open.db);
  await sql`delete from pgboss.job`.execute(open.db);
  await sql`delete from pgboss.schedule`.execute(open.db);
  return { ...open, close: () => Promise.resolve() };
};

/**
 * Opens a new database, which is deleted when it is closed: on PostgreSQL, where it takes a moment, or on the embedded
 * engine without a server, where it takes two seconds.
 */
export const openTestDatabase = (schema: 'newest' | 'none' = 'newest'): Promise<OpenDatabase> => {
  const serverUrl = inject('postgresUrl');
  if (serverUrl !== undefined)
    return openOnServer(serverUrl, schema === 'newest' ? inject('postgresTemplate') : undefined);
  return schema === 'newest' ? openEmbedded() : openDatabase({ kind: 'embedded' });
};

/** Opens a database before the tests of a suite and closes it after them. */
const useDatabase = (openNew: () => Promise<OpenDatabase>): (() => OpenDatabase) => {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = await openNew();
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The database is open only while tests run.');
    return opened;
  };
};

type Tests = (open: () => OpenDatabase) => void;

const describeOn = (engine: 'PostgreSQL' | 'embedded', title: string, tests: Tests): void => {
  describe(`${title} (${engine})`, () => {
    tests(useDatabase(engine === 'embedded' ? reuseEmbedded : openTestDatabase));
  });
};

/** Runs tests on a database of their own: on PostgreSQL, or on the embedded engine without a server. */
export const describeWithDatabase = (title: string, tests: Tests): void =>
  describeOn(inject('postgresUrl') === undefined ? 'embedded' : 'PostgreSQL', title, tests);

/**
 * Runs tests whose statements the engines may execute differently: locks and transactions, dates, plans, searches.
 * `npm run test:full` runs them on the embedded engine too.
 */
export const describeEachEngine = (title: string, tests: Tests): void => {
  describeWithDatabase(title, tests);
  if (testEnv.isFullRun && inject('postgresUrl') !== undefined) describeOn('embedded', title, tests);
};
