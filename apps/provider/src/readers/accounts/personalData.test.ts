import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { testPasswordCost } from '../../../test/support/store.ts';
import { openStoreSuite, password, start } from '../../../test/support/storeSuite.ts';
import type { JobQueue } from '../../db/jobs/jobQueue.ts';
import type { Database } from '../../db/schema.ts';
import { hashText } from '../../server/tokens.ts';
import { enqueueMails, type Mail } from '../mail/outbox.ts';
import { recordAccountAction, createAccount } from './accounts.ts';
import { createChallenge } from './challenges.ts';
import { beginEmailChange } from './emailChange.ts';
import { createLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import { personalData } from './personalData.ts';

/** Has a character that HTML escapes, so that its end identifies it everywhere. */
const email = "o'leary+news@example.com";
const needle = 'leary+news@example.com';
const secrets = {
  session: hashText('session'),
  device: hashText('device'),
  digest: 'secret-of-the-digest',
  totp: 'sealed',
  passkey: 'credential-of-ann',
  recoveryCode: hashText('code'),
};

/** Writes a row about the account in every table that can hold one, and returns the account's id. */
const writeReader = async (db: Kysely<Database>, jobs: JobQueue): Promise<string> => {
  const passwordHash = await hashPassword(password, testPasswordCost);
  const { account } = await createAccount(db, { email, passwordHash, firstName: 'Ann' }, start);
  const { id: siteId } = await db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  const own = { accountId: account.id, site: 'harbor' };
  const later = new Date(start.getTime() + 3_600_000);
  await db
    .insertInto('accountSessions')
    .values({
      id: randomUUID(),
      accountId: account.id,
      tokenHash: secrets.session,
      createdAt: start,
      expiresAt: later,
      endsAt: later,
    })
    .execute();
  await recordAccountAction(db, account.id, 'operator', 'enabled', start);
  await beginEmailChange(db, account.id, 'bo@example.com', start);
  await db
    .insertInto('accountPasskeys')
    .values({
      accountId: account.id,
      credentialId: secrets.passkey,
      rpId: 'localhost',
      publicKey: 'key',
      counter: '0',
      name: 'Laptop',
      createdAt: start,
    })
    .execute();
  await db
    .insertInto('accountTotp')
    .values({ accountId: account.id, secret: secrets.totp, createdAt: start })
    .execute();
  await db
    .insertInto('accountRecoveryCodes')
    .values(
      [secrets.recoveryCode, hashText('CODE')].map((codeHash) => ({
        accountId: account.id,
        codeHash,
        createdAt: start,
      })),
    )
    .execute();
  await createChallenge(db, { accountId: account.id, purpose: 'second-step', sessionKind: 'browser' }, start);
  await db
    .insertInto('accountDevices')
    .values({ accountId: account.id, tokenHash: secrets.device, expiresAt: later })
    .execute();
  await db
    .insertInto('accountSubscriptions')
    .values({ accountId: account.id, productId: 2454, status: 1, startedAt: start })
    .execute();
  await db
    .insertInto('subscriptionOrders')
    .values({
      accountId: account.id,
      site: 'harbor',
      number: 'HAR-1',
      planKey: 'annual',
      planName: 'Annual',
      priceCents: 19_000,
      currency: 'USD',
      period: 'year',
      billing: JSON.stringify({
        name: 'Ann',
        company: '',
        street: '1 Main St.',
        city: '',
        countryCode: 'US',
        reference: '',
      }),
      promoCode: 'HAR',
      source: 'harbor',
      referrerDomain: 'harbor.example.com',
      orderedAt: start,
    })
    .execute();
  await db
    .insertInto('accountNewsletters')
    .values({ ...own, productCode: 'AM', chosenAt: start })
    .execute();
  await db
    .insertInto('savedArticles')
    .values({ ...own, naturalId: '2026/11/20/a-deal', savedAt: start })
    .execute();
  await db
    .insertInto('follows')
    .values({ ...own, kind: 'stream', target: 'markets/atlanta', followedAt: start })
    .execute();
  await db
    .insertInto('digests')
    .values({
      ...own,
      frequency: 'daily',
      token: secrets.digest,
      chosenAt: start,
      coveredUntil: start,
    })
    .execute();
  for (const purpose of ['register', 'newsletters', 'reset'] as const)
    await createLink(db, { purpose, email: ` ${email.toUpperCase()}`, payload: { firstName: 'Ann', email } }, start);
  await createLink(db, { purpose: 'register', email: 'bo@example.com', payload: { firmName: `c/o ${email}` } }, start);
  const forms: Record<string, string | string[]>[] = [
    { email: ` ${email.toUpperCase()} `, message: 'From the field' },
    { 'work-address': email, message: 'From a field with another name' },
    { message: `From a text:\n${email}.` },
    { email: 'bo@example.com', invited: ['cy@example.com', email.toUpperCase()], message: 'From Bo' },
  ];
  await db
    .insertInto('formSubmissions')
    .values(forms.map((fields) => ({ siteId, form: 'contact', fields: JSON.stringify(fields), receivedAt: start })))
    .execute();
  const mail: Mail = {
    kind: 'form',
    sender: { name: 'Harbor Wire', address: 'no-reply@example.com' },
    recipient: 'desk@example.com',
    subject: 'Contact',
    text: 'A text',
    html: '<p>A text</p>',
  };
  // In one transaction, so that none is sent before it waits.
  await db.transaction().execute(async (transaction) => {
    await enqueueMails(
      jobs,
      transaction,
      [
        { ...mail, kind: 'story', recipient: email.toUpperCase(), subject: 'A story' },
        { ...mail, replyTo: email },
        {
          ...mail,
          recipient: 'events@example.com',
          replyTo: 'bo@example.com',
          text: `Invited: ${email.toUpperCase()}`,
          html: `<p>Invited: ${email.replace("'", '&#39;')}</p>`,
        },
      ],
      later,
    );
    await sql`update pgboss.job set start_after = now() + interval '1 hour'`.execute(transaction);
  });
  return account.id;
};

const toSqlName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const listTables = (...kinds: string[]): string[] =>
  Object.entries(personalData)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([table]) => toSqlName(table))
    .toSorted();
