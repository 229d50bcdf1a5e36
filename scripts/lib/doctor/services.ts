import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createClient } from '@redis/client';
import type { Client } from 'pg';
import type { Variables } from '../env.ts';
import { inRoot } from '../paths.ts';
import { withDatabase } from './database.ts';
import { describeError, type Response, timeoutMs } from './response.ts';
import { probeSearchEngine, type SearchEngineProbe } from './searchEngine.ts';

/** What was found on this machine and at the services that its environment names. `undefined`: not named. */
export type Services = {
  redis: Response<{ version: string }> | undefined;
  /**
   * `version` is that of the server, such as 15.7; `missing` are the migrations of this version that did not run;
   * `failedJobs` counts the mails and other jobs that failed for good.
   */
  database: Response<{ version: string; missing: readonly string[]; failedJobs: number }> | undefined;
  searchEngine: SearchEngineProbe | undefined;
  /** Of the disk of the data folder, or of the repository where there is no folder yet. */
  disk: { path: string; freeBytes: number };
};

const probeRedis = async (url: string): Promise<Services['redis']> => {
  const client = createClient({ url, socket: { connectTimeout: timeoutMs, reconnectStrategy: false } });
  // Without a listener an error ends the process; `connect` rejects with it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const info = await client.withAbortSignal(AbortSignal.timeout(timeoutMs)).info('server');
    return { ok: true, version: /redis_version:(\S+)/.exec(info)?.[1] ?? 'unknown' };
  } catch (error) {
    return { ok: false, error: describeError('REDIS_URL', error) };
  } finally {
    if (client.isOpen) client.destroy();
  }
};

const listMigrations = (): string[] =>
  readdirSync(inRoot('apps/provider/src/db/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''));

/** The jobs that `npm run jobs` lists as failed: mails wait in a queue of their own. */
const countFailedJobs = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pgboss.job
      where name = 'mail-failed' and state <> 'completed' or name not like 'mail%' and state = 'failed'`,
  );
  return rows[0]?.count ?? 0;
};

const probeDatabase = async (url: string): Promise<Services['database']> => {
  try {
    return await withDatabase(url, async (client) => {
      const { rows } = await client.query<{ version: string; migrated: string | null; jobs: string | null }>(
        `select current_setting('server_version') as version, to_regclass('kysely_migration')::text as migrated,
          to_regclass('pgboss.job')::text as jobs`,
      );
      const [{ version, migrated, jobs } = { version: '', migrated: null, jobs: null }] = rows;
      const ran =
        migrated === null ? [] : (await client.query<{ name: string }>('select name from kysely_migration')).rows;
      const names = new Set(ran.map(({ name }) => name));
      const failedJobs = jobs === null ? 0 : await countFailedJobs(client);
      return { ok: true, version, missing: listMigrations().filter((name) => !names.has(name)), failedJobs };
    });
  } catch (error) {
    return { ok: false, error: describeError('DATABASE_URL', error) };
  }
};

/** Connects to the services of an environment, and measures the disk of a folder. */
export const probeServices = async (env: Variables, folder: string): Promise<Services> => {
  const [redis, database, searchEngine, { bavail, bsize }] = await Promise.all([
    env.REDIS_URL ? probeRedis(env.REDIS_URL) : undefined,
    env.DATABASE_URL ? probeDatabase(env.DATABASE_URL) : undefined,
    env.SEARCH_URL ? probeSearchEngine(env.SEARCH_URL, env.DATABASE_URL) : undefined,
    statfs(folder),
  ]);
  return { redis, database, searchEngine, disk: { path: folder, freeBytes: bavail * bsize } };
};
