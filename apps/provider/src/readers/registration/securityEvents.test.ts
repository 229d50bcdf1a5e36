import { beforeEach, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, openStore, testPasswordCost, type Store } from '../../../test/support/store.ts';
import { findLink, password, start } from '../../../test/support/storeSuite.ts';
import { sampleAccounts, writeSampleAccounts } from '../accounts/sampleAccounts.ts';

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
