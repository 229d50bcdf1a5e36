import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, openStore, siteOrigin, testPasswordCost } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, start } from '../../../test/support/storeSuite.ts';
import { accountOperations } from '../accounts/accountOperations.ts';
import { createAccount, deleteAccount, findAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { codeLimits } from '../accounts/secondFactor.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

const email = 'two@example.com';
const loginPage = '/Registration/Login.aspx';
const stepPage = '/Registration/SecondStep.aspx';
const securityPage = '/Registration/Security.aspx';
const stepMs = 30_000;

describeWithDatabase('the second factor', (open) => {
  const suite = openStoreSuite(open);
  const { info, at } = suite;
  let browser: ReturnType<typeof openBrowser>;
  let key: string;
  let codes: string[];
  let now: Date;

  const moveTo = (moment: Date): void => {
    now = moment;
    at(moment);
  };
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  const codeAt = (moment: Date) => new TOTP({ secret: key }).generate({ timestamp: moment.getTime() });
  const findCodes = (page: string): string[] => page.match(/(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}/g) ?? [];
  /** A browser that has entered the password. */
  const enterPassword = async () => {
    const other = suite.openBrowser();
    const response = await other.post(loginPage, { email, password, remember: 'yes', returnUrl: '/markets/' });
    expect(response.headers.get('location')).toMatch(/^\/Registration\/SecondStep\.aspx\?.*returnUrl=%2Fmarkets%2F/);
    return other;
  };
  const enterCode = (one: typeof browser, code: string) => one.post(stepPage, { code, returnUrl: '/markets/' });
  const security = (form: string, fields: Record<string, string> = {}) =>
    browser.post(securityPage, { form, ...fields });

  /** Sets up an app in `browser`. */
  const addApp = async (): Promise<void> => {
    await security('app-begin', { current: password });
    const page = await browser.getText(securityPage);
    key = (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '');
    codes = findCodes(await (await security('app-confirm', { code: codeAt(now) })).text());
  };

  beforeEach(async () => {
    const { db } = open();
    moveTo(start);
    await db.deleteFrom('counters').execute();
    const former = await findAccount(db, email);
    if (former) await deleteAccount(db, former);
    await createAccount(db, { email, passwordHash: await hashPassword(password, testPasswordCost) }, start);
    browser = await suite.signIn(email, password);
    await addApp();
    moveTo(later(stepMs));
  });

  describe('setting up an app', () => {
    test('shows ten recovery codes once and notifies the owner by mail', async () => {
      expect(new Set(codes).size).toBe(10);
      const page = await browser.getText(securityPage);
      expect([findCodes(page), page]).toEqual([[], expect.stringContaining('You have 10 unused recovery codes')]);
      expect(page, 'the key is not shown again').not.toContain('<svg');
      expect((await suite.store().mailsTo(email)).join()).toContain('An authenticator app was added');
    });

    test('stores the key encrypted and the codes as hashes', async () => {
      const rows = JSON.stringify([
        await open().db.selectFrom('accountTotp').selectAll().execute(),
        await open().db.selectFrom('accountRecoveryCodes').selectAll().execute(),
      ]);
      for (const secret of [key, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
        expect(rows).not.toContain(secret);
    });

    test('needs the password, and a code of that app', async () => {
      await security('app-remove', { current: password, code: codeAt(now) });
      expect((await security('app-begin', { current: 'wrong' })).status).toBe(422);
      expect(await browser.getText(securityPage)).not.toContain('<svg');
      await security('app-begin', { current: password });
      const pending = await browser.getText(securityPage);
      expect(pending).toMatch(/role="img" aria-label="QR code with the key of your account"><svg [^]*<\/svg>/);
      const refused = await security('app-confirm', { code: codeAt(now) });
      expect([refused.status, await refused.text()], 'the key of the former app').toEqual([
        422,
        expect.not.stringContaining('recovery code'),
      ]);
      expect((await suite.openBrowser().post(loginPage, { email, password })).headers.get('location')).toBe('/');
    });
  });

  describe('signing in', () => {
    test('requests a code after the password, and then opens the requested page', async () => {
      const other = await enterPassword();
      expect(await info(other), 'the password alone signs nobody in').toBe(401);
      const response = await enterCode(other, codeAt(now));
      expect([response.status, response.headers.get('location'), await info(other)]).toEqual([303, '/markets/', 200]);
      expect(response.headers.getSetCookie().find((line) => line.startsWith('mh_session'))).toMatch(/Expires=/);
    });

    test('accepts a code once, also from another browser', async () => {
      const [first, second] = [await enterPassword(), await enterPassword()];
      const code = codeAt(now);
      await enterCode(first, code);
      const response = await enterCode(second, code);
      expect([response.status, await response.text()]).toEqual([
        401,
        expect.stringContaining('This code was used already'),
      ]);
    });

    test('accepts a recovery code once, typed without dashes, and notifies the owner by mail', async () => {
      const [first, second] = [await enterPassword(), await enterPassword()];
      const code = codes[3]?.replaceAll('-', '').toLowerCase() ?? '';
      expect([(await enterCode(first, code)).status, (await enterCode(second, code)).status]).toEqual([303, 401]);
      expect(await first.getText(securityPage)).toContain('You have 9 unused recovery codes');
      expect((await suite.store().mailsTo(email)).join()).toContain('A recovery code was used to sign in');
    });

    test.each([
      ['a phone that is five minutes late', -300_000],
      ['a phone that is five minutes early', 300_000],
    ])('says that clocks differ: %s', async (_, ms) => {
      const other = await enterPassword();
      const response = await enterCode(other, codeAt(later(ms)));
      expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('differ')]);
      expect((await enterCode(other, codes[0] ?? '')).status, 'a recovery code needs no clock').toBe(303);
    });

    test('loses nothing when the clock of the server jumps ahead and back', async () => {
      moveTo(later(3_600_000));
      await enterCode(await enterPassword(), codeAt(now));
      moveTo(later(-3_600_000));
      const other = await enterPassword();
      expect(await (await enterCode(other, codeAt(now))).text()).toContain('differ');
      expect((await enterCode(other, codes[0] ?? '')).status).toBe(303);
    });

    test('limits wrong codes and says how long to wait', async () => {
      const other = await enterPassword();
      for (let attempt = 0; attempt < codeLimits.burst.backOffAfter; attempt += 1) await enterCode(other, '000000');
      const response = await enterCode(other, codeAt(now));
      expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
        429,
        '1',
        expect.stringContaining('too many wrong codes'),
      ]);
      moveTo(later(60_000));
      expect((await enterCode(other, codeAt(now))).status).toBe(303);
    });

    test('begins again when the second step takes longer than ten minutes', async () => {
      const other = await enterPassword();
      moveTo(later(600_000));
      const response = await enterCode(other, codeAt(now));
      expect(response.headers.get('location')).toMatch(/Login\.aspx.*reason=step-expired/);
    });

    test('ends a second step that waits when the password changes', async () => {
      const other = await enterPassword();
      await browser.post('/Registration/MyAccount.aspx', {
        form: 'password',
        current: password,
        password: 'four unlike words',
      });
      expect((await enterCode(other, codeAt(now))).headers.get('location')).toContain('Login.aspx');
    });
  });

  test('stays after the reset of a password', async () => {
    const other = suite.openBrowser();
    await other.post('/Registration/ForgotPassword.aspx', { email });
    const mail = (await suite.store().mailsTo(email)).findLast((one) => one.includes('ResetPassword.aspx'));
    const response = await other.post('/Registration/ResetPassword.aspx', {
      token: findLink(mail).searchParams.get('token') ?? '',
      password: 'four unlike words',
    });
    expect([response.headers.get('location'), await info(other)]).toEqual([
      expect.stringContaining('SecondStep.aspx'),
      401,
    ]);
    expect((await enterCode(other, codeAt(now))).status).toBe(303);
    expect(await info(other)).toBe(200);
  });

  test('is removed with the password and a code, not with one of them', async () => {
    const remove = (fields: Record<string, string>) => security('app-remove', fields);
    expect((await remove({ current: password })).status).toBe(422);
    expect((await remove({ current: 'wrong', code: codeAt(now) })).status).toBe(422);
    expect((await remove({ current: password, code: codeAt(now) })).headers.get('location')).toContain('app-removed');
    expect((await suite.openBrowser().post(loginPage, { email, password })).headers.get('location')).toBe('/');
  });

  test('gets new recovery codes, which replace the former ones', async () => {
    const renewed = findCodes(await (await security('codes-renew', { current: password, code: codeAt(now) })).text());
    expect(renewed).toHaveLength(10);
    const other = await enterPassword();
    expect((await enterCode(other, codes[0] ?? '')).status).toBe(401);
    expect((await enterCode(other, renewed[0] ?? '')).status).toBe(303);
  });

  test('has a page for a reader who has lost it, and operators who can remove it', async () => {
    const page = await browser.getText('/Registration/Message.aspx?message=lost-authenticator');
    expect(page).toMatch(/You have lost your authenticator[^]*1-800-555-0199/);
    await accountOperations['remove-factors'](open().db, (await findAccount(open().db, email))?.id ?? '', now);
    expect((await suite.openBrowser().post(loginPage, { email, password })).headers.get('location')).toBe('/');
  });

  test('is set up before anything else where every reader must have one', async () => {
    await accountOperations['remove-factors'](open().db, (await findAccount(open().db, email))?.id ?? '', now);
    const store = await openStore(open(), () => now, { secondFactor: 'required' });
    onTestFinished(store.close);
    browser = openBrowser(store);
    const leadsToSetUp = expect.stringMatching(/^\/Registration\/Security\.aspx\?.*saved=required/);
    for (const response of [
      await browser.post(loginPage, { email, password, returnUrl: '/markets/' }),
      await browser.get('/Registration/MyAccount.aspx'),
    ])
      expect(response.headers.get('location')).toEqual(leadsToSetUp);
    expect(await info(browser)).toBe(401);
    await addApp();
    expect([await info(browser), await browser.getStatus('/Registration/MyAccount.aspx')]).toEqual([200, 200]);
  });
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

// A browser makes and uses a passkey in e2e/tests/passkeys.test.ts.
describeWithDatabase('passkeys', (open) => {
  const suite = openStoreSuite(open);
  const { email } = sampleAccounts.registrant;
  beforeEach(async () => {
    suite.at(start);
    for (const table of ['accountPasskeys', 'counters'] as const) await open().db.deleteFrom(table).execute();
  });

  const addPasskey = async (credentialId: string, rpId: string) => {
    const accountId = (await findAccount(open().db, email))?.id ?? '';
    await open()
      .db.insertInto('accountPasskeys')
      .values({ credentialId, accountId, rpId, publicKey: 'AAAA', counter: '0', name: 'Laptop', createdAt: start })
      .execute();
  };
  const begin = async (browser = suite.openBrowser()) => {
    const response = await browser.post('/Registration/JsonWebService.svc/PasskeyOptions', {});
    return { browser, response };
  };
  const assertion = (id: string, origin = siteOrigin) =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: encode({ type: 'webauthn.get', challenge: 'AAAA', origin }),
        authenticatorData: 'AAAA',
        signature: 'AAAA',
      },
    });
  const signIn = async (browser: ReturnType<typeof openBrowser>, passkey: string) => {
    const response = await browser.post(loginPage, { passkey });
    return [response.status, await response.text()];
  };

  test('are requested at the host of the publication, with a check of their owner', async () => {
    const { response } = await begin();
    expect(await response.json()).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.getSetCookie().join()).toMatch(
      /^mh_passkey=[\w-]{43}; Path=\/; Expires=[^;]*; SameSite=Lax; HttpOnly$/,
    );
  });

  test('are offered by scripts of the page only, which no other page of the store may run', async () => {
    const browser = suite.openBrowser();
    const page = await browser.get(loginPage);
    expect(page.headers.get('content-security-policy')).toContain("; script-src 'self'; connect-src 'self'");
    expect(await page.text()).toMatch(/<form [^>]*data-passkey="[^"]+" hidden>/);
    const other = await browser.get('/Registration/default.aspx');
    expect(other.headers.get('content-security-policy')).not.toContain('script-src');
  });

  test.each([
    ['of another origin', 'mine', 'localhost', 'https://evil.example.org', 'belongs to another address'],
    ['of another host', 'mine', 'other.example.com', siteOrigin, 'belongs to another address'],
    ['that was removed', 'gone', 'localhost', siteOrigin, 'was removed from your account'],
    ['with a wrong signature', 'mine', 'localhost', siteOrigin, 'could not be checked'],
  ])('say why one %s does not sign in', async (_, id, rpId, origin, message) => {
    await addPasskey('mine', rpId);
    const { browser } = await begin();
    expect(await signIn(browser, assertion(id, origin))).toEqual([401, expect.stringContaining(message)]);
    expect(await suite.info(browser)).toBe(401);
  });

  test.each(['', 'nonsense', '{}', '[]', '{"id":1}'])('refuse %j', async (passkey) => {
    const { browser } = await begin();
    expect(await signIn(browser, passkey)).toEqual([401, expect.stringContaining('could not be checked')]);
  });

  test('have one try for each challenge, within ten minutes and in the browser that began', async () => {
    await addPasskey('mine', 'localhost');
    const { browser } = await begin();
    await signIn(browser, assertion('mine'));
    const late = (await begin()).browser;
    suite.at(new Date(start.getTime() + 600_000));
    for (const one of [browser, late, suite.openBrowser()])
      expect(await signIn(one, assertion('mine'))).toEqual([401, expect.stringContaining('took too long')]);
  });

  test('make the password alone not enough', async () => {
    await addPasskey('mine', 'localhost');
    const response = await suite.openBrowser().post(loginPage, { email, password: sampleAccounts.password });
    expect(response.headers.get('location')).toContain('SecondStep.aspx');
  });

  test('are added after the password only, and by the browser that entered it', async () => {
    const browser = await suite.signIn(email);
    const begun = (current: string) => browser.post(securityPage, { form: 'passkey-begin', current });
    expect((await begun('wrong')).status).toBe(422);
    await begun(sampleAccounts.password);
    expect(await browser.getText(securityPage)).toMatch(/data-options="{&quot;challenge&quot;:/);
    const added = await browser.post(securityPage, { form: 'passkey-add', passkey: '{}' });
    expect(added.headers.get('location'), 'nonsense').toContain('passkey-refused');
    const again = await browser.post(securityPage, { form: 'passkey-add', passkey: '{}' });
    expect(again.headers.get('location'), 'a challenge works once').toContain('passkey-expired');
  });

  test('protect the setting up of an app from a session and a password that were stolen', async () => {
    const browser = await suite.signIn(email);
    await addPasskey('mine', 'localhost');
    const response = await browser.post(securityPage, { form: 'app-begin', current: sampleAccounts.password });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('id="app-begin-code')]);
    expect(await browser.getText(securityPage)).not.toContain('<svg');
  });

  test('are limited for a client that begins too many', async () => {
    for (let count = 0; count < 60; count += 1) await begin();
    expect((await begin()).response.status).toBe(429);
  });

  test('load one small script with the page, and the library on press', async () => {
    const browser = suite.openBrowser();
    const sizes = await Promise.all(
      ['passkeys.js', 'webauthn.js'].map(
        async (name) => (await browser.getText(`/Registration/Scripts/${name}`)).length,
      ),
    );
    expect(sizes[0]).toBeLessThan(1000);
    expect(sizes[1]).toBeLessThan(10_000);
    expect(await browser.getStatus('/Registration/Scripts/other.js')).toBe(404);
  });
});
