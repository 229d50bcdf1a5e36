import { parseArgs } from 'node:util';

/** The help text of the command. */
export const subscribersUsage = `Prints who subscribes to the newsletters of a publication, as CSV: email, newsletter, since.

  npm run --silent subscribers -- --publication harbor-wire > subscribers.csv
  npm run --silent subscribers -- --publication harbor-wire --newsletter PLTAM > am.csv`;

export type SubscribersCommand = { publication: string; newsletter: string | undefined };

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseSubscribersCommand = (args: readonly string[]): SubscribersCommand | undefined => {
  try {
    const { publication, newsletter } = parseArgs({
      args: [...args],
      options: { publication: { type: 'string' }, newsletter: { type: 'string' } },
    }).values;
    return publication ? { publication, newsletter } : undefined;
  } catch {
    // An unknown option: the caller prints the usage.
    return undefined;
  }
};
