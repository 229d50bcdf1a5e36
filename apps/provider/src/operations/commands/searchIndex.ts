import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import type { Db } from '../../db/schema.ts';
import { readEnv } from '../env.ts';
import { OperatorError, printError } from '../../server/operatorError.ts';
import { buildIndex, dropIndexes } from '../../content/search/engine/buildIndex.ts';
import type { SearchEngine } from '../../content/search/engine/engine.ts';
import { openSearchEngine } from '../../content/search/engine/engines.ts';
import { readIndexReport } from '../../content/search/engine/indexReport.ts';

/** What `npm run search-index` does. */
type SearchIndexCommand = 'build' | 'status' | 'remove';

/** Help text of `npm run search-index`. */
const usage = `Usage: npm run search-index -- build | status | remove

  build    build the index of the search engine at SEARCH_URL, beside the one in use, then replace that one
  status   print the index in use, its articles, and the changes that it lacks
  remove   let PostgreSQL search again, and delete the indexes of the engine`;

const commands: readonly string[] = ['build', 'status', 'remove'] satisfies readonly SearchIndexCommand[];

/** Parses the command line, or returns undefined. */
const parseSearchIndexCommand = ([command = '', ...others]: readonly string[]): SearchIndexCommand | undefined =>
  others.length === 0 && commands.includes(command) ? (command as SearchIndexCommand) : undefined;

const log = (line: string): void => void process.stdout.write(`${line}\n`);

const runCommand = async (command: SearchIndexCommand, db: Db, engine: SearchEngine): Promise<void> => {
  switch (command) {
    case 'build': {
      const started = performance.now();
      const count = await buildIndex(db, engine, { log });
      return log(`Indexed ${count} articles in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    case 'status':
      return (await readIndexReport(db, engine)).forEach(log);
    case 'remove':
      await dropIndexes(db, engine);
      return log('PostgreSQL searches. Unset SEARCH_URL of the providers.');
    default:
      return command satisfies never;
  }
};

const run = async (command: SearchIndexCommand): Promise<void> => {
  const env = readEnv();
  const { searchUrl } = env;
  if (searchUrl === undefined)
    throw new OperatorError('SEARCH_URL is not set. Set it to the address of the search engine.');
  await withCommandDatabase({ ...env, memory: 'small' }, ({ db }) =>
    runCommand(command, db, openSearchEngine(searchUrl)),
  );
};

printUsageForHelp(usage);
const command = parseSearchIndexCommand(process.argv.slice(2));
if (command) {
  await run(command).catch((error: unknown) => {
    printError(error);
    process.exitCode = 1;
  });
} else {
  console.error(usage);
  process.exitCode = 2;
}
