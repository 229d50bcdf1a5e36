import '@masthead/process/private-files';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { formsUsage, parseFormsCommand } from './commandLines.ts';
import { deleteFormsOf, listFormsOf } from '../../readers/accounts/storedForms.ts';

await runCommand(formsUsage, parseFormsCommand(process.argv.slice(2)), ({ email, action }) =>
  withCommandDatabase(readEnv(), async ({ db }) =>
    action === 'print'
      ? `${JSON.stringify(await listFormsOf(db, email), null, 2)}\n`
      : `Deleted ${await db.transaction().execute((transaction) => deleteFormsOf(transaction, email))} form(s).\n`,
  ),
);
