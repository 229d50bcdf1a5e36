import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../server/operatorError.ts';
import { DatabaseInUseError } from './embedded/lock.ts';
import type { EngineMemory } from './embedded/worker.ts';
import { listMigrations, migrateToLatest, migrations } from './migrations/migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

/** Where the database of a command is: on the server of DATABASE_URL, else the embedded one in the data directory. */
type CommandDatabase = { databaseUrl: string | undefined; dataDirectory: string };

type Options = CommandDatabase & {
  memory?: EngineMemory;
  /** Without a database: `create` is for commands that may come before the provider's first start. */
  ifMissing?: 'create' | 'refuse';
  /** Whether the command needs the newest schema. A running provider has migrated its own database. */
  schema?: 'newest' | 'any';
};

export const hasEmbeddedDatabase = (dataDirectory: string): boolean =>
  existsSync(path.join(dataDirectory, 'database', 'pgdata'));

const openCommandDatabase = async ({
  databaseUrl,
  dataDirectory,
  memory = 'normal',
  ifMissing = 'refuse',
}: Options): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) return openDatabase({ kind: 'server', url: databaseUrl });
  if (ifMissing === 'refuse' && !hasEmbeddedDatabase(dataDirectory))
    throw new OperatorError(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to that of the provider.`,
    );
  const directory = path.join(dataDirectory, 'database');
  try {
    return await openDatabase({ kind: 'embedded', directory, memory });
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    return openDatabase({ kind: 'shared', directory });
  }
};

/** The running provider would not know the newer schema. */
const refuseOlderProvider = async ({ db }: OpenDatabase): Promise<void> => {
  const ran = new Set(await listMigrations(db));
  const missing = Object.keys(migrations).find((name) => !ran.has(name));
  if (missing !== undefined)
    throw new OperatorError(
      `The running provider is of an older version, without the migration ${missing}. Restart it with this version, then run the command again.`,
    );
};

const prepareSchema = async (database: OpenDatabase): Promise<void> => {
  if (database.kind === 'shared') await refuseOlderProvider(database);
  else await migrateToLatest(database.db);
};

/** Runs a command on its database: through the provider that has the embedded one open, if there is one. */
export const withCommandDatabase = async <Value>(
  options: Options,
  work: (database: OpenDatabase) => Promise<Value>,
): Promise<Value> => {
  const database = await openCommandDatabase(options);
  const throwIfLost = (cause?: unknown): void => {
    if (database.isLost())
      throw new OperatorError(
        'The provider ended the connection: it stopped, or the command was suspended while it wrote. Nothing is half written. Run the command again.',
        {
          cause,
        },
      );
  };
  try {
    if (options.schema !== 'any') await prepareSchema(database);
    const value = await work(database);
    throwIfLost();
    return value;
  } catch (error) {
    throwIfLost(error);
    throw error;
  } finally {
    await database.close();
  }
};
