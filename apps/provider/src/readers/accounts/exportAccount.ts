import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { listFormsOf } from './storedForms.ts';
import type { Account } from './accounts.ts';

const list = (
  db: Kysely<Database>,
  table: 'accountNewsletters' | 'accountSubscriptions' | 'savedArticles' | 'follows',
  accountId: string,
) => db.selectFrom(table).selectAll().where('accountId', '=', accountId).execute();

const omit = (row: Readonly<Record<string, unknown>>, column: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));

const withoutAccountId = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map((row) => omit(row, 'accountId'));

/** Returns everything that is stored about an account and its address, without the hashes of secrets, as JSON values. */
export const exportAccount = async (db: Kysely<Database>, account: Account) => {
  const [newsletters, subscriptions, savedArticles, follows, forms, digests, sessions] = await Promise.all([
    list(db, 'accountNewsletters', account.id),
    list(db, 'accountSubscriptions', account.id),
    list(db, 'savedArticles', account.id),
    list(db, 'follows', account.id),
    listFormsOf(db, account.email),
    // Without the secret of the link that ends the digest.
    db
      .selectFrom('digests')
      .select(['site', 'frequency', 'chosenAt', 'coveredUntil', 'nextAt'])
      .where('accountId', '=', account.id)
      .orderBy('site')
      .execute(),
    db
      .selectFrom('accountSessions')
      .select(['kind', 'createdAt', 'expiresAt', 'endsAt'])
      .where('accountId', '=', account.id)
      .orderBy('createdAt')
      .execute(),
  ]);
  return {
    account: omit(account, 'passwordHash'),
    newsletters: withoutAccountId(newsletters),
    subscriptions: withoutAccountId(subscriptions),
    savedArticles: withoutAccountId(savedArticles),
    follows: withoutAccountId(follows),
    forms,
    digests,
    sessions,
  };
};