const personalTables = listTables('account id', 'address', 'address in values');

describeEachEngine('data of readers', (open) => {
  const suite = openStoreSuite(open);
  const query = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await statement.execute(open().db.withoutPlugins())).rows;
  const listStoredTables = async () =>
    (
      await query(sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
        union all select 'pgboss.job'`)
    )
      .map(({ name }) => name)
      .toSorted();
  /** The tables with one of the texts in any column of any row. */
  const findTablesWith = async (texts: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const table of await listStoredTables()) {
      const hasText = sql.join(
        texts.map((text) => sql`strpos(lower(stored::text), ${text}) > 0`),
        sql` or `,
      );
      const rows = await query(sql`select 1 from ${sql.table(table)} as stored where ${hasText} limit 1`);
      if (rows.length > 0) found.push(table);
    }
    return found;
  };

  test('has a kind for every table of the schema', async () => {
    expect(Object.keys(personalData).map(toSqlName).toSorted()).toEqual(await listStoredTables());
  });

  test('is in no other table with the id of an account, and goes with the account', async () => {
    const columns = await query(sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id'`);
    const cascades = await query(sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
      where confrelid = 'accounts'::regclass and confdeltype = 'c'`);
    for (const rows of [columns, cascades])
      expect(rows.map(({ name }) => name).toSorted()).toEqual(listTables('account id'));
  });

  test('is downloaded and deleted in every table, after the password', async () => {
    const { db } = open();
    const id = await writeReader(db, suite.store().jobs);
    const texts = [id, needle];
    expect(await findTablesWith(texts), 'the reader has a row in every table').toEqual(personalTables);
    const browser = await suite.signIn(email, password);
    await browser.post('/Registration/SecondStep.aspx', { code: 'code' });
    const submit = (form: string, current: string) => browser.submit('/Registration/MyAccount.aspx', { form, current });

    for (const wrong of ['', 'wrong']) {
      const response = await submit('export', wrong);
      expect([response.status, await response.text()]).toEqual([
        422,
        expect.stringContaining('id="export-current-error"'),
      ]);
    }
    const exported = await (await submit('export', password)).text();
    expect(JSON.parse(exported)).toMatchObject({
      account: { email, firstName: 'Ann' },
      sessions: expect.arrayContaining([expect.objectContaining({ kind: 'browser' })]),
      securityChanges: expect.arrayContaining([expect.objectContaining({ actor: 'operator', action: 'enabled' })]),
      addressChanges: [{ newEmail: 'bo@example.com' }],
      passkeys: [{ name: 'Laptop', rpId: 'localhost' }],
      authenticatorApps: [{ confirmedAt: null }],
      recoveryCodes: [{ createdAt: start.toISOString() }],
      unfinishedSignIns: [{ purpose: 'second-step' }],
      devices: expect.arrayContaining([{ expiresAt: new Date(start.getTime() + 3_600_000).toISOString() }]),
      subscriptions: [{ productId: 2454 }],
      orders: [{ number: 'HAR-1', billing: { street: '1 Main St.' } }],
      newsletters: [{ productCode: 'AM' }],
      savedArticles: [{ naturalId: '2026/11/20/a-deal' }],
      follows: [{ target: 'markets/atlanta' }],
      digests: [{ frequency: 'daily' }],
      links: expect.arrayContaining(
        ['register', 'newsletters', 'reset'].map((purpose) =>
          expect.objectContaining({ purpose, payload: { firstName: 'Ann', email } }),
        ),
      ),
      forms: [
        { fields: { invited: [email.toUpperCase()] } },
        { fields: { message: `From a text:\n${email}.` } },
        { fields: { message: 'From a field with another name' } },
        { fields: { message: 'From the field' } },
      ],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'story', subject: 'A story' })]),
    });
    for (const text of [...Object.values(secrets), 'argon2', 'From Bo', 'cy@example.com'])
      expect(exported).not.toContain(text);

    expect(await (await submit('delete', password)).text()).toContain('Your account is deleted');
    expect((await suite.store().mailsTo(email)).join()).toContain('Your account at Harbor Wire was deleted');
    expect(await findTablesWith(texts), 'no table has the id or the address').toEqual([]);
    expect(await db.selectFrom('pgboss.job').select('data').execute(), 'mails of others lose the address only').toEqual(
      [
        {
          data: expect.objectContaining({
            recipient: 'events@example.com',
            text: 'Invited: [deleted]',
            html: '<p>Invited: [deleted]</p>',
          }),
        },
      ],
    );
    expect(
      await db.selectFrom('formSubmissions').select('fields').execute(),
      'forms of others lose the address only',
    ).toEqual([{ fields: { email: 'bo@example.com', invited: ['cy@example.com', '[deleted]'], message: 'From Bo' } }]);
  });
});
