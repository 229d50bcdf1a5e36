import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { AccountsTable, AccountAction, AccountAuditTable } from '../../db/tables/accounts.ts';
import { hasAddressInValues, normalizeEmail } from './emailAddresses.ts';
import { deleteMailsOf } from './pendingMails.ts';
import { deleteFormsOf } from './storedForms.ts';

export type Account = Selectable<AccountsTable>;

export type Profile = Pick<Account, 'firstName' | 'middleName' | 'lastName' | 'title' | 'firmName' | 'countryCode'>;
/** The link through which an account was created (§7.2, §9). */
export type Origin = Pick<Account, 'promoCode' | 'source' | 'referrerDomain'>;

type NewAccount = Partial<Profile & Origin> & { email: string; passwordHash?: string | null };

/** The mailbox that rate limits count: `a.b+c@…` and `ab@…` are often one. Not for accounts. */
export const toMailboxKey = (email: string): string => {
  const [local = '', domain = ''] = normalizeEmail(email).split('@');
  return `${(local.split('+', 1)[0] ?? '').replaceAll('.', '') || local}@${domain}`;
};

export const findAccount = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst();

export const findAccountById = (db: Db, id: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** Creates an account or returns the existing one: two links for one address lead to one account. */
export const createAccount = async (
  db: Db,
  { email, ...details }: NewAccount,
  now: Date,
): Promise<{ account: Account; inserted: boolean }> => {
  const made = await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: normalizeEmail(email),
      passwordHash: null,
      ...details,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  const account = made ?? (await findAccount(db, email));
  if (!account) throw new Error('The account was removed while it was being created. Try again.');
  return { account, inserted: made !== undefined };
};

export const saveProfile = async (db: Db, accountId: string, profile: Partial<Profile>, now: Date): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ ...profile, updatedAt: now })
    .where('id', '=', accountId)
    .execute();
};

/** Saves the password hash of an account. Drops a change of address: an attacker may have requested it. */
export const savePassword = async (db: Db, accountId: string, passwordHash: string, now: Date): Promise<void> => {
  await db.updateTable('accounts').set({ passwordHash, updatedAt: now }).where('id', '=', accountId).execute();
  await db.deleteFrom('accountEmailChanges').where('accountId', '=', accountId).execute();
};

/** Deletes an account and its `personalData`. Forms and mails of others lose the address. Call it in a transaction. */
export const deleteAccount = async (db: Db, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> => {
  // The account first: that waits for a digest that is being added to the outbox.
  await db.deleteFrom('accounts').where('id', '=', id).execute();
  await db
    .deleteFrom('accountLinks')
    .where((link) => link.or([link('email', '=', email), hasAddressInValues(sql.ref('payload'), email)]))
    .execute();
  await db.deleteFrom('accountEmailChanges').where('newEmail', '=', email).execute();
  await deleteFormsOf(db, email);
  await deleteMailsOf(db, email);
};

const completionFields = [
  'email',
  'passwordHash',
  'firstName',
  'lastName',
  'title',
  'firmName',
  'countryCode',
] as const;

/** How much of the profile is filled in, in whole percent (§3, UserDemographics). Newsletters count as one field. */
export const getProfileCompletionPercent = (
  account: Pick<Account, (typeof completionFields)[number]>,
  newsletters: number,
): number => {
  const filled = completionFields.filter((field) => account[field]).length + (newsletters > 0 ? 1 : 0);
  return Math.round((100 * filled) / (completionFields.length + 1));
};

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
