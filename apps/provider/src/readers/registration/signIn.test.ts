import { afterEach, describe, expect, test } from 'vitest';
import { describeEachEngine, describeWithDatabase } from '../../../test/support/engines.ts';
import { siteOrigin } from '../../../test/support/store.ts';
import { openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

const { subscriber } = sampleAccounts;
const credentials = { email: subscriber.email, password: sampleAccounts.password };

describeWithDatabase('signing in and out (§7.2)', (open) => {
  const suite = openStoreSuite(open);
  const { signIn, info } = suite;
  describe('signing in', () => {
    test('sets the cookies of §3, and the session check responds with 200', async () => {
      const browser = suite.openBrowser();
      const response = await browser.post('/Registration/Login.aspx', {
        email: ' Subscriber@Example.com ',
        password: sampleAccounts.password,
        returnUrl: '/2026/11/21/a-deal/?x=1#y',
      });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/2026/11/21/a-deal/?x=1#y']);
      const cookies = response.headers.getSetCookie();
      expect(cookies.map((line) => line.split('=')[0])).toEqual([
        'mh_session',
        'mh_device',
        'oly_enc_id',
        'oly_anon_id',
        'useremail',
        'ipAddress',
        'userAccess',
        'userAccount',
      ]);
      for (const line of cookies) expect(line).toMatch(/; Path=\/; .*SameSite=Lax/);
      expect(cookies.filter((line) => line.includes('HttpOnly'))).toHaveLength(2);
      expect(cookies.join()).not.toMatch(/Domain=|Secure/);
      const user = await (await browser.get('/Registration/JsonWebService.svc/GetBasicUserInfo')).json();
      expect(user).toMatchObject({
        status: 200,
        data: {
          email: subscriber.email,
          firstName: 'Sam',
          productList: [2454],
          demographics: { UserDemographics: { ProfileCompletionRatioPercent: expect.any(Number) } },
        },
      });
      const row = await open().db.selectFrom('accountSessions').select('tokenHash').execute();
      expect(JSON.stringify(row)).not.toContain(browser.jar.get('mh_session'));
    });

    test('sets Secure cookies over TLS, and HttpOnly cookies with the __Host- prefix', async () => {
      const browser = suite.openBrowser('203.0.113.30', 'https://harbor.example.com');
      const response = await browser.post('/Registration/Login.aspx', credentials);
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) expect(line).toContain('; Secure');
      expect(cookies.filter((line) => line.includes('HttpOnly')).map((line) => line.split('=')[0])).toEqual([
        '__Host-mh_session',
        '__Host-mh_device',
      ]);
      expect(await info(browser)).toBe(200);
      // A subdomain can set a cookie without the prefix: it is ignored.
      const planted = suite.openBrowser('203.0.113.30', 'https://harbor.example.com');
      planted.jar.set('mh_session', browser.jar.get('__Host-mh_session') ?? '');
      expect(await info(planted)).toBe(401);
      await browser.post('/Registration/Logout.aspx', {});
      expect([...browser.jar.keys()]).toEqual(['__Host-mh_device']);
    });

    test('is possible again with a session whose encrypted id is no longer valid', async () => {
      const browser = await signIn();
      expect(await browser.getStatus('/Registration/Login.aspx'), 'with a valid one').toBe(303);
      browser.jar.set('oly_enc_id', 'A'.repeat(119));
      expect(await browser.getStatus('/Registration/Login.aspx')).toBe(200);
      await browser.post('/Registration/Login.aspx', credentials);
      expect(await browser.getStatus('/Registration/Login.aspx')).toBe(303);
    });

    test('sets no script-readable cookie with personal data', async () => {
      const browser = await signIn();
      const { id } = await open()
        .db.selectFrom('accounts')
        .select('id')
        .where('email', '=', subscriber.email)
        .executeTakeFirstOrThrow();
      const readable = [...browser.jar].filter(([name]) => !name.startsWith('mh_'));
      const personal = [subscriber.email, 'subscriber', 'Sam', id, '203.0.113.7'];
      expect(readable.filter(([, value]) => personal.some((one) => decodeURIComponent(value).includes(one)))).toEqual(
        [],
      );
      // Nothing in them follows a reader from one session to the next, except the browser's own anonymous id.
      const next = await signIn();
      expect(readable.filter(([name, value]) => next.jar.get(name) === value).map(([name]) => name)).toEqual([
        'ipAddress',
        'userAccess',
      ]);
    });

    test.each([
      ['a wrong password', subscriber.email, 'not the password', 401],
      ['an unknown address', 'nobody@example.com', 'not the password', 401],
      ['no password', subscriber.email, '', 422],
      ['no address', '', 'not the password', 422],
    ])('rejects %s and keeps the address in the form, but not the password', async (_, email, secret, status) => {
      const response = await suite.openBrowser('203.0.113.31').post('/Registration/Login.aspx', {
        email,
        password: secret,
      });
      const text = await response.text();
      expect(response.status).toBe(status);
      expect(text).toContain(`value="${email}"`);
      expect(secret === '' || !text.includes(secret)).toBe(true);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    test.each([
      'https://evil.example.org/',
      '//evil.example.org/',
      '/\\evil.example.org',
      'https:evil.example.org',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://localhost:3000@evil.example.org/',
      'http://user:pw@localhost:3000/',
      'https://harbor.example.com.evil.example.org/',
      '\thttps://evil.example.org',
      '/Registration/Logout.aspx',
      '/.//Registration/Logout.aspx',
      '/Registration//Logout.aspx/',
      '/Registration/x/%2e%2e/Log%6Fut.aspx',
      '/Registration/x%2f..%2fLogout.aspx',
      '/Registration/JsonWebService.svc/LogOut',
      '/%zz',
      'http://[',
      '/%0d%0aSet-Cookie:x=1/../..//evil.example.org',
    ])('does not redirect to the return URL %j', async (returnUrl) => {
      const response = await suite.openBrowser().post('/Registration/Login.aspx', {
        ...credentials,
        returnUrl,
      });
      const to = new URL(response.headers.get('location') ?? '', siteOrigin);
      expect([response.status, to.origin]).toEqual([303, siteOrigin]);
      expect(to.pathname).not.toMatch(/logout/i);
    });

    test.each([
      [
        'the page that led here',
        '/Registration/Login.aspx',
        `${siteOrigin}/2026/11/21/a-deal/?page=2#more`,
        '/2026/11/21/a-deal/?page=2',
      ],
      [
        'the page that led to the registration',
        '/Registration/default.aspx?promoCode=HAR',
        `${siteOrigin}/markets/`,
        '/markets/',
      ],
      [
        'the address that the link carries',
        '/Registration/Login.aspx?returnUrl=/events/',
        `${siteOrigin}/markets/`,
        '/events/',
      ],
      [
        'nothing, after another page of the store',
        '/Registration/Login.aspx',
        `${siteOrigin}/Registration/MyAccount.aspx?returnUrl=/markets/`,
        undefined,
      ],
      [
        'nothing, from another site',
        '/Registration/Login.aspx',
        'https://evil.example.org/2026/11/21/a-deal/',
        undefined,
      ],
      ['nothing, without a word of it', '/Registration/Login.aspx', '', undefined],
    ])('redirects to %s', async (_, page, referer, back) => {
      const text = await suite.openBrowser().getText(page, { referer });
      expect(/name="returnUrl" value="([^"]*)"/.exec(text)?.[1]).toBe(back);
    });

    test('offers registration next to the reason that the reader has come for', async () => {
      const page = await suite.openBrowser().get('/Registration/Login.aspx?reason=follows');
      const text = await page.text();
      expect(text).toMatch(/role="status"[^]*Registration\/default\.aspx[^]*<form/);
      expect(text.match(/No account yet\?/g)).toHaveLength(1);
    });

    test('redirects to a sister site', async () => {
      const response = await suite.openBrowser().post('/Registration/Login.aspx', {
        ...credentials,
        returnUrl: 'https://sister-site.example.com/a/',
      });
      expect(response.headers.get('location')).toBe('https://sister-site.example.com/a/');
    });

    test('allows forms to lead to the publications only, by the policy of the page', async () => {
      const { headers } = await suite.openBrowser().get('/Registration/Login.aspx');
      const targets = /form-action ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? [];
      expect(targets).toEqual(expect.arrayContaining(["'self'", siteOrigin, 'https://sister-site.example.com']));
      expect(targets.filter((target) => target !== "'self'" && !URL.canParse(target))).toEqual([]);
    });

    test.each([
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
      [{ origin: 'https://evil.example.org' }],
      [{ origin: 'null' }],
    ])('rejects a form with the headers %j', async (headers: Record<string, string>) => {
      const browser = await signIn();
      for (const page of ['Login', 'default', 'MyAccount', 'Newsletters', 'ForgotPassword', 'Logout']) {
        const response = await browser.post(`/Registration/${page}.aspx`, { ...credentials, form: 'profile' }, headers);
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
      expect(await info(browser)).toBe(200);
    });

    test('rejects a body that is too long or not form-encoded', async () => {
      expect(await suite.openBrowser().postForStatus('/Registration/Login.aspx', { email: 'x'.repeat(20_000) })).toBe(
        413,
      );
      expect(
        await suite
          .openBrowser()
          .postForStatus('/Registration/Login.aspx', { email: 'x' }, { 'content-type': 'text/plain' }),
      ).toBe(413);
    });

    test('ends the previous session of the browser at a new sign-in', async () => {
      const browser = await signIn();
      const former = browser.jar.get('mh_session') ?? '';
      await browser.post('/Registration/Login.aspx', credentials);
      expect(
        await suite.openBrowser().getStatus('/Registration/JsonWebService.svc/GetBasicUserInfo', {
          cookie: `mh_session=${former}`,
        }),
      ).toBe(401);
    });
  });

  describe('signing out', () => {
    test('ends the session, removes the account cookies and redirects to the return URL', async () => {
      const browser = await signIn();
      const token = browser.jar.get('mh_session') ?? '';
      const response = await browser.get('/Registration/Logout.aspx?returnUrl=%2Fmarkets%2F', {
        'sec-fetch-site': 'same-origin',
      });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/markets/']);
      expect([...browser.jar.keys()]).toEqual(['mh_device']);
      expect(
        await suite.openBrowser().getStatus('/Registration/JsonWebService.svc/GetBasicUserInfo', {
          cookie: `mh_session=${token}`,
        }),
      ).toBe(401);
    });

    test.each([[{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-purpose': 'prefetch' }]])(
      '%j does not sign out and shows a confirmation page',
      async (headers: Record<string, string>) => {
        const browser = await signIn();
        expect(await browser.getText('/Registration/Logout.aspx', headers)).toContain('You will be signed out');
        expect(await info(browser)).toBe(200);
        expect(await browser.postForStatus('/Registration/Logout.aspx', {})).toBe(303);
      },
    );
  });
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describeEachEngine('session lifetimes', (open) => {
  const suite = openStoreSuite(open);
  const { info } = suite;
  const after = (ms: number) => suite.at(new Date(start.getTime() + ms));
  afterEach(() => after(0));

  const signIn = async (fields: Record<string, string> = {}) => {
    const browser = suite.openBrowser();
    const response = await browser.post('/Registration/Login.aspx', {
      email: sampleAccounts.subscriber.email,
      password: sampleAccounts.password,
      ...fields,
    });
    return { browser, cookies: response.headers.getSetCookie() };
  };

  test.each([
    ['of a browser', {}, 8 * hourMs, dayMs],
    ['that is remembered', { remember: 'yes' }, 14 * dayMs, 30 * dayMs],
  ] as const)(
    'a session %s ends without use, and after its time whatever its use',
    async (_, fields, idleMs, absoluteMs) => {
      const { browser: idle } = await signIn(fields);
      after(idleMs);
      expect(await info(idle)).toBe(401);
      after(0);
      const { browser: used } = await signIn(fields);
      for (let now = 0; now < absoluteMs; now += 0.75 * idleMs) {
        after(now);
        expect(await info(used)).toBe(200);
      }
      after(absoluteMs);
      expect(await info(used)).toBe(401);
    },
  );

  test('sets session cookies unless the reader chooses to stay signed in', async () => {
    const expiring = ({ cookies }: { cookies: string[] }) =>
      cookies.filter((line) => line.includes('Expires=')).map((line) => line.split('=')[0]);
    expect(expiring(await signIn())).toEqual(['mh_device', 'oly_anon_id']);
    expect(expiring(await signIn({ remember: 'yes' }))).toHaveLength(8);
  });
});
