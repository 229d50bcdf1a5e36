import '@masthead/process/private-files';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { OperatorError } from '../../server/operatorError.ts';
import { describeUnknownSite, findSite, listSites } from '../../content/queries/sites.ts';
import { listNewsletters, listSubscribers, toCsv } from '../../readers/accounts/newsletters.ts';
import { parseSubscribersCommand, subscribersUsage } from './commandLines.ts';

await runCommand(subscribersUsage, parseSubscribersCommand(process.argv.slice(2)), ({ publication, newsletter }) =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    const sites = await listSites(db);
    const site = findSite(sites, publication);
    if (!site) throw new OperatorError(describeUnknownSite(sites, publication));
    const codes = (await listNewsletters(db, site.key)).map(({ productCode }) => productCode);
    if (newsletter !== undefined && !codes.includes(newsletter))
      throw new OperatorError(`${site.name} has no newsletter "${newsletter}". It has: ${codes.join(', ')}.`);
    return toCsv(await listSubscribers(db, { site: site.key, newsletter }));
  }),
);
