import { beforeEach, describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, openStore, siteOrigin, type Store, testPasswordCost } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, start, toPath } from '../../../test/support/storeSuite.ts';
import { untilBlocked } from '../../../test/support/untilBlocked.ts';
import { createAccount, savePassword } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { sampleAccounts, writeSampleAccounts } from '../accounts/sampleAccounts.ts';
import { endSessions } from '../accounts/sessions.ts';
import { signInLimits } from '../accounts/signIn.ts';

const { subscriber } = sampleAccounts;

describeWithDatabase('guessed and lost passwords', (open) => {
  const suite = openStoreSuite(open);
  const { signIn, info, follow } = suite;
  describe('the limits of wrong passwords', () => {
    const attack = async (client: (index: number) => string, email: (index: number) => string, times: number) => {
      const statuses = new Map<number, number>();
      for (let index = 0; index < times; index += 50) {
        const responses = await Promise.all(
          Array.from({ length: Math.min(50, times - index) }, (_, step) =>
            suite.openBrowser(client(index + step)).post('/Registration/Login.aspx', {
              email: email(index + step),
              password: `guess number ${index + step}`,
            }),
          ),
        );
        for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      return statuses;
    };

    test('check few attempts of one client on an account, and the owner can sign in from another address', async () => {
      const statuses = await attack(
        () => '198.51.100.1',
        () => subscriber.email,
        signInLimits.pair.max + 1,
      );
      expect(statuses.get(401)).toBeLessThanOrEqual(signInLimits.pair.max);
      expect([...statuses.keys()].toSorted()).toEqual([401, 429]);
      const refused = await suite.openBrowser('198.51.100.1').post('/Registration/Login.aspx', {
        email: subscriber.email,
        password: sampleAccounts.password,
      });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      await signIn(subscriber.email, sampleAccounts.password, '203.0.113.40');
    });

    test('check no more attempts of one client on many accounts than the limit', async () => {
      const statuses = await attack(
        () => '198.51.100.2',
        (index) => `reader${index}@example.com`,
        signInLimits.client.max + 1,
      );
      expect(statuses.get(401)).toBeLessThanOrEqual(signInLimits.client.max);
      expect(statuses.get(429)).toBeGreaterThanOrEqual(1);
    });

    test('let the owner sign in with a remembered browser or a reset link when many clients attack an account', async () => {
      const { email } = sampleAccounts.registrant;
      const owner = await signIn(email);
      const statuses = await attack(
        (index) => `192.0.2.${index % 250}-${index}`,
        () => email,
        signInLimits.account.max + 1,
      );
      expect(statuses.get(401)).toBeLessThanOrEqual(signInLimits.account.max);
      expect(statuses.get(429)).toBeGreaterThanOrEqual(1);
      expect(
        await suite.openBrowser('203.0.113.50').postForStatus('/Registration/Login.aspx', {
          email,
          password: sampleAccounts.password,
        }),
      ).toBe(429);
      expect(await owner.postForStatus('/Registration/Login.aspx', { email, password: sampleAccounts.password })).toBe(
        303,
      );

      await suite.openBrowser().post('/Registration/ForgotPassword.aspx', { email });
      const link = findLink(
        (await suite.store().mailsTo(email)).findLast((mail) => mail.includes('Choose a new password for')),
      );
      const fresh = suite.openBrowser('203.0.113.51');
      expect(await (await follow(fresh, link)).text()).toContain('Save and sign in');
      const token = link.searchParams.get('token') ?? '';
      expect(await fresh.postForStatus('/Registration/ResetPassword.aspx', { token, password: 'short' })).toBe(422);
      expect(await fresh.postForStatus('/Registration/ResetPassword.aspx', { token, password })).toBe(303);
      expect(await info(fresh)).toBe(200);
      expect(await info(owner)).toBe(401);
      expect(await suite.openBrowser().postForStatus('/Registration/ResetPassword.aspx', { token, password })).toBe(
        410,
      );
      await signIn(email, password, '203.0.113.52');
    }, 120_000);
  });

  test('a sign-in with the former password starts no session while the password is changed', async () => {
    const { db } = open();
    const email = 'changing@example.com';
    const former = await hashPassword(password, testPasswordCost);
    const { account } = await createAccount(db, { email, passwordHash: former }, start);
    const changed = await hashPassword('four unlike words', testPasswordCost);
    const browser = suite.openBrowser('203.0.113.55');
    const signIns: Promise<Response>[] = [];
    await db.transaction().execute(async (transaction) => {
      await savePassword(transaction, account.id, changed, start);
      await endSessions(transaction, account.id);
      signIns.push(browser.post('/Registration/Login.aspx', { email, password }));
      await untilBlocked(open());
    });
    await Promise.all(signIns);
    expect(await info(browser)).toBe(401);
    await signIn(email, 'four unlike words', '203.0.113.56');
  });

  describe('a lost password', () => {
    test('shows the same page for an unknown address', async () => {
      const page = async (email: string) =>
        (
          await suite.openBrowser('203.0.113.60').submitForText('/Registration/ForgotPassword.aspx', { email })
        ).replaceAll(email, 'ADDRESS');
      expect(await page('stranger@example.com')).toBe(await page(subscriber.email));
      expect(await suite.store().mailsTo('stranger@example.com')).toHaveLength(1);
    });

    test('expires the link after an hour', async () => {
      await suite.openBrowser('203.0.113.61').post('/Registration/ForgotPassword.aspx', {
        email: subscriber.email,
      });
      const link = findLink(
        (await suite.store().mailsTo(subscriber.email)).findLast((mail) => mail.includes('Choose a new password for')),
      );
      suite.at(new Date(start.getTime() + 3_600_000));
      expect(await suite.openBrowser().getStatus(toPath(link))).toBe(410);
      suite.at(start);
    });

    test('does not put a forged host into mails', async () => {
      const forged = suite.openBrowser('203.0.113.62', 'https://evil.example.org');
      await forged.post('/Registration/ForgotPassword.aspx', { email: 'forged@example.com' });
      const [mail = ''] = await suite.store().mailsTo('forged@example.com');
      expect(mail).not.toContain('evil.example.org');
      expect(findLink(mail).origin).toBe(siteOrigin);
    });
  });
});

const { email } = sampleAccounts.subscriber;
const client = '203.0.113.7';

describeWithDatabase('security events of the registration service', (open) => {
  const lines: string[] = [];
  let store: Store;
  beforeEach(async () => {
    lines.length = 0;
    for (const table of ['counters', 'accountLinks', 'pgboss.job'] as const)
      await open().db.deleteFrom(table).execute();
    await writeSampleAccounts(open().db, start, testPasswordCost);
    store = await openStore(open(), () => start, { log: { write: (line) => void lines.push(line) } });
    return () => store.close();
  });

  const browser = () => openBrowser(store, client);
  type Browser = ReturnType<typeof browser>;
  const times = async (count: number, action: (browser: Browser, index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await action(browser(), index);
  };
  const wrong = (one: Browser) => one.post('/Registration/Login.aspx', { email, password: 'not the password' });
  const forgot = (one: Browser, address: string = email) =>
    one.post('/Registration/ForgotPassword.aspx', { email: address });
  const register = (one: Browser, address: string) =>
    one.post('/Registration/default.aspx', { firstName: 'Ada', lastName: 'Mill', email: address });
  const token = async (address: string) =>
    findLink((await store.mailsTo(address)).at(-1)).searchParams.get('token') ?? '';

  test.each<[string, string, () => Promise<unknown>]>([
    [
      'sign-in-succeeded',
      'password',
      () => browser().post('/Registration/Login.aspx', { email, password: sampleAccounts.password }),
    ],
    ['sign-in-failed', 'wrong-credentials', () => wrong(browser())],
    ['account-locked-out', 'account-and-client', () => times(7, wrong)],
    ['password-reset', 'requested', () => forgot(browser())],
    [
      'password-reset',
      'completed',
      async () => {
        await forgot(browser());
        await browser().post('/Registration/ResetPassword.aspx', {
          token: await token(email),
          password: sampleAccounts.password,
        });
      },
    ],
    ['password-reset', 'stale-link', () => browser().get('/Registration/ResetPassword.aspx?token=x')],
    ['mail-throttled', 'recipient', () => times(6, (one) => forgot(one))],
    ['mail-throttled', 'client', () => times(31, (one, index) => forgot(one, `reader${index}@example.com`))],
    ['registration-throttled', 'client', () => times(31, (one, index) => register(one, `new${index}@example.com`))],
    [
      'registration',
      'completed',
      async () => {
        await register(browser(), 'ada@example.com');
        await browser().post('/Registration/Confirm.aspx', { token: await token('ada@example.com'), password });
      },
    ],
    [
      'foreign-form-refused',
      'other-origin',
      () => browser().post('/Registration/Login.aspx', { email }, { origin: 'https://evil.example.org' }),
    ],
  ])('logs %s (%s) in one line without personal data', async (event, reason, act) => {
    await act();
    const events = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['event'] === event && line['reason'] === reason);
    expect(events).toEqual([
      expect.objectContaining({ msg: 'security event', count: 1, clients: [expect.stringMatching(/^[\w-]{12}$/)] }),
    ]);
    expect(lines.join('')).not.toMatch(
      new RegExp(`@|%40|Ada|Mill|not the password|${client.replaceAll('.', '\\.')}|evil`),
    );
  });
});
