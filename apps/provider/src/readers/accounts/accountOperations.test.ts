import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser } from '../../../test/support/store.ts';
import { openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { accountOperations } from './accountOperations.ts';
import { findAccount } from './accounts.ts';
import { sampleAccounts } from './sampleAccounts.ts';

const { email } = sampleAccounts.registrant;

describeWithDatabase('operations on an account', (open) => {
  const suite = openStoreSuite(open);
  const operate = async (verb: keyof typeof accountOperations) =>
    accountOperations[verb](open().db, (await findAccount(open().db, email))?.id ?? '', start);
  const trySignIn = (browser = openBrowser(suite.store())) =>
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
    expect(
      (await openBrowser(suite.store()).post('/Registration/Login.aspx', { email, password: 'wrong' })).status,
    ).toBe(401);
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
