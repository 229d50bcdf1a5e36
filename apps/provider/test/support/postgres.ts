import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../../src/db/migrations/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import { createDatabase } from './createDatabase.ts';
import { testEnv } from './env.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server for test databases, or undefined. */
    postgresUrl: string | undefined;
    /** Name of a database on that server with the newest schema and no rows, which tests copy. */
    postgresTemplate: string | undefined;
  }
}

/** Finds the folder of the server's programs. Debian does not add it to the PATH. */
const findPrograms = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((left, right) => Number(right) - Number(left))
    : [];
  const folders = [
    ...testEnv.path.split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
};

/** Returns the user of the PostgreSQL package if tests run as root, because the server does not run as root. */
const findUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
};

const isReachable = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    // The caller retries until the server has started or ended, or its deadline.
    return false;
  } finally {
    await client.end();
  }
};

const startServer = async (programs: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const directory = mkdtempSync(path.join(tmpdir(), 'masthead-postgres-'));
  const user = findUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = path.join(directory, 'data');
  const as = { ...user, cwd: directory, stdio: 'ignore' as const };
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    as,
  );
  const server = spawn(
    path.join(programs, 'postgres'),
    // Tests of deadlocks need not wait the default of a second for each.
    ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'deadlock_timeout=50ms'],
    as,
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  // A busy machine takes long. A server that neither starts nor ends must not hold the tests for ever.
  const until = Date.now() + 300_000;
  while (!(await isReachable(url))) {
    if (Date.now() > until || server.exitCode !== null || server.signalCode !== null) {
      await stop();
      throw new Error('PostgreSQL is installed but did not start for the tests.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
};

let stop: (() => Promise<void>) | undefined;

/** Provides TEST_DATABASE_URL, or starts a server. Without either, tests run on the embedded engine only. */
export const setup = async (project: TestProject): Promise<void> => {
  const configuredUrl = testEnv.databaseUrl;
  const programs = configuredUrl ? undefined : findPrograms();
  const server = programs ? await startServer(programs) : undefined;
  stop = server?.stop;
  const serverUrl = configuredUrl ?? server?.url;
  project.provide('postgresUrl', serverUrl);
  if (serverUrl === undefined) {
    console.warn(
      'PostgreSQL was not found, so tests run on the embedded engine only. Set TEST_DATABASE_URL or install postgresql.',
    );
    project.provide('postgresTemplate', undefined);
    return;
  }
  const { name, url, drop } = await createDatabase(serverUrl);
  const { db, close } = await openDatabase({ kind: 'server', url, connections: 1 });
  await migrateToLatest(db);
  await close();
  project.provide('postgresTemplate', name);
  stop = async () => {
    await drop();
    await server?.stop();
  };
};

/** Drops the template and stops the started server. */
export const teardown = async (): Promise<void> => {
  await stop?.();
};
