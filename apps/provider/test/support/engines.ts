import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { migrateToLatest } from '../../src/db/migrations/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/open.ts';
import { testEnv } from './env.ts';
import { migratedDirectory } from './migratedDirectory.ts';

/** Creates an empty database on the test server, perhaps with a locale of its own. Drop it after the test. */
export const createDatabase = async (
  serverUrl: string,
  locale?: 'C',
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}${locale ? ` template template0 locale '${locale}'` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name}`) };
};

/** Creates a database on the test server, which is dropped when it is closed. */
const openOnServer = async (serverUrl: string): Promise<OpenDatabase> => {
  const { url, drop } = await createDatabase(serverUrl);
  const open = await openDatabase({ kind: 'server', url, connections: 4, connectionTimeoutMs: 60_000 });
  await migrateToLatest(open.db);
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

/**
 * Runs tests on PostgreSQL, or on the embedded engine without a server. `npm run test:full` runs them on both and skips
 * the tests of a missing server.
 */
export const describeEachEngine = (title: string, tests: (open: () => OpenDatabase) => void): void => {
  const serverUrl = inject('postgresUrl');
  const embedded = { engine: 'embedded', open: openEmbedded, isMissing: false };
  const server = {
    engine: 'PostgreSQL server',
    open: () => openOnServer(serverUrl ?? ''),
    isMissing: serverUrl === undefined,
  };
  const engines = testEnv.isFullRun ? [embedded, server] : [server.isMissing ? embedded : server];
  describe.for(engines)(`${title} ($engine)`, ({ open, isMissing }) => {
    describe.skipIf(isMissing)('on this engine', () => {
      let opened: OpenDatabase | undefined;
      beforeAll(async () => {
        opened = await open();
      });
      afterAll(() => opened?.close());
      tests(() => {
        if (!opened) throw new Error('The database is open only while tests run.');
        return opened;
      });
    });
  });
};
