import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CamelCasePlugin, Kysely } from 'kysely';
import pg from 'pg';
import { startEngine } from './embedded/engine.ts';
import { lockDirectory } from './embedded/lock.ts';
import { BudgetedDialect } from './queryBudget.ts';
import type { Database } from './schema.ts';

/** Which database to open. */
export type DatabaseOptions =
  /**
   * `connectionTimeoutMs` is how long a query waits for a connection: a new one, or one that another query has.
   * `statementTimeoutMs` cancels statements of `requestDb`; migrations, imports and vacuum take as long as they need.
   */
  | { kind: 'server'; url: string; connections?: number; connectionTimeoutMs?: number; statementTimeoutMs?: number }
  /** `directory` holds the database and its lock; left out, the database lives in memory. */
  | { kind: 'embedded'; directory?: string };

/** An open database. */
export type OpenDatabase = {
  db: Kysely<Database>;
  /** For queries whose cost callers choose. The embedded database cannot cancel a statement: there it is `db`. */
  requestDb: Kysely<Database>;
  kind: DatabaseOptions['kind'];
  close: () => Promise<void>;
};

/** A calendar day stays the text it is; the driver's Date would move it by the machine's time zone. */
const dateType = 1082;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === dateType ? (value: string) => value : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const createKysely = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new BudgetedDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

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
    // A connection that breaks while idle is replaced by the next query, which reports what is wrong.
    pool.on('error', () => undefined);
    return createKysely(pool);
  };
  const [db, requestDb] = [openPool({}), openPool({ statement_timeout: statementTimeoutMs })];
  const close = async () => {
    await Promise.all([db.destroy(), requestDb.destroy()]);
  };
  return { db, requestDb, kind: 'server', close };
};

const openEmbedded = async (directory: string | undefined): Promise<OpenDatabase> => {
  if (directory) mkdirSync(directory, { recursive: true });
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    const engine = await startEngine(directory ? join(directory, 'pgdata') : 'memory://');
    // The driver's type for `connection` is the network's; the adapter is made to stand in for it.
    const config = createPgConfig(engine.forDriver) as unknown as pg.PoolConfig;
    const db = createKysely(new pg.Pool({ ...config, max: 1, types, idleTimeoutMillis: 0 }));
    const close = async () => {
      await db.destroy();
      await engine.close();
      unlock();
    };
    return { db, requestDb: db, kind: 'embedded', close };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Opens the database: PostgreSQL in this process or on a server, through one driver and one dialect. */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.kind === 'server' ? openServer(options) : openEmbedded(options.directory);
