import { chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { OperatorError } from '../server/operatorError.ts';
import { startCheckpoints } from './embedded/checkpoints.ts';
import { startEngine } from './embedded/engine.ts';
import { lockDirectory } from './embedded/lock.ts';
import { assertShared, createNotSharedError, pingIntervalMs, shareDatabase, sharedPort } from './embedded/sharing.ts';
import type { EngineMemory } from './embedded/worker.ts';
import { BudgetedDialect } from './queryBudget.ts';
import type { Database, Db } from './schema.ts';
import { LRUCache } from 'lru-cache';
import { hasSqlState } from './sqlState.ts';

/** Uses of a statement before it is prepared, and the maximum number of prepared statements of a connection. */
const preparation = { uses: 3, maxStatements: 300, maxCounted: 1_000 } as const;

/** Names the statements to prepare: queries that were used several times. */
const createStatementNames = () => {
  const uses = new LRUCache<string, number>({ max: preparation.maxCounted });
  const names = new Map<string, string | undefined>();
  return {
    find: (text: string): string | undefined => {
      if (names.has(text) || names.size >= preparation.maxStatements || !/^\s*(select|with)\b/i.test(text))
        return names.get(text);
      const count = (uses.get(text) ?? 0) + 1;
      uses.set(text, count);
      if (count < preparation.uses) return undefined;
      uses.delete(text);
      names.set(text, `masthead_${names.size}`);
      return names.get(text);
    },
    /** Never prepares the statement again. */
    exclude: (text: string): void => void names.set(text, undefined),
  };
};

/** The driver returns a result for each of several statements in one text. Kysely would read no rows from them. */
const joinResults = (results: pg.QueryResult | readonly pg.QueryResult[]): pg.QueryResult => {
  if ('rows' in results) return results;
  const [first] = results;
  if (!first) throw new Error('The text has no statement.');
  return { ...first, rows: results.flatMap(({ rows }) => rows as unknown[]) };
};

/** Prepares the queries of a pool that repeat. Statements in transactions are planned for their values. */
const prepareRepeatedQueries = (pool: pg.Pool): void => {
  const names = createStatementNames();
  pool.on('connect', (client) => {
    const sendStatements = client.query.bind(client) as (
      query: pg.QueryConfig,
    ) => Promise<pg.QueryResult | readonly pg.QueryResult[]>;
    const send = async (query: pg.QueryConfig): Promise<pg.QueryResult> => joinResults(await sendStatements(query));
    const query = async (text: string, values: unknown[] = []): Promise<pg.QueryResult> => {
      const inTransaction = ['T', 'E'].includes(client.getTransactionStatus() ?? '');
      const name = inTransaction ? undefined : names.find(text);
      if (name === undefined) return send({ text, values });
      try {
        return await send({ name, text, values });
      } catch (error) {
        if (!hasSqlState(error, 'changedResultType')) throw error;
        names.exclude(text);
        return send({ text, values });
      }
    };
    // The only form in which Kysely calls it.
    Object.assign(client, { query });
  });
};

export type DatabaseOptions =
  /** `connectionTimeoutMs` is the wait for a connection, `statementTimeoutMs` for `requestDb` only. */
  | { kind: 'server'; url: string; connections?: number; connectionTimeoutMs?: number; statementTimeoutMs?: number }
  /** `directory` contains database and lock; without it all is in memory. `small`: 110 MB less, for commands. */
  | { kind: 'embedded'; directory?: string; memory?: EngineMemory }
  /** The embedded database that another process of this user has open and shares. */
  | { kind: 'shared'; directory: string };

export type OpenDatabase = {
  db: Db;
  /** For queries whose cost clients control. The embedded database cannot cancel statements, so there it is `db`. */
  requestDb: Db;
  kind: DatabaseOptions['kind'];
  /** Copies the files of the embedded database to a new folder, as of one moment. */
  copyFiles: (folder: string) => Promise<void>;
  /** Lets commands use the embedded database of this process. Returns a function that ends it. */
  share: (log: Pick<Logger, 'warn'>) => Promise<() => Promise<void>>;
  /** Whether the process that shares its database has stopped. */
  isLost: () => boolean;
  close: () => Promise<void>;
};

/** Dates stay strings: the driver's Date would shift a day by the machine's time zone. */
const dateType = 1082;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === dateType ? (value: string) => value : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const createKysely = (pool: pg.Pool): Db =>
  new Kysely<Database>({
    dialect: new BudgetedDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

const isNeverLost = (): boolean => false;
/** A server is shared without us. */
const shareNothing = async () => async (): Promise<void> => undefined;

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
    prepareRepeatedQueries(pool);
    return createKysely(pool);
  };
  const [db, requestDb] = [openPool({}), openPool({ statement_timeout: statementTimeoutMs })];
  const close = async () => {
    await Promise.all([db.destroy(), requestDb.destroy()]);
  };
  const copyFiles = (): Promise<never> =>
    Promise.reject(new Error('The files of a PostgreSQL server are not copied. Use pg_dump.'));
  return { db, requestDb, kind: 'server', copyFiles, share: shareNothing, isLost: isNeverLost, close };
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

/** Copies the embedded database as of one moment: a transaction has its only session meanwhile. */
const copyFiles = (db: Db, directory: string, target: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // The copy then replays little of the write-ahead log.
    await sql`checkpoint`.execute(transaction);
    // A lost session fails the end of the transaction, too.
    const ping = () => void sql`select 1`.execute(transaction).catch(() => undefined);
    const pings = setInterval(ping, pingIntervalMs);
    try {
      await cp(join(directory, 'pgdata'), target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    } finally {
      clearInterval(pings);
    }
  });

const openEmbedded = async ({
  directory,
  memory,
}: Extract<DatabaseOptions, { kind: 'embedded' }>): Promise<OpenDatabase> => {
  if (directory) makePrivate(directory);
  const getDirectory = (): string => {
    if (directory === undefined) throw new Error('A database in memory has no files to copy or share.');
    return directory;
  };
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    const engine = await startEngine(directory && join(directory, 'pgdata'), memory);
    // The driver's types expect a socket of Node.
    const stream = engine.connect as unknown as pg.PoolConfig['stream'];
    const pool = new pg.Pool({ stream, ssl: false, max: 1, types, idleTimeoutMillis: 0 });
    prepareRepeatedQueries(pool);
    const db = createKysely(pool);
    const stopCheckpoints = directory ? startCheckpoints(db) : async () => undefined;
    const close = async () => {
      await stopCheckpoints();
      await db.destroy();
      await engine.close();
      unlock();
    };
    return {
      db,
      requestDb: db,
      kind: 'embedded',
      copyFiles: async (target) => copyFiles(db, getDirectory(), target),
      share: async (log) => shareDatabase({ directory: getDirectory(), pool, exchange: engine.exchange, log }),
      isLost: isNeverLost,
      close,
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Its session is that of the other process, so statements are not prepared: their names would be those of the other. */
const openShared = async (directory: string): Promise<OpenDatabase> => {
  assertShared(directory);
  let isLost = false;
  const pool = new pg.Pool({ host: directory, port: sharedPort, ssl: false, max: 1, types, idleTimeoutMillis: 0 });
  pool.on('connect', (client) => client.on('error', () => (isLost = true)));
  // The next query reports the error of an idle connection.
  pool.on('error', () => undefined);
  const db = createKysely(pool);
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await db.destroy();
    throw createNotSharedError(directory, { cause });
  }
  return {
    db,
    requestDb: db,
    kind: 'shared',
    copyFiles: (target) => copyFiles(db, directory, target),
    share: shareNothing,
    isLost: () => isLost,
    close: () => db.destroy(),
  };
};

/** Opens the database, embedded or on a server, with the same driver and dialect. */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  switch (options.kind) {
    case 'server':
      return openServer(options);
    case 'embedded':
      return openEmbedded(options);
    case 'shared':
      return openShared(options.directory);
    default:
      return options satisfies never;
  }
};
