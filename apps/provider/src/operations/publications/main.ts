import '@masthead/process/private-files';
import path from 'node:path';
import { readHouses } from '../../content/ads/promotions.ts';
import { readBrands } from '../../content/publications/brands.ts';
import { readContent } from '../../content/files/readContent.ts';
import { hasEmbeddedDatabase, withCommandDatabase } from '../../db/commandDatabase.ts';
import { type Env, readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { sampleContentDirectory } from '../seed/seed.ts';
import { OperatorError } from '../../server/operatorError.ts';
import { removePublication } from './removePublication.ts';

const usage = `Used by the commands that create and remove publications.

  node src/operations/publications/main.ts check <folder>   validates the provider's files of a staged repository
  node src/operations/publications/main.ts remove <site>    removes the rows of a publication`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether there is a database: on a server, or in the data directory. The first start of the provider creates one. */
const hasDatabase = (env: Env): boolean => env.databaseUrl !== undefined || hasEmbeddedDatabase(env.dataDirectory);

const check = async (root: string): Promise<void> => {
  const provider = path.join(root, 'apps/provider');
  const brands = readBrands(path.join(provider, 'brands.json'), 'development');
  await readHouses(brands, undefined, path.join(provider, 'house-ads'));
  await readContent(sampleContentDirectory, { added: path.join(root, 'sample-content') });
};

const removeSite = async (env: Env, site: string): Promise<void> => {
  if (!hasDatabase(env)) return print('There is no database.');
  const isRemoved = await withCommandDatabase(env, ({ db }) => removePublication(db, site));
  print(isRemoved ? `Removed ${site} from the database.` : `The database has no ${site}.`);
};

const run = async ([action, value]: readonly string[]): Promise<void> => {
  if (action === 'check' && value !== undefined) return check(path.resolve(value));
  if (action === 'remove' && value !== undefined) return removeSite(readEnv(), value);
  throw new OperatorError(usage);
};

await runCommand(usage, process.argv.slice(2), run);
