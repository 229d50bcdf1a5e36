import '@masthead/process/private-files';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import type { Db } from '../../db/schema.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { OperatorError } from '../../server/operatorError.ts';
import { buildIndex, dropIndexes } from '../../content/search/engine/buildIndex.ts';
import type { SearchEngine } from '../../content/search/engine/engine.ts';
import { openSearchEngine } from '../../content/search/engine/engines.ts';
import { readIndexReport } from '../../content/search/engine/indexer.ts';

type SearchIndexCommand = 'build' | 'status' | 'remove';

/** Help text of `npm run search-index`. */
const usage = `Usage: npm run search-index -- build | status | remove

  build    build the index of the search engine at SEARCH_URL, beside the one in use, then replace that one
  status   print the index in use, its articles, and the changes that it lacks
  remove   let PostgreSQL search again, and delete the indexes of the engine`;

const commands: readonly string[] = ['build', 'status', 'remove'] satisfies readonly SearchIndexCommand[];

const parseCommand = ([verb = '', ...others]: readonly string[]): { verb: SearchIndexCommand } | undefined =>
  others.length === 0 && commands.includes(verb) ? { verb: verb as SearchIndexCommand } : undefined;

const log = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (verb: SearchIndexCommand, db: Db, engine: SearchEngine): Promise<void> => {
  switch (verb) {
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
      return verb satisfies never;
  }
};

await runCommand(usage, parseCommand(process.argv.slice(2)), async ({ verb }) => {
  const env = readEnv();
  const { searchUrl } = env;
  if (searchUrl === undefined)
    throw new OperatorError('SEARCH_URL is not set. Set it to the address of the search engine.');
  await withCommandDatabase({ ...env, memory: 'small' }, ({ db }) => run(verb, db, openSearchEngine(searchUrl)));
});
