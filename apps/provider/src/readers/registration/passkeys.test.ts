import { beforeEach, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, siteOrigin } from '../../../test/support/store.ts';
import { openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { findAccount } from '../accounts/accounts.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

const { email } = sampleAccounts.registrant;
const loginPage = '/Registration/Login.aspx';
const securityPage = '/Registration/Security.aspx';
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

// A browser makes and uses a passkey in e2e/tests/passkeys.test.ts.
describeWithDatabase('passkeys', (open) => {
  const suite = openStoreSuite(open);
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
  const begin = async (browser = openBrowser(suite.store())) => {
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

  test('are asked for at the host of the publication, with a check of their owner', async () => {
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
    const browser = openBrowser(suite.store());
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
    for (const one of [browser, late, openBrowser(suite.store())])
      expect(await signIn(one, assertion('mine'))).toEqual([401, expect.stringContaining('took too long')]);
  });

  test('make the password alone not enough', async () => {
    await addPasskey('mine', 'localhost');
    const response = await openBrowser(suite.store()).post(loginPage, { email, password: sampleAccounts.password });
    expect(response.headers.get('location')).toContain('SecondStep.aspx');
  });

  test('are added after the password only, and by the browser that entered it', async () => {
    const browser = await suite.signIn(email);
    const begun = (current: string) => browser.post(securityPage, { form: 'passkey-begin', current });
    expect((await begun('wrong')).status).toBe(422);
    await begun(sampleAccounts.password);
    expect(await (await browser.get(securityPage)).text()).toMatch(/data-options="{&quot;challenge&quot;:/);
    const added = await browser.post(securityPage, { form: 'passkey-add', passkey: '{}' });
    expect(added.headers.get('location'), 'nonsense').toContain('passkey-refused');
    const again = await browser.post(securityPage, { form: 'passkey-add', passkey: '{}' });
    expect(again.headers.get('location'), 'a challenge works once').toContain('passkey-expired');
  });

  test('are limited for a client that begins too many', async () => {
    for (let count = 0; count < 60; count += 1) await begin();
    expect((await begin()).response.status).toBe(429);
  });

  test('load one small script with the page, and the library on press', async () => {
    const browser = openBrowser(suite.store());
    const sizes = await Promise.all(
      ['passkeys.js', 'webauthn.js'].map(
        async (name) => (await (await browser.get(`/Registration/Scripts/${name}`)).text()).length,
      ),
    );
    expect(sizes[0]).toBeLessThan(1000);
    expect(sizes[1]).toBeLessThan(10_000);
    expect((await browser.get('/Registration/Scripts/other.js')).status).toBe(404);
  });
});
