import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { printError } from '../../server/operatorError.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { findAccount } from '../../readers/accounts/accounts.ts';
import { parseSubscribe, type SubscribeCommand, subscribeUsage } from './subscribeCommand.ts';
import { setSubscriptionByDesk } from '../../readers/accounts/orders.ts';

const run = ({ email, status }: SubscribeCommand): Promise<boolean> =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    const account = await findAccount(db, email);
    if (account) await setSubscriptionByDesk(db, account.id, status, new Date());
    return account !== undefined;
  });

const main = async (args: readonly string[]): Promise<void> => {
  const command = parseSubscribe(args);
  if (command && (await run(command)))
    return void process.stdout.write(
      'Done. The change is visible after the next session check of the reader, at the latest in a new tab.\n',
    );
  console.error(command ? 'There is no account with this address. The reader must register first.' : subscribeUsage);
  process.exitCode = command ? 1 : 2;
};

printUsageForHelp(subscribeUsage);
main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
