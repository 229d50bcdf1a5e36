import type { Db } from '../../db/schema.ts';
import type { AccountAction, AccountAuditTable } from '../../db/tables/accounts.ts';

/** Records a change of the security of an account. The record goes with the account. */
export const recordAccountAction = async (
  db: Db,
  accountId: string,
  actor: AccountAuditTable['actor'],
  action: AccountAction,
  at: Date,
): Promise<void> => {
  await db.insertInto('accountAudit').values({ accountId, actor, action, at }).execute();
};
