import '@masthead/process/private-files';
import { OperatorError } from '../../server/operatorError.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { accountOperations } from '../../readers/accounts/accountOperations.ts';
import { findAccount } from '../../readers/accounts/accounts.ts';

/** The help text of the command. */
const accountUsage = `Shows and ends the sessions of an account, or closes it. Each run is recorded in account_audit.

  npm run account -- reader@example.com sessions   # list the signed-in browsers
  npm run account -- reader@example.com end        # sign out every browser
  npm run account -- reader@example.com disable    # sign out every browser and let nobody sign in
  npm run account -- reader@example.com enable     # let the reader sign in again
  npm run account -- reader@example.com remove-factors
                   # for a reader who has lost app and recovery codes: check first that the account is theirs`;

type AccountCommand = { email: string; verb: keyof typeof accountOperations };

/** Parses the command line arguments. Returns undefined when they are invalid. */
const parseAccountCommand = ([email = '', name = '', ...rest]: readonly string[]): AccountCommand | undefined => {
  const isVerb = Object.hasOwn(accountOperations, name);
  return email.includes('@') && rest.length === 0 && isVerb
    ? { email, verb: name as AccountCommand['verb'] }
    : undefined;
};

await runCommand(accountUsage, parseAccountCommand(process.argv.slice(2)), ({ email, verb }) =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    const account = await findAccount(db, email);
    if (!account) throw new OperatorError('There is no account with this address.');
    return `${await accountOperations[verb](db, account.id, new Date())}\n`;
  }),
);
