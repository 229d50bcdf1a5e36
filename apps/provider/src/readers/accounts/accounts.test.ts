import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { accountOperations } from './accountOperations.ts';
import { findAccount, savePassword } from './accounts.ts';
import { removeSampleAccounts, sampleAccounts, writeSampleAccounts } from './sampleAccounts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { parseUserAgent, startSession } from './sessions.ts';
import { isSubscriber, listSubscriptions } from './subscriptions.ts';
import { getPeriodEnd } from './orders.ts';

const { email } = sampleAccounts.registrant;

describeWithDatabase('operations on an account', (open) => {
  const suite = openStoreSuite(open);
  const operate = async (verb: keyof typeof accountOperations) =>
    accountOperations[verb](open().db, (await findAccount(open().db, email))?.id ?? '', start);
  const trySignIn = (browser = suite.openBrowser()) =>
    browser.post('/Registration/Login.aspx', { email, password: sampleAccounts.password });

  test('list and end sessions', async () => {
    const browser = await suite.signIn(email);
    expect(await operate('sessions')).toMatch(
      /^unknown browser on unknown system, browser, signed in 2026-11-21T12:00/,
    );
    expect(await operate('end')).toBe('Ended sessions: 1.');
    expect([await suite.info(browser), await operate('sessions')]).toEqual([401, 'No browser is signed in.']);
  });

  test('disable an account until it is enabled, and tell the reader why', async () => {
    const browser = await suite.signIn(email);
    await operate('disable');
    const refused = await trySignIn();
    expect([await suite.info(browser), refused.status, await refused.text()]).toEqual([
      401,
      403,
      expect.stringContaining('This account is closed'),
    ]);
    expect(await suite.openBrowser().postForStatus('/Registration/Login.aspx', { email, password: 'wrong' })).toBe(401);
    await operate('enable');
    expect((await trySignIn()).status).toBe(303);
  });

  test('are recorded with the operator and the time', async () => {
    const rows = await open().db.selectFrom('accountAudit').select(['actor', 'action', 'at']).orderBy('id').execute();
    expect(rows.at(-1)).toEqual({ actor: 'operator', action: 'enabled', at: start });
    expect(rows.map(({ action }) => action)).toEqual([
      'sessions-listed',
      'sessions-ended',
      'sessions-listed',
      'disabled',
      'enabled',
    ]);
  });
});

const now = new Date('2026-11-21T12:00:00Z');

describeWithDatabase('sample accounts (§1.3)', (open) => {
  const accounts = () => open().db.selectFrom('accounts').selectAll().orderBy('email').execute();

  test('are one subscriber and one registrant, and do not change existing accounts', async () => {
    await writeSampleAccounts(open().db, now);
    const before = await accounts();
    await writeSampleAccounts(open().db, new Date(now.getTime() + 1000));
    expect(await accounts()).toEqual(before);
    expect(before.map(({ email }) => email)).toEqual(['registrant@example.com', 'subscriber@example.com']);
    const states = await Promise.all(
      before.map(async ({ id, passwordHash }) => [
        isSubscriber(await listSubscriptions(open().db, id)),
        await verifyPassword(sampleAccounts.password, passwordHash),
      ]),
    );
    expect(states).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('are removed only if they still have the public password', async () => {
    const { db } = open();
    const [registrant, subscriber] = await accounts();
    await savePassword(db, registrant?.id ?? '', await hashPassword('three unlike words'), now);
    if (subscriber) await startSession(db, subscriber, 'browser', { browser: '', system: '' }, now);
    expect(await removeSampleAccounts(db)).toEqual([sampleAccounts.subscriber.email]);
    expect((await accounts()).map(({ email }) => email)).toEqual([sampleAccounts.registrant.email]);
    expect(await db.selectFrom('accountSessions').selectAll().execute()).toEqual([]);
    expect(await removeSampleAccounts(db)).toEqual([]);
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.0', '', ''],
  ['', '', ''],
])('%s is %s on %s', (text, browser, system) => {
  expect(parseUserAgent({ headers: new Headers({ 'user-agent': text }) })).toEqual({ browser, system });
});

test.each<['month' | 'year', string, string, string]>([
  ['month', '2026-11-21', '2026-11-21', '2026-12-21'],
  ['month', '2026-11-21', '2026-12-20', '2026-12-21'],
  ['month', '2026-11-21', '2026-12-21', '2027-01-21'],
  ['month', '2026-01-31', '2026-02-10', '2026-02-28'],
  ['month', '2026-01-31', '2026-03-01', '2026-03-31'],
  ['month', '2026-01-31', '2029-02-27', '2029-02-28'],
  ['year', '2026-11-21', '2026-11-21', '2027-11-21'],
  ['year', '2026-11-21', '2027-11-21', '2028-11-21'],
  ['year', '2028-02-29', '2028-03-01', '2029-02-28'],
  ['year', '2028-02-29', '2031-12-01', '2032-02-29'],
])('a %s that was ordered on %s and is running on %s ends on %s', (period, ordered, now, end) => {
  expect(getPeriodEnd({ period, orderedAt: new Date(ordered) }, new Date(now))).toEqual(new Date(end));
});
