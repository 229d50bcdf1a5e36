/** What `npm run search-index` does. */
export type SearchIndexCommand = 'build' | 'status' | 'remove';

/** Help text of `npm run search-index`. */
export const usage = `Usage: npm run search-index -- build | status | remove

  build    build the index of the search engine at SEARCH_URL, beside the one in use, then replace that one
  status   print the index in use, its articles, and the changes that it lacks
  remove   let PostgreSQL search again, and delete the indexes of the engine`;

const commands: readonly string[] = ['build', 'status', 'remove'] satisfies readonly SearchIndexCommand[];

/** Parses the command line, or returns undefined. */
export const parseSearchIndexCommand = ([command = '', ...others]: readonly string[]): SearchIndexCommand | undefined =>
  others.length === 0 && commands.includes(command) ? (command as SearchIndexCommand) : undefined;
