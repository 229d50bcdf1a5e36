import type { Db } from '../../db/schema.ts';
import { recordAccountAction } from './accounts.ts';
import { removeFactors } from './secondFactor.ts';
import { deleteDevices, endSessions, type ListedSession, listSessions } from './sessions.ts';

/** Performs an operation on an account, records it, and returns a message for the operator. */
type Operation = (db: Db, accountId: string, now: Date) => Promise<string>;

const describeSession = ({ browser, system, kind, createdAt, lastSeenAt }: ListedSession): string =>
  [
    [browser || 'unknown browser', system || 'unknown system'].join(' on '),
    kind,
    `signed in ${createdAt.toISOString()}`,
    `last used ${lastSeenAt.toISOString()}`,
  ].join(', ');

const setDisabledAt = async (db: Db, accountId: string, disabledAt: Date | null): Promise<void> => {
  await db.updateTable('accounts').set({ disabledAt }).where('id', '=', accountId).execute();
};

/** What operators may do with an account (ASVS 5.0, 7.4.5). */
export const accountOperations = {
  sessions: (db, accountId, now) =>
    db.transaction().execute(async (transaction) => {
      const sessions = await listSessions(transaction, accountId, now);
      await recordAccountAction(transaction, accountId, 'operator', 'sessions-listed', now);
      return sessions.length === 0 ? 'No browser is signed in.' : sessions.map(describeSession).join('\n');
    }),
  end: (db, accountId, now) =>
    db.transaction().execute(async (transaction) => {
      const { length } = await listSessions(transaction, accountId, now);
      await endSessions(transaction, accountId);
      await recordAccountAction(transaction, accountId, 'operator', 'sessions-ended', now);
      return `Ended sessions: ${length}.`;
    }),
  disable: (db, accountId, now) =>
    db.transaction().execute(async (transaction) => {
      // First, so that a sign-in that has begun waits or is refused.
      await setDisabledAt(transaction, accountId, now);
      await endSessions(transaction, accountId);
      await deleteDevices(transaction, accountId);
      await recordAccountAction(transaction, accountId, 'operator', 'disabled', now);
      return 'The account is disabled, and every browser is signed out.';
    }),
  enable: (db, accountId, now) =>
    db.transaction().execute(async (transaction) => {
      await setDisabledAt(transaction, accountId, null);
      await recordAccountAction(transaction, accountId, 'operator', 'enabled', now);
      return 'The reader can sign in again.';
    }),
  'remove-factors': (db, accountId, now) =>
    db.transaction().execute(async (transaction) => {
      await removeFactors(transaction, accountId);
      await endSessions(transaction, accountId);
      await deleteDevices(transaction, accountId);
      await recordAccountAction(transaction, accountId, 'operator', 'factors-removed', now);
      return 'Every second factor is removed, and every browser is signed out. The password alone signs in.';
    }),
} as const satisfies Record<string, Operation>;
