import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { OperatorError, printError } from '../../server/operatorError.ts';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import { openCommandDatabase } from '../../db/open.ts';
import { readEnv } from '../env.ts';
import { accountOperations } from '../../readers/accounts/accountOperations.ts';
import { findAccount } from '../../readers/accounts/accounts.ts';
import { type AccountCommand, accountUsage, parseAccountCommand } from './accountCommand.ts';

const run = async ({ email, verb }: AccountCommand): Promise<string> => {
  const { databaseUrl, dataDirectory } = readEnv();
  const { db, close } = await openCommandDatabase({ databaseUrl, dataDirectory });
  try {
    await migrateToLatest(db);
    const account = await findAccount(db, email);
    if (!account) throw new OperatorError('There is no account with this address.');
    return await accountOperations[verb](db, account.id, new Date());
  } finally {
    await close();
  }
};

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
