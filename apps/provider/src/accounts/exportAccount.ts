import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Account } from './accounts.ts';

const list = (
  db: Kysely<Database>,
  table: 'accountNewsletters' | 'accountSubscriptions' | 'savedArticles' | 'follows',
  accountId: string,
) => db.selectFrom(table).selectAll().where('accountId', '=', accountId).execute();

const withoutAccountId = (rows: readonly { accountId: string }[]) => rows.map(({ accountId: _, ...row }) => row);

/** Returns everything that is stored about an account, without the hashes of secrets, as JSON values. */
export const exportAccount = async (db: Kysely<Database>, { passwordHash: _, ...account }: Account) => {
  const [newsletters, subscriptions, savedArticles, follows, sessions] = await Promise.all([
    list(db, 'accountNewsletters', account.id),
    list(db, 'accountSubscriptions', account.id),
    list(db, 'savedArticles', account.id),
    list(db, 'follows', account.id),
    db
      .selectFrom('accountSessions')
      .select(['kind', 'createdAt', 'expiresAt', 'endsAt'])
      .where('accountId', '=', account.id)
      .orderBy('createdAt')
      .execute(),
  ]);
  return {
    account,
    newsletters: withoutAccountId(newsletters),
    subscriptions: withoutAccountId(subscriptions),
    savedArticles: withoutAccountId(savedArticles),
    follows: withoutAccountId(follows),
    sessions,
  };
};
