import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Account } from './accounts.ts';
import { mentionsAddress, readValue } from './pendingMails.ts';
import type { AccountIdTable, PersonalTable } from './personalData.ts';
import { listFormsOf } from './storedForms.ts';

/** Maximum rows of one part, the newest: anybody can send forms with another person's address. */
export const maxExportedRows = 500;

type Rows = readonly Readonly<Record<string, unknown>>[];
type Part = { name: string; list: (db: Db, account: Account, limit: number) => Promise<Rows> };

/** Columns that say nothing to a reader, and secrets or their hashes. */
const omittedColumns = new Set([
  'id',
  'accountId',
  'tokenHash',
  'token',
  'secret',
  'lastStep',
  'codeHash',
  'credentialId',
  'publicKey',
  'counter',
  'oldTokenHash',
  'newTokenHash',
]);

const ofAccount = (name: string, table: AccountIdTable, time: string): Part => ({
  name,
  list: async (db, { id }, limit) => {
    const rows: Rows = await db
      .selectFrom(table)
      .selectAll()
      .where('accountId', '=', id)
      .orderBy(sql.ref(time), 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !omittedColumns.has(column))));
  },
});

const parts: Readonly<Record<Exclude<PersonalTable, 'accounts'>, Part>> = {
  accountNewsletters: ofAccount('newsletters', 'accountNewsletters', 'chosenAt'),
  accountSubscriptions: ofAccount('subscriptions', 'accountSubscriptions', 'startedAt'),
  subscriptionOrders: ofAccount('orders', 'subscriptionOrders', 'orderedAt'),
  savedArticles: ofAccount('savedArticles', 'savedArticles', 'savedAt'),
  follows: ofAccount('follows', 'follows', 'followedAt'),
  digests: ofAccount('digests', 'digests', 'chosenAt'),
  formSubmissions: { name: 'forms', list: (db, { email }, limit) => listFormsOf(db, email, limit) },
  accountSessions: ofAccount('sessions', 'accountSessions', 'createdAt'),
  accountAudit: ofAccount('securityChanges', 'accountAudit', 'at'),
  accountEmailChanges: ofAccount('addressChanges', 'accountEmailChanges', 'expiresAt'),
  accountPasskeys: ofAccount('passkeys', 'accountPasskeys', 'createdAt'),
  accountTotp: ofAccount('authenticatorApps', 'accountTotp', 'createdAt'),
  accountRecoveryCodes: ofAccount('recoveryCodes', 'accountRecoveryCodes', 'createdAt'),
  accountChallenges: ofAccount('unfinishedSignIns', 'accountChallenges', 'expiresAt'),
  accountDevices: ofAccount('devices', 'accountDevices', 'expiresAt'),
  accountLinks: {
    name: 'links',
    list: (db, { email }, limit) =>
      db
        .selectFrom('accountLinks')
        .select(['purpose', 'payload', 'expiresAt'])
        .where('email', '=', email)
        .orderBy('expiresAt', 'desc')
        .limit(limit)
        .execute(),
  },
  'pgboss.job': {
    name: 'mails',
    // Without the texts, which may have the secrets of links and, in mails to others, the words of others.
    list: (db, { email }, limit) =>
      db
        .selectFrom('pgboss.job')
        .select([readValue('kind').as('kind'), readValue('subject').as('subject'), 'createdOn as createdAt'])
        .where(mentionsAddress(email))
        .orderBy('createdOn', 'desc')
        .limit(limit)
        .execute(),
  },
};

/** What is stored about an account, without secrets: the newest rows. `incomplete` names parts that have more. */
export const exportAccount = async (db: Db, account: Account): Promise<Record<string, unknown>> => {
  const { passwordHash: _, ...profile } = account;
  const lists: [string, Rows][] = [];
  for (const { name, list } of Object.values(parts)) lists.push([name, await list(db, account, maxExportedRows + 1)]);
  return {
    account: profile,
    ...Object.fromEntries(lists.map(([name, rows]) => [name, rows.slice(0, maxExportedRows)])),
    incomplete: lists.filter(([, rows]) => rows.length > maxExportedRows).map(([name]) => name),
  };
};
