import '@masthead/process/private-files';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readHouses } from '../../content/ads/promotions.ts';
import { readBrands } from '../../content/publications/brands.ts';
import { readContent } from '../../content/files/readContent.ts';
import { lockDirectory } from '../../db/embedded/lock.ts';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import { hasEmbeddedDatabase, openCommandDatabase } from '../../db/open.ts';
import { type Env, readEnv } from '../env.ts';
import { openMediaLibrary } from '../../media/library/mediaLibrary.ts';
import { isSeeded, sampleContentDirectory, updateContent } from '../seed/seed.ts';
import { OperatorError, printError } from '../../server/operatorError.ts';
import { removePublication } from './removePublication.ts';

const usage = `Used by the commands that create and remove publications.

  node src/operations/publications/main.ts check <folder>   validates the provider's files of a staged repository
  node src/operations/publications/main.ts lock             fails while another process uses the embedded database
  node src/operations/publications/main.ts import <site>    imports the content of one publication
  node src/operations/publications/main.ts remove <site>    removes the rows of a publication`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const getDatabaseFolder = ({ dataDirectory }: Env): string => path.join(dataDirectory, 'database');

/** Whether there is a database: on a server, or in the data directory. The first start of the provider creates one. */
const hasDatabase = (env: Env): boolean => env.databaseUrl !== undefined || hasEmbeddedDatabase(env.dataDirectory);

const check = async (root: string): Promise<void> => {
  const provider = path.join(root, 'apps/provider');
  const brands = readBrands(path.join(provider, 'brands.json'), 'development');
  await readHouses(brands, undefined, path.join(provider, 'house-ads/house-promotions.json'));
  await readContent(sampleContentDirectory, { added: path.join(root, 'sample-content') });
};

const checkLock = (env: Env): void => {
  if (env.databaseUrl === undefined && existsSync(getDatabaseFolder(env))) lockDirectory(getDatabaseFolder(env))();
};

const importSite = async (env: Env, site: string): Promise<void> => {
  if (!hasDatabase(env)) return print('There is no database yet: the first start imports the content.');
  const { db, close } = await openCommandDatabase(env);
  try {
    await migrateToLatest(db);
    if (!(await isSeeded(db))) return print('The database is empty: its first import brings the content.');
    const library = await openMediaLibrary({
      db,
      dataDirectory: env.dataDirectory,
      clock: () => new Date(),
      ...env.media,
    });
    const { failures } = await updateContent(db, { now: new Date(), log: print, library, only: site });
    if (failures.length > 0) throw new OperatorError(failures.join('\n'));
  } finally {
    await close();
  }
};

const removeSite = async (env: Env, site: string): Promise<void> => {
  if (!hasDatabase(env)) return print('There is no database.');
  const { db, close } = await openCommandDatabase(env);
  try {
    await migrateToLatest(db);
    print((await removePublication(db, site)) ? `Removed ${site} from the database.` : `The database has no ${site}.`);
  } finally {
    await close();
  }
};

const run = async (args: readonly string[]): Promise<void> => {
  const [action, value] = args;
  if (action === 'check' && value !== undefined) return check(path.resolve(value));
  if (action === 'lock') return checkLock(readEnv());
  if (action === 'import' && value !== undefined) return importSite(readEnv(), value);
  if (action === 'remove' && value !== undefined) return removeSite(readEnv(), value);
  throw new OperatorError(usage);
};

run(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
