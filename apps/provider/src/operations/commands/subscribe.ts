import '@masthead/process/private-files';
import { OperatorError } from '../../server/operatorError.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { findAccount } from '../../readers/accounts/accounts.ts';
import { parseSubscribe, subscribeUsage } from './commandLines.ts';
import { setSubscriptionByDesk } from '../../readers/accounts/orders.ts';

await runCommand(subscribeUsage, parseSubscribe(process.argv.slice(2)), ({ email, status }) =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    const account = await findAccount(db, email);
    if (!account) throw new OperatorError('There is no account with this address. The reader must register first.');
    await setSubscriptionByDesk(db, account.id, status, new Date());
    return 'Done. The change is visible after the next session check of the reader, at the latest in a new tab.\n';
  }),
);
