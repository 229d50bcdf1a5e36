import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { printError } from '../../server/operatorError.ts';
import { type FormsCommand, formsUsage, parseFormsCommand } from './formsCommand.ts';
import { deleteFormsOf, listFormsOf } from '../../readers/accounts/storedForms.ts';

const run = ({ email, action }: FormsCommand): Promise<string> =>
  withCommandDatabase(readEnv(), async ({ db }) =>
    action === 'print'
      ? JSON.stringify(await listFormsOf(db, email), null, 2)
      : `Deleted ${await db.transaction().execute((transaction) => deleteFormsOf(transaction, email))} form(s).`,
  );

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
