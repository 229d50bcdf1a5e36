import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { OperatorError, printError } from '../../server/operatorError.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { accountOperations } from '../../readers/accounts/accountOperations.ts';
import { findAccount } from '../../readers/accounts/accounts.ts';
import { type AccountCommand, accountUsage, parseAccountCommand } from './accountCommand.ts';

const run = ({ email, verb }: AccountCommand): Promise<string> =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    const account = await findAccount(db, email);
    if (!account) throw new OperatorError('There is no account with this address.');
    return accountOperations[verb](db, account.id, new Date());
  });

const main = async (args: readonly string[]): Promise<void> => {
  const command = parseAccountCommand(args);
  if (command) return void process.stdout.write(`${await run(command)}\n`);
  console.error(accountUsage);
  process.exitCode = 2;
};

printUsageForHelp(accountUsage);
main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
