import type { Db } from '../../db/schema.ts';
import { findAccount, createAccount } from './accounts.ts';
import { hashPassword, type PasswordCost, verifyPassword } from './passwords.ts';
import { setSubscription, subscriptionProduct } from './subscriptions.ts';

/** The accounts of the sample content (§1.3). */
export const sampleAccounts = {
  password: 'plotline-demo',
  subscriber: {
    email: 'subscriber@example.com',
    firstName: 'Sam',
    lastName: 'Subscriber',
    firmName: 'Larkfield Partners',
    title: 'Principal',
    countryCode: 'US',
  },
  registrant: { email: 'registrant@example.com', firstName: 'Robin', lastName: 'Registrant' },
} as const;

/** Creates the sample accounts. In production code only the import of the sample content calls this. */
export const writeSampleAccounts = async (db: Db, now: Date, passwordCost?: PasswordCost): Promise<void> => {
  const { password, subscriber, registrant } = sampleAccounts;
  const paying = await createAccount(
    db,
    { ...subscriber, passwordHash: await hashPassword(password, passwordCost) },
    now,
  );
  await setSubscription(db, paying.account.id, subscriptionProduct.active, now);
  await createAccount(db, { ...registrant, passwordHash: await hashPassword(password, passwordCost) }, now);
};

/** Removes the sample accounts that still have the published password. Returns their addresses. */
export const removeSampleAccounts = async (db: Db): Promise<readonly string[]> => {
  const removed: string[] = [];
  for (const { email } of [sampleAccounts.subscriber, sampleAccounts.registrant]) {
    const account = await findAccount(db, email);
    if (!account || !(await verifyPassword(sampleAccounts.password, account.passwordHash))) continue;
    await db.deleteFrom('accounts').where('id', '=', account.id).execute();
    removed.push(email);
  }
  return removed;
};
