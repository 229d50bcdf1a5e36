import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { now, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { brands } from '../../../test/fixtures/brands.ts';
import { openBrowser, openStore, type Store, testPasswordCost } from '../../../test/support/store.ts';
import { untilBlocked } from '../../../test/support/untilBlocked.ts';
import { readValue } from '../accounts/pendingMails.ts';
import { createDigestJobs, type DigestRun } from './digestJobs.ts';
import { listFailures } from '../../db/jobs/failures.ts';
import { createJobQueue } from '../../db/jobs/jobQueue.ts';
import { createAccount, deleteAccount } from '../accounts/accounts.ts';
import { sampleAccounts, writeSampleAccounts } from '../accounts/sampleAccounts.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Transport } from '../mail/transport.ts';
import { removePublication } from '../../operations/publications/removePublication.ts';
import { saveDigestChoice } from '../accounts/digests.ts';

const service = '/Registration/JsonWebService.svc/ReadingList/';
const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const json = { ...own, accept: 'application/json' };
const { registrant, subscriber } = sampleAccounts;
const hourMs = 3_600_000;

describeEachEngine('the digest of what a reader follows', (open) => {
  let store: Store;
  let clock = now;
  let logged = '';
  const log = { write: (line: string) => void (logged += line) };
  const at = (hours: number): Date => new Date(now.getTime() + hours * hourMs);
  const { origins } = brands[0];

  beforeAll(async () => {
    const { db } = open();
    await writeSampleAccounts(db, now, testPasswordCost);
    const publication = await writePublication(db);
    await writeStories(db, publication, [
      { slug: 'old', title: 'Before the choice', hours: 2, streams: ['markets/atlanta'] },
      { slug: 'first', title: 'A tower & its loan', hours: -1, streams: ['markets/atlanta', 'sectors/office'] },
      { slug: 'second', title: 'A yard is leased', hours: -2, streams: ['markets/atlanta'], authorIds: [] },
      { slug: 'elsewhere', title: 'Not followed', hours: -2, streams: ['markets/miami'], authorIds: [] },
      { slug: 'paid', title: 'A partner has a message', hours: -3, streams: ['markets/atlanta'] },
      { slug: 'third', title: 'A hotel opens', hours: -30, streams: ['markets/atlanta'] },
    ]);
    await db.updateTable('articles').set({ presentedBy: 'Larkfield' }).where('title', 'like', 'A partner%').execute();
    await db.updateTable('sites').set({ key: 'harbor' }).where('key', '=', 'example').execute();
  });
  beforeEach(async () => {
    clock = now;
    logged = '';
    for (const table of ['digests', 'follows', 'counters', 'pgboss.job'] as const)
      await open().db.deleteFrom(table).execute();
    store = await openStore(open(), () => clock, { log });
    return () => store.close();
  });

  const signIn = async (email: string) => {
    const browser = openBrowser(store);
    await browser.post('/Registration/Login.aspx', { email, password: sampleAccounts.password });
    return browser;
  };
  /** Follows Atlanta and chooses a digest. */
  const choose = async (email: string, digest: string) => {
    const browser = await signIn(email);
    expect(await browser.postForStatus(service, { path: '/markets/atlanta/' }, json)).toBe(200);
    expect(await browser.postForStatus(service, { digest }, json)).toBe(200);
    return browser;
  };
  const daily = { site: 'harbor', frequency: 'daily' } as const;
  const weekly = { site: 'harbor', frequency: 'weekly' } as const;
  /** Sends what is due by the schedule of a frequency, so many hours later, and returns all digests to a reader. */
  const sendAt = async (hours: number, run: DigestRun = daily, email: string = registrant.email): Promise<string[]> => {
    clock = at(hours);
    await store.services.sendDigests(run, clock);
    return (await store.mailsTo(email)).filter((mail) => mail.includes('List-Unsubscribe'));
  };
  const listMailKinds = async (): Promise<unknown[]> => {
    const rows = await open().db.selectFrom('pgboss.job').select(readValue('kind').as('kind')).execute();
    return rows.map(({ kind }) => kind);
  };
  const read = async (browser: Awaited<ReturnType<typeof signIn>>): Promise<unknown> =>
    (await (await browser.get(`${service}?view=stories`)).json()).digest;

  test('has the new newsroom stories, with links to them and to the end of the digest', async () => {
    await choose(registrant.email, 'daily');
    const [mail = '', ...others] = await sendAt(21);
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: A yard is leased, and 1 more');
    expect(mail).toMatch(/A yard is leased[\s\S]*A tower & its loan/);
    expect(mail).toContain('A tower &amp; its loan');
    expect(mail).toContain(`${origins[0]}/2026/11/21/first/`);
    for (const missing of ['Before the choice', 'Not followed', 'A partner', 'A hotel opens'])
      expect(mail).not.toContain(missing);
    expect(mail).toMatch(/^List-Unsubscribe:\s+<http\S*\/Registration\/Digest\.aspx\?token=\S+>/m);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('is given up where its job is of another version, and the log says so', async () => {
    const { db } = open();
    const logger = pino({ level: 'info' }, log);
    const jobs = createJobQueue({ db, log: logger });
    onTestFinished(jobs.stop);
    await jobs.start();
    await jobs.send(db, 'digests', [{ data: { publication: 'harbor', every: 'day' } }]);
    await createDigestJobs({ db, jobs, clock: () => clock, log: logger, brands, deployment: 'development' }).start();
    await expect.poll(() => listFailures(db, 1)).toMatchObject([{ queue: 'digests' }]);
    expect(logged).toMatch(/has the fields of another version.*was given up/);
  });

  test('is sent once a period, whatever restarts, and by one of several instances', async () => {
    await choose(registrant.email, 'daily');
    await choose(subscriber.email, 'daily');
    clock = at(21);
    const delivered: string[] = [];
    const transport: Transport = {
      deliver: async ({ kind, recipient }) => {
        if (kind === 'digest') delivered.push(recipient);
        return { kind: 'sent' };
      },
      close: () => undefined,
    };
    await store.close();
    const instances = await Promise.all(
      Array.from({ length: 3 }, () => openStore(open(), () => clock, { log, transport })),
    );
    await Promise.all(
      instances.flatMap(({ services }) => [services.sendDigests(daily, clock), services.sendDigests(daily, clock)]),
    );
    await Promise.all(instances.map(({ mailsTo }) => mailsTo(registrant.email)));
    expect(delivered.toSorted()).toEqual([registrant.email, subscriber.email]);
    for (const instance of instances) await instance.close();
    store = await openStore(open(), () => clock, { log });
    expect(await sendAt(21)).toEqual([]);
    expect(await sendAt(45)).toHaveLength(1);
  });

  test('has a story in the next mail that is saved seconds after the mail before it, with a date before it', async () => {
    await choose(registrant.email, 'daily');
    const { db } = open();
    const { id } = await db
      .selectFrom('articles')
      .select('id')
      .where('title', '=', 'A hotel opens')
      .executeTakeFirstOrThrow();
    const saveAt = async (pubDate: Date) => {
      await db.updateTable('articles').set({ pubDate }).where('id', '=', id).execute();
      for (const table of ['articleCategories', 'articleAuthors'] as const)
        await db.updateTable(table).set({ pubDate }).where('articleId', '=', id).execute();
    };
    const later = at(30);
    expect(await sendAt(21)).toHaveLength(1);
    await saveAt(new Date(at(21).getTime() - 2_000));
    const mails = await sendAt(45).finally(() => saveAt(later));
    expect(mails.at(-1)).toContain('A hotel opens');
  });

  test('is sent later where the outbox fails, and still once', async () => {
    await choose(registrant.email, 'daily');
    const { db } = open();
    clock = at(21);
    await sql`alter table pgboss.job_common add constraint full_disk check (name <> 'mail') not valid`.execute(db);
    const failed = await store.services.sendDigests(daily, clock);
    await sql`alter table pgboss.job_common drop constraint full_disk`.execute(db);
    expect(failed).toEqual({ kind: 'retry', reason: '1 digests could not be made' });
    expect(await sendAt(21)).toHaveLength(1);
    expect(await sendAt(21)).toHaveLength(1);
    expect(logged).toContain('a digest could not be made');
    expect(logged).not.toContain(registrant.email);
  });

  test('comes on Mondays where a reader chose that, with everything since the choice', async () => {
    await choose(registrant.email, 'weekly');
    expect(await sendAt(44)).toEqual([]);
    const [mail = ''] = await sendAt(45, weekly);
    for (const title of ['A hotel opens', 'A yard is leased', 'A tower & its loan']) expect(mail).toContain(title);
  });

  test('is not sent without new stories, without a choice, or to readers who follow nothing', async () => {
    const browser = await choose(registrant.email, 'daily');
    expect(await read(browser)).toBe('daily');
    await browser.post(service, { path: '/markets/atlanta/', change: 'remove' }, json);
    expect(await sendAt(21)).toEqual([]);
    const later = await choose(registrant.email, 'off');
    expect(await read(later)).toBe('off');
    expect(await sendAt(45)).toEqual([]);
  });

  test('ends by one request of a mail program, and by a press on the page of the link', async () => {
    await choose(registrant.email, 'daily');
    const [mail = ''] = await sendAt(21);
    const link = new URL(/List-Unsubscribe:\s+<(\S+)>/.exec(mail)?.[1] ?? '');
    const address = link.pathname + link.search;
    const anonymous = openBrowser(store);
    const page = await anonymous.get(address);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await page.text()).toContain('<button class="btn" type="submit">Unsubscribe</button>');
    // Opening the link alone changes nothing.
    expect(await open().db.selectFrom('digests').select('site').execute()).toHaveLength(1);

    const { handle } = store;
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const response = await handle(
      new Request(new URL(address, 'http://provider.invalid'), { method: 'POST', body }),
      '203.0.113.9',
    );
    expect(response.status).toBe(200);
    expect(await open().db.selectFrom('digests').select('site').execute()).toEqual([]);
    expect(await anonymous.getStatus(address)).toBe(404);
    expect(await anonymous.postForStatus(address, {})).toBe(200);
    expect(await sendAt(45)).toHaveLength(1);
  });

  test('is chosen on the account page too, and by readers who are signed in only', async () => {
    const browser = await signIn(registrant.email);
    const saved = await browser.post('/Registration/MyAccount.aspx', { form: 'digest', digest: 'weekly' });
    expect(saved.headers.get('location')).toContain('saved=digest');
    expect(await browser.getText('/Registration/MyAccount.aspx')).toContain('value="weekly" checked');
    expect(await openBrowser(store).postForStatus(service, { digest: 'daily' }, json)).toBe(401);
    expect(await browser.postForStatus(service, { digest: 'hourly' }, json)).toBe(400);
    expect(await read(browser)).toBe('weekly');
  });

  test('is deleted with the account, also when it waits in the outbox', async () => {
    await choose(subscriber.email, 'daily');
    clock = at(21);
    const { db } = open();
    await store.close();
    const waiting = await openStore(open(), () => clock, {
      transport: { deliver: async () => ({ kind: 'later', reason: 'down' }), close: () => undefined },
    });
    await waiting.services.sendDigests(daily, clock);
    await waiting.mailsTo(subscriber.email);
    await waiting.close();
    store = await openStore(open(), () => clock, { log });
    expect(await listMailKinds()).toEqual(['digest']);
    const again = await signIn(subscriber.email);
    await again.post('/Registration/MyAccount.aspx', { form: 'delete', current: sampleAccounts.password });
    expect(await db.selectFrom('digests').select('site').execute()).toEqual([]);
    expect(await listMailKinds()).not.toContain('digest');
  });

  test('is not sent when its reader deletes the account while it is added to the outbox', async () => {
    const { db } = open();
    const email = 'leaving@example.com';
    const { account } = await createAccount(db, { email }, now);
    await saveDigestChoice(db, { accountId: account.id, site: { key: 'harbor' } }, 'daily', now);
    const sender = { name: 'Harbor Wire', address: 'news@example.com' };
    const deletions: Promise<void>[] = [];
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('digests').select('token').where('accountId', '=', account.id).forUpdate().execute();
      const mail = {
        kind: 'digest',
        sender,
        recipient: email,
        subject: 'A yard is leased',
        text: '',
        html: '',
      } as const;
      await enqueueMails(store.jobs, transaction, [mail], now);
      deletions.push(db.transaction().execute((other) => deleteAccount(other, account)));
      await untilBlocked(open());
    });
    await Promise.all(deletions);
    expect(await listMailKinds()).toEqual([]);
  });

  test('is removed with its publication', async () => {
    await choose(registrant.email, 'weekly');
    await removePublication(open().db, 'harbor');
    expect(await open().db.selectFrom('digests').select('site').execute()).toEqual([]);
  });
});
