import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createClient } from '@redis/client';
import pg, { type Client } from 'pg';
import type { Variables } from '../env.ts';
import { inRoot } from '../paths.ts';

type Response<Value> = ({ ok: true } & Value) | { ok: false; error: string };

/** Maximum time of a connection, and of one request on it. */
const timeoutMs = 5_000;

/** Describes an error by its code, or its cause's: messages may have an address with a password. */
const describeError = (name: string, error: unknown): string => {
  const { code, message, cause } = error as { code?: unknown; message?: string; cause?: { code?: unknown } };
  const text = [code, cause?.code].find((value) => typeof value === 'string');
  return `${name}: ${text ?? message ?? String(error)}`;
};

/** Connects to a PostgreSQL server for some queries. */
const withDatabase = async <Result>(url: string, query: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  try {
    await client.connect();
    return await query(client);
  } finally {
    // A connection that failed has nothing to end.
    await client.end().catch(() => undefined);
  }
};

/** The index of an engine, by the tables of the provider. */
export type SearchIndex = {
  /** `missing`: the database knows no complete index at this address. `lost`: the engine does not have it. */
  state: 'missing' | 'lost' | 'ready';
  /** Changed articles that the index lacks, and the age of the oldest change. */
  changes: number;
  oldestChangeSeconds: number;
};

/** The engine at `SEARCH_URL`. `index` is undefined where no PostgreSQL server responded. */
type SearchEngineProbe = Response<{ version: string; index: SearchIndex | undefined }>;

/** Runs a command of Groonga's HTTP server, whose responses are `[[code, start, seconds], result]`. */
const runCommand = async (address: URL, command: string): Promise<unknown> => {
  const { origin, username, password } = address;
  const user = Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64');
  const response = await fetch(`${origin}/d/${command}`, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(username !== '' && { headers: { authorization: `Basic ${user}` } }),
  });
  if (!response.ok) throw new Error(`responds with ${response.status}`);
  const [, result] = (await response.json()) as [unknown, unknown];
  return result;
};

const readIndex = (databaseUrl: string, address: URL): Promise<SearchIndex> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string; changes: number; oldestChangeSeconds: number }>(
      `select name, count(changed_at)::integer as changes,
         coalesce(extract(epoch from clock_timestamp() - min(changed_at)), 0)::float8 as "oldestChangeSeconds"
       from search_indexes left join search_changes on index_name = name
       where state = 'ready' and address = $1 group by name`,
      [address.host],
    );
    const [index] = rows;
    if (!index) return { state: 'missing', changes: 0, oldestChangeSeconds: 0 };
    const { name, ...changes } = index;
    const isPresent = (await runCommand(address, `object_exist?name=${encodeURIComponent(name)}`)) === true;
    return { state: isPresent ? 'ready' : 'lost', ...changes };
  });

/** Requests the version of the search engine, and compares its index with the database. */
export const probeSearchEngine = async (url: string, databaseUrl: Variables[string]): Promise<SearchEngineProbe> => {
  const [, text = ''] = /^groonga\+(https?:.+)$/.exec(url) ?? [];
  if (!URL.canParse(text)) return { ok: false, error: 'SEARCH_URL: not groonga+http://… or groonga+https://…' };
  const address = new URL(text);
  try {
    const { version } = (await runCommand(address, 'status')) as { version: string };
    // The check of the database reports one that does not respond, or has no tables yet.
    const index = databaseUrl ? await readIndex(databaseUrl, address).catch(() => undefined) : undefined;
    return { ok: true, version, index };
  } catch (error) {
    return { ok: false, error: describeError('SEARCH_URL', error) };
  }
};

/** What was found on this machine and at the services that its environment names. `undefined`: not named. */
export type Services = {
  redis: Response<{ version: string }> | undefined;
  /** `version` is the server's, such as 15.7; `missing` are migrations; `failedJobs` failed for good. */
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
