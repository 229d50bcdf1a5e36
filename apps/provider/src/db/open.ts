import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../server/operatorError.ts';
import { startCheckpoints } from './embedded/checkpoints.ts';
import { startEngine } from './embedded/engine.ts';
import { lockDirectory } from './embedded/lock.ts';
import type { EngineMemory } from './embedded/worker.ts';
import { prepareRepeatedQueries } from './prepareQueries.ts';
import { BudgetedDialect } from './queryBudget.ts';
import type { Database } from './schema.ts';

/** Which database to open. */
export type DatabaseOptions =
  /**
   * `connectionTimeoutMs` limits how long a query waits for a new or a busy connection. `statementTimeoutMs` applies to
   * `requestDb` only, because migrations, imports and vacuum may take longer.
   */
  | { kind: 'server'; url: string; connections?: number; connectionTimeoutMs?: number; statementTimeoutMs?: number }
  /**
   * `directory` contains the database and its lock. Without it the database is in memory. `small` has a small page
   * cache, for commands that write: 110 MB less, in the same time.
   */
  | { kind: 'embedded'; directory?: string; memory?: EngineMemory };

/** An open database. */
export type OpenDatabase = {
  db: Kysely<Database>;
  /** For queries whose cost clients control. The embedded database cannot cancel statements, so there it is `db`. */
  requestDb: Kysely<Database>;
  kind: DatabaseOptions['kind'];
  /** Copies the files of the embedded database to a new folder, as of one moment. */
  copyFiles: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Dates stay strings: the driver's Date would shift a day by the machine's time zone. */
const dateType = 1082;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === dateType ? (value: string) => value : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const createKysely = (pool: pg.Pool): Kysely<Database> => {
  prepareRepeatedQueries(pool);
  return new Kysely<Database>({
    dialect: new BudgetedDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
};

const openServer = ({
  url,
  connections = 10,
  connectionTimeoutMs = 5000,
  statementTimeoutMs = 8000,
}: Extract<DatabaseOptions, { kind: 'server' }>): OpenDatabase => {
  const openPool = (options: pg.PoolConfig) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: connections,
      types,
      connectionTimeoutMillis: connectionTimeoutMs,
      ...options,
    });
    // The next query replaces a connection that breaks while idle, and reports the error if that fails.
    pool.on('error', () => undefined);
    return createKysely(pool);
  };
  const [db, requestDb] = [openPool({}), openPool({ statement_timeout: statementTimeoutMs })];
  const close = async () => {
    await Promise.all([db.destroy(), requestDb.destroy()]);
  };
  const copyFiles = (): Promise<never> =>
    Promise.reject(new Error('The files of a PostgreSQL server are not copied. Use pg_dump.'));
  return { db, requestDb, kind: 'server', copyFiles, close };
};

/** Creates or repairs a folder that only its owner can enter: the embedded engine makes its files readable for all. */
const makePrivate = (directory: string): void => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if ((statSync(directory).mode & 0o077) === 0) return;
  try {
    chmodSync(directory, 0o700);
  } catch (cause) {
    throw new OperatorError(
      `Other users can read the database in ${directory}. Run chmod 700 ${directory} as its owner, then start again.`,
      { cause },
    );
  }
};

const openEmbedded = async ({
  directory,
  memory,
}: Extract<DatabaseOptions, { kind: 'embedded' }>): Promise<OpenDatabase> => {
  if (directory) makePrivate(directory);
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    const engine = await startEngine(directory && join(directory, 'pgdata'), memory);
    // The driver's types expect a socket of Node.
    const stream = engine.connect as unknown as pg.PoolConfig['stream'];
    const db = createKysely(new pg.Pool({ stream, ssl: false, max: 1, types, idleTimeoutMillis: 0 }));
    const stopCheckpoints = directory ? startCheckpoints(db) : async () => undefined;
    const close = async () => {
      await stopCheckpoints();
      await db.destroy();
      await engine.close();
      unlock();
    };
    const copyFiles = async (target: string) => {
      // The copy then replays little of the write-ahead log.
      await sql`checkpoint`.execute(db);
      await engine.copyFiles(target);
    };
    return { db, requestDb: db, kind: 'embedded', copyFiles, close };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Opens the database, embedded or on a server, with the same driver and dialect. */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.kind === 'server' ? openServer(options) : openEmbedded(options);

/** Whether a data directory has an embedded database. */
export const hasEmbeddedDatabase = (dataDirectory: string): boolean =>
  existsSync(join(dataDirectory, 'database', 'pgdata'));

/** Opens the database of a command: the server of DATABASE_URL, else the embedded one in the data directory. */
export const openCommandDatabase = async ({
  databaseUrl,
  dataDirectory,
  memory = 'normal',
  ifMissing = 'refuse',
}: {
  databaseUrl: string | undefined;
  dataDirectory: string;
  memory?: EngineMemory;
  /**
   * What to do where the data directory has no database. `create` is for commands that may come before the provider's
   * first start.
   */
  ifMissing?: 'create' | 'refuse';
}): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) return openDatabase({ kind: 'server', url: databaseUrl });
  if (ifMissing === 'refuse' && !hasEmbeddedDatabase(dataDirectory))
    throw new OperatorError(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to that of the provider.`,
    );
  return openDatabase({ kind: 'embedded', directory: join(dataDirectory, 'database'), memory });
};
