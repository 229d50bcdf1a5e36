import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { OperatorError, printError } from '../../server/operatorError.ts';
import { describeUnknownSite, findSite, listSites } from '../../content/queries/sites.ts';
import { listNewsletters } from '../../readers/accounts/newsletters.ts';
import { listSubscribers, toCsv } from '../../readers/accounts/subscribers.ts';
import { parseSubscribersCommand, type SubscribersCommand, subscribersUsage } from './subscribersCommand.ts';

const run = ({ publication, newsletter }: SubscribersCommand): Promise<string> =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    const sites = await listSites(db);
    const site = findSite(sites, publication);
    if (!site) throw new OperatorError(describeUnknownSite(sites, publication));
    const codes = (await listNewsletters(db, site.key)).map(({ productCode }) => productCode);
    if (newsletter !== undefined && !codes.includes(newsletter))
      throw new OperatorError(`${site.name} has no newsletter "${newsletter}". It has: ${codes.join(', ')}.`);
    return toCsv(await listSubscribers(db, { site: site.key, newsletter }));
  });

const main = async (args: readonly string[]): Promise<void> => {
  const command = parseSubscribersCommand(args);
  if (command) return void process.stdout.write(await run(command));
  console.error(subscribersUsage);
  process.exitCode = 2;
};

printUsageForHelp(subscribersUsage);
main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
