import path from 'node:path';
import { sql } from 'kysely';
import { readBrands } from '../../content/publications/brands.ts';
import type { Site } from '../../content/queries/sites.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { type ImportCommand, importUsage, parseImportCommand } from '../../import/command.ts';
import { importPublication, type ImportResult } from '../../import/importPublication.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ctrl+C ends the import after the item that it writes. A second one ends it at once. */
const createStopSignal = (): AbortSignal => {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    print('\nStopping after this item. Run the same command again to continue.');
    controller.abort();
  });
  return controller.signal;
};

const printResult = ({ outcome, files, report }: ImportResult, { mode }: ImportCommand): void => {
  for (const file of files) print(path.relative(process.cwd(), file));
  const failed = report.getCounts().article.failed ?? 0;
  if (outcome === 'undecided') {
    print(
      'Nothing was imported: the categories in the report must be decided. Correct mapping.json and pass it with --mapping.',
    );
    process.exitCode = 1;
  } else if (outcome === 'interrupted') {
    print('The import was interrupted. Run the same command again to continue.');
    process.exitCode = 130;
  } else if (outcome === 'not-modified')
    print('The feed has not changed since the last import. There is nothing to do.');
  else if (mode === 'dry-run')
    print('Nothing was written. Read the report, correct mapping.json, then add --mapping and --run.');
  else print(failed > 0 ? `${failed} article(s) were not accepted. The report says why.` : 'The import is complete.');
};

const run = async (command: ImportCommand): Promise<void> => {
  const env = readEnv();
  const { dataDirectory, media, brandsFile, deployment } = env;
  const brands = readBrands(brandsFile, deployment === 'production' ? 'production' : 'development', print);
  await withCommandDatabase({ ...env, memory: 'small', ifMissing: 'create' }, async ({ db, kind }) => {
    // No item waits for the disk. A killed import loses its last items with their journal entries, and writes them again.
    if (kind === 'embedded') await sql`set synchronous_commit = off`.execute(db);
    const deps = {
      db,
      dataDirectory,
      media,
      clock: () => new Date(),
      output: process.stdout,
      signal: createStopSignal(),
      listOwnAddresses: ({ key }: Pick<Site, 'key'>) => brands.find(({ site }) => site === key)?.ownAddresses ?? [],
    };
    printResult(await importPublication(command, deps), command);
  });
};

export const runImportCommand = (): Promise<void> => {
  const parsed = parseImportCommand(process.argv.slice(2));
  return runCommand(importUsage, parsed.ok ? parsed.value : parsed.error, run);
};
