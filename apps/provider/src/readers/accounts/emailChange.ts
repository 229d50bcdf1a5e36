import type { Db } from '../../db/schema.ts';
import { createToken, hashText, toTokenHash } from '../../server/tokens.ts';
import { findAccount, findAccountById } from './accounts.ts';
import { normalizeEmail } from './emailAddresses.ts';

/** Time in which both addresses must confirm, in ms. */
const lifetimeMs = 24 * 3_600_000;

/** One of the two addresses of a change. */
type EmailSide = 'old' | 'new';
/** A change that waits, as the link of one address opens it. */
type EmailChange = { accountId: string; newEmail: string; side: EmailSide };

/** Starts a change of an account's address, in place of an earlier one. Returns the tokens of both links. */
export const beginEmailChange = async (
  db: Db,
  accountId: string,
  newEmail: string,
  now: Date,
): Promise<Readonly<Record<EmailSide, string>>> => {
  const tokens = { old: createToken(), new: createToken() };
  const change = {
    newEmail: normalizeEmail(newEmail),
    oldTokenHash: hashText(tokens.old),
    newTokenHash: hashText(tokens.new),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  };
  await db
    .insertInto('accountEmailChanges')
    .values({ accountId, ...change })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(change))
    .execute();
  return tokens;
};

/** Finds the change of a link. Undefined when it has expired or this address has confirmed it already. */
export const findEmailChange = async (
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<EmailChange | undefined> => {
  const tokenHash = toTokenHash(token);
  if (!tokenHash) return undefined;
  const row = await db
    .selectFrom('accountEmailChanges')
    .selectAll()
    .where((change) => change.or([change('oldTokenHash', '=', tokenHash), change('newTokenHash', '=', tokenHash)]))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const side = row.oldTokenHash === tokenHash ? 'old' : 'new';
  const confirmedAt = side === 'old' ? row.oldConfirmedAt : row.newConfirmedAt;
  return confirmedAt === null ? { accountId: row.accountId, newEmail: row.newEmail, side } : undefined;
};

/** `taken`: another account has the address by now, and the change was dropped. */
type EmailConfirmation = { kind: 'waiting' | 'taken' | 'stale' } | { kind: 'changed'; from: string; to: string };

/** Confirms a change for one address. With both confirmed the account has the new address. Call it in a transaction. */
export const confirmEmailChange = async (
  db: Db,
  { accountId, newEmail, side }: EmailChange,
  now: Date,
): Promise<EmailConfirmation> => {
  const column = side === 'old' ? 'oldConfirmedAt' : 'newConfirmedAt';
  const change = await db
    .updateTable('accountEmailChanges')
    .set({ [column]: now })
    .where('accountId', '=', accountId)
    .where('newEmail', '=', newEmail)
    .where(column, 'is', null)
    .returning(['oldConfirmedAt', 'newConfirmedAt'])
    .executeTakeFirst();
  const account = change && (await findAccountById(db, accountId));
  if (!account) return { kind: 'stale' };
  if (change.oldConfirmedAt === null || change.newConfirmedAt === null) return { kind: 'waiting' };
  await deleteEmailChange(db, accountId);
  if (await findAccount(db, newEmail)) return { kind: 'taken' };
  await db.updateTable('accounts').set({ email: newEmail, updatedAt: now }).where('id', '=', accountId).execute();
  // Links to the former address would open the account.
  await db.deleteFrom('accountLinks').where('email', '=', account.email).execute();
  return { kind: 'changed', from: account.email, to: newEmail };
};

const deleteEmailChange = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('accountEmailChanges').where('accountId', '=', accountId).execute();
};
