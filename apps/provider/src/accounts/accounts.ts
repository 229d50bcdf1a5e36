import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { AccountsTable } from '../db/tables/accounts.ts';

export type Account = Selectable<AccountsTable>;

/** What a reader says of themselves. */
export type Profile = Pick<Account, 'firstName' | 'middleName' | 'lastName' | 'title' | 'firmName' | 'countryCode'>;
/** Where an account came from (SPEC §7.2, §9). */
export type Origin = Pick<Account, 'promoCode' | 'source' | 'referrerDomain'>;

export type NewAccount = Partial<Profile & Origin> & { email: string; passwordHash?: string | null };

/** One person, one account: addresses differ neither by case nor by spaces around them. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * The key that limits of mails count an address by: many mail services deliver `a.b+c@…` and `ab@…` into one mailbox.
 * Never a key of accounts, since other services tell these addresses apart.
 */
export const toMailboxKey = (email: string): string => {
  const [local = '', domain = ''] = normalizeEmail(email).split('@');
  return `${(local.split('+', 1)[0] ?? '').replaceAll('.', '') || local}@${domain}`;
};

export const findAccount = (db: Kysely<Database>, email: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst();

export const findAccountById = (db: Kysely<Database>, id: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** Makes an account, or returns the one that is there: two links for one address lead to one account. */
export const createAccount = async (
  db: Kysely<Database>,
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
  if (!account) throw new Error('The account was removed while it was being made.');
  return { account, inserted: made !== undefined };
};

export const saveProfile = async (
  db: Kysely<Database>,
  accountId: string,
  profile: Profile,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ ...profile, updatedAt: now })
    .where('id', '=', accountId)
    .execute();
};

export const savePassword = async (
  db: Kysely<Database>,
  accountId: string,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await db.updateTable('accounts').set({ passwordHash, updatedAt: now }).where('id', '=', accountId).execute();
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

/** SPEC §3, UserDemographics: how much of the profile is filled in, in whole percent. A newsletter counts as one part. */
export const getProfileCompletionPercent = (
  account: Pick<Account, (typeof completionFields)[number]>,
  newsletters: number,
): number => {
  const filled = completionFields.filter((field) => account[field]).length + (newsletters > 0 ? 1 : 0);
  return Math.round((100 * filled) / (completionFields.length + 1));
};
