import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import { openCommandDatabase } from '../../db/open.ts';
import { readEnv } from '../env.ts';
import { printError } from '../../server/operatorError.ts';
import { type FormsCommand, formsUsage, parseFormsCommand } from './formsCommand.ts';
import { deleteFormsOf, listFormsOf } from '../../readers/accounts/storedForms.ts';

const run = async ({ email, action }: FormsCommand): Promise<string> => {
  const { databaseUrl, dataDirectory } = readEnv();
  const { db, close } = await openCommandDatabase({ databaseUrl, dataDirectory });
  try {
    await migrateToLatest(db);
    return action === 'print'
      ? JSON.stringify(await listFormsOf(db, email), null, 2)
      : `Deleted ${await db.transaction().execute((transaction) => deleteFormsOf(transaction, email))} form(s).`;
  } finally {
    await close();
  }
};

const main = async (args: readonly string[]): Promise<void> => {
  const command = parseFormsCommand(args);
  if (command) return void process.stdout.write(`${await run(command)}\n`);
  console.error(formsUsage);
  process.exitCode = 2;
};

printUsageForHelp(formsUsage);
main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
