import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createClient } from '@redis/client';
import type { Variables } from '../env.ts';
import { inRoot } from '../paths.ts';
import { withDatabase } from './database.ts';
import { describeError, type Response, timeoutMs } from './response.ts';
import { probeSearchEngine, type SearchEngineProbe } from './searchEngine.ts';

/** What was found on this machine and at the services that its environment names. `undefined`: not named. */
export type Services = {
  redis: Response<{ version: string }> | undefined;
  /**
   * `version` is that of the server, such as 15.7. `migrations` are those that ran; `missing` those of this version
   * that did not.
   */
  database: Response<{ version: string; missing: readonly string[] }> | undefined;
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

const probeDatabase = async (url: string): Promise<Services['database']> => {
  try {
    return await withDatabase(url, async (client) => {
      const { rows } = await client.query<{ version: string; migrated: string | null }>(
        `select current_setting('server_version') as version, to_regclass('kysely_migration')::text as migrated`,
      );
      const [{ version, migrated } = { version: '', migrated: null }] = rows;
      const ran =
        migrated === null ? [] : (await client.query<{ name: string }>('select name from kysely_migration')).rows;
      const names = new Set(ran.map(({ name }) => name));
      return { ok: true, version, missing: listMigrations().filter((name) => !names.has(name)) };
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
