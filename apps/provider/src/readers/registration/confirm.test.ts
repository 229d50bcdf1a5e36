import { describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { type openBrowser, siteOrigin, testPasswordCost } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, start, toPath } from '../../../test/support/storeSuite.ts';
import { createLink } from '../accounts/links.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

const attackersPassword = 'known to the attacker';
const attackersData = {
  firstName: 'Eve',
  lastName: 'Reyes',
  firmName: '',
  site: 'harbor',
  newsletters: [],
  promoCode: 'HAR',
  source: 'site',
  referrerDomain: 'a.example.com',
};

describeWithDatabase('mailed links', (open) => {
  const suite = openStoreSuite(open);
  const { info, register, follow } = suite;
  const signIn = async (email: string, secret: string) =>
    await suite.openBrowser().postForStatus('/Registration/Login.aspx', { email, password: secret });
  const lastLink = async (email: string) => findLink((await suite.store().mailsTo(email)).at(-1));
  const getToken = (link: URL) => link.searchParams.get('token') ?? '';

  describe('registration of another person’s address (pre-hijacking)', () => {
    test('ignores a password in the registration form, before and after the owner confirms', async () => {
      const email = 'victim@example.com';
      await register(suite.openBrowser('198.51.100.20'), email, { password: attackersPassword });
      expect(await signIn(email, attackersPassword)).toBe(401);
      const owner = suite.openBrowser();
      expect(
        await owner.postForStatus('/Registration/Confirm.aspx', { token: getToken(await lastLink(email)), password }),
      ).toBe(303);
      expect([await signIn(email, attackersPassword), await signIn(email, password)]).toEqual([401, 303]);
    });

    test('ignores the password in a link that predates this rule', async () => {
      const email = 'earlier@example.com';
      const payload = { ...attackersData, passwordHash: await hashPassword(attackersPassword, testPasswordCost) };
      const token = await createLink(open().db, { purpose: 'register', email, payload }, start);
      const owner = suite.openBrowser();
      expect(await owner.postForStatus('/Registration/Confirm.aspx', { token })).toBe(422);
      expect(await owner.postForStatus('/Registration/Confirm.aspx', { token, password })).toBe(303);
      expect([await signIn(email, attackersPassword), await signIn(email, password)]).toEqual([401, 303]);
    });

    test('never replaces an existing password through a registration link', async () => {
      const email = 'twice@example.com';
      await register(suite.openBrowser(), email);
      const first = getToken(await lastLink(email));
      const pending = await createLink(open().db, { purpose: 'register', email, payload: attackersData }, start);
      expect(await suite.openBrowser().postForStatus('/Registration/Confirm.aspx', { token: first, password })).toBe(
        303,
      );
      expect(
        await suite.openBrowser().postForStatus('/Registration/Confirm.aspx', {
          token: pending,
          password: attackersPassword,
        }),
        'other registrations of the address end with the first one',
      ).toBe(410);
      const later = await createLink(open().db, { purpose: 'register', email, payload: attackersData }, start);
      expect(
        await suite.openBrowser().submitForText('/Registration/Confirm.aspx', {
          token: later,
          password: attackersPassword,
        }),
      ).toContain('You already have an account');
      expect([await signIn(email, attackersPassword), await signIn(email, password)]).toEqual([401, 303]);
    });

    test('lets a newsletter-only account register and set its first password', async () => {
      const email = 'reader-first@example.com';
      const browser = suite.openBrowser();
      await browser.post('/Registration/Newsletters.aspx', { email, newsletter: 'AM' });
      await browser.post('/Registration/Confirm.aspx', { token: getToken(await lastLink(email)) });
      await register(browser, email, { newsletter: 'PM' });
      expect(
        await browser.postForStatus('/Registration/Confirm.aspx', { token: getToken(await lastLink(email)), password }),
      ).toBe(303);
      expect(await info(browser)).toBe(200);
      expect(await browser.getText('/Registration/MyAccount.aspx')).toMatch(
        /Hello Ada Mill[^]*value="AM" checked[^]*value="PM" checked/,
      );
      expect(await signIn(email, password), 'the password is the one that was chosen').toBe(303);
    });
  });

  describe('pages with tokens', () => {
    const linkFor = async (kind: 'register' | 'reset' | 'newsletters') => {
      const email = `${kind}@example.com`;
      const browser = suite.openBrowser();
      if (kind === 'register') await register(browser, email);
      if (kind === 'newsletters') await browser.post('/Registration/Newsletters.aspx', { email, newsletter: 'AM' });
      if (kind === 'reset') {
        await register(browser, email);
        await browser.post('/Registration/Confirm.aspx', { token: getToken(await lastLink(email)), password });
        await browser.post('/Registration/ForgotPassword.aspx', { email });
      }
      return lastLink(email);
    };

    test.each(['register', 'reset', 'newsletters'] as const)(
      '%s: the token leaves the address bar, no page tells its address on, and nothing is cached',
      async (kind) => {
        const link = await linkFor(kind);
        const browser = suite.openBrowser();
        const moved = await browser.get(toPath(link));
        expect([moved.status, moved.headers.get('location')]).toEqual([
          303,
          expect.not.stringContaining(getToken(link)),
        ]);
        expect(moved.headers.getSetCookie().join()).toMatch(
          /^mh_link=[^;]+; Path=\/; Expires=Sat, 21 Nov 2026 12:30:00 GMT; SameSite=Lax; HttpOnly$/,
        );
        const page = await follow(browser, link);
        const unusable = await suite.openBrowser().get(moved.headers.get('location') ?? '');
        expect([page.status, unusable.status]).toEqual([200, 410]);
        for (const { headers } of [moved, page, unusable])
          expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
        // Browsers send no other origin from a page with this referrer policy.
        const done = await browser.post(
          link.pathname,
          { token: getToken(link), password },
          { origin: 'null', 'sec-fetch-site': 'same-origin' },
        );
        expect(done.status).toBeLessThan(400);
        expect(browser.jar.has('mh_link')).toBe(false);
        const again = await browser.get(toPath(link));
        expect([again.status, again.headers.get('referrer-policy')]).toEqual([410, 'no-referrer']);
      },
    );

    test('stores only hashes of tokens', async () => {
      const token = getToken(await linkFor('register'));
      const rows = [
        await open().db.selectFrom('accountLinks').selectAll().execute(),
        await open().db.selectFrom('accountSessions').selectAll().execute(),
      ];
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  test('counts reset mails separately from registration and newsletter mails', async () => {
    const email = 'crowded@example.com';
    const attacker = suite.openBrowser('198.51.100.21');
    for (let index = 0; index < 35; index += 1) {
      await register(attacker, email);
      await attacker.post('/Registration/Newsletters.aspx', { email, newsletter: 'AM' });
    }
    const before = (await suite.store().mailsTo(email)).length;
    expect(before).toBe(10);
    const own = await suite.openBrowser('198.51.100.21').post('/Registration/ForgotPassword.aspx', { email });
    expect([own.status, (await suite.store().mailsTo(email)).length]).toEqual([303, before + 1]);
  });
});

const { subscriber } = sampleAccounts;

describeWithDatabase('the messages after forms', (open) => {
  const suite = openStoreSuite(open);
  const email = 'reader@example.com';
  const mailForms: [string, string, Record<string, string>, string][] = [
    ['registration', 'default', { firstName: 'Ada', lastName: 'Mill', email }, 'choose your password'],
    ['a lost password', 'ForgotPassword', { email }, 'choose a new password'],
    ['newsletters', 'Newsletters', { email, newsletter: 'AM' }, 'the newsletters begin to arrive'],
  ];

  test.each(mailForms)(
    'the form of %s redirects to a page without the address in its URL',
    async (_, page, fields, next) => {
      const browser = suite.openBrowser('203.0.113.70');
      const sent = await browser.post(`/Registration/${page}.aspx`, { ...fields, promoCode: 'ABC' });
      const location = sent.headers.get('location') ?? '';
      expect([sent.status, await sent.text()]).toEqual([303, '']);
      expect(location).toMatch(/^\/Registration\/Message\.aspx\?promoCode=ABC&.*message=[a-z-]+$/);
      expect(location).not.toMatch(/reader|@|%40|Ada|Mill/);
      expect(sent.headers.getSetCookie().join()).toMatch(
        /^mh_recipient=[^;]+; Path=\/; Expires=Sat, 21 Nov 2026 12:10:00 GMT; SameSite=Lax; HttpOnly$/,
      );
      for (const visit of ['first', 'reloaded']) {
        const shown = await browser.get(location);
        expect([visit, shown.status, shown.headers.get('cache-control')]).toEqual([visit, 200, 'no-store']);
        const text = await shown.text();
        expect(text).toContain(`We have sent a message to <b>${email}</b>. `);
        expect(text).toContain(next);
      }
      const other = await suite.openBrowser().getText(location);
      expect(other).toContain('We have sent a message to the address that you entered. ');
      expect(other).not.toContain(email);
    },
  );

  test.each(['<b>bold</b>', 'Call 555 0100 now', ''])(
    'never shows the cookie %j, which is no address',
    async (value) => {
      const browser = suite.openBrowser();
      browser.jar.set('mh_recipient', encodeURIComponent(value));
      const text = await browser.getText('/Registration/Message.aspx?message=registration-sent');
      expect(text).toContain('We have sent a message to the address that you entered. ');
    },
  );

  test.each(['', '?message=', '?message=constructor', '?message=unknown'])('returns 404 for %j', async (query) => {
    expect(await suite.openBrowser().getStatus(`/Registration/Message.aspx${query}`)).toBe(404);
  });

  describe('of mailed links and accounts', () => {
    test('confirmed newsletters redirect to their message and remove the token', async () => {
      const address = 'confirmed@example.com';
      const browser = suite.openBrowser('203.0.113.71');
      await browser.post('/Registration/Newsletters.aspx', { email: address, newsletter: 'AM' });
      const link = findLink((await suite.store().mailsTo(address)).at(-1));
      const confirmed = await browser.post('/Registration/Confirm.aspx', Object.fromEntries(link.searchParams));
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/message=newsletters-confirmed-without-password$/),
      ]);
      const text = await browser.getText(confirmed.headers.get('location') ?? '');
      expect(text).toContain('Your newsletters are confirmed');
      expect(text).toContain('Choose a password');
    });

    test('the newsletters of an account with a password lead to its email preferences', async () => {
      const payload = {
        site: 'harbor',
        newsletters: ['AM'],
        promoCode: 'HAR',
        source: 'site',
        referrerDomain: 'a.b',
      };
      const token = await createLink(open().db, { purpose: 'newsletters', email: subscriber.email, payload }, start);
      const page = await suite.openBrowser().submit('/Registration/Confirm.aspx', { token });
      expect(await page.text()).toMatch(/MyAccount\.aspx[^"]*#email-preferences/);
    });
  });
});

const path = '/Registration/Newsletters.aspx';
const inPlace = { accept: 'application/json', origin: siteOrigin };
const returnUrl = '/2026/11/20/a-deal/#letter';

describeWithDatabase('the sign-up to a newsletter in a story (§2.7)', (open) => {
  const suite = openStoreSuite(open);
  type Browser = ReturnType<typeof openBrowser>;
  const signUp = async (browser: Browser, email: string) => {
    const response = await browser.post(path, { newsletter: 'AM', others: 'unchanged', returnUrl, email }, inPlace);
    return [response.status, await response.json()];
  };

  describe('by a script', () => {
    test.each([
      ['an empty address', '', 'Enter your email address'],
      ['a malformed address', 'ada@', 'Enter an email address like name@example.com'],
    ])('%s gets its message', async (_, email, message) => {
      expect(await signUp(suite.openBrowser(), email)).toEqual([422, { message }]);
    });

    test('mails a link, and says the same for an address that has the newsletter', async () => {
      const [email, message] = [
        sampleAccounts.registrant.email,
        expect.stringContaining(`emailed a link to ${sampleAccounts.registrant.email}`),
      ];
      expect(await signUp(suite.openBrowser(), email)).toEqual([200, { message }]);
      await signUp(await suite.signIn(email), '');
      expect(await signUp(suite.openBrowser(), email)).toEqual([200, { message }]);
    });

    test('a signed-in reader learns that the newsletter is added, and then that it is there already', async () => {
      const browser = await suite.signIn(sampleAccounts.subscriber.email);
      expect(await signUp(browser, '')).toEqual([200, { message: expect.stringContaining('You are signed up') }]);
      expect(await signUp(browser, '')).toEqual([200, { message: expect.stringContaining('You already get') }]);
    });
  });

  describe('without scripts', () => {
    test('leads back to the place in the story from the page after the form', async () => {
      const browser = suite.openBrowser();
      const sent = await browser.post(path, {
        newsletter: 'AM',
        others: 'unchanged',
        returnUrl,
        email: 'bo@example.org',
      });
      const message = await browser.getText(sent.headers.get('location') ?? '');
      expect(message).toContain(`href="${returnUrl}"`);
    });

    test('a refused form keeps the place, and a foreign one is ignored', async () => {
      const browser = suite.openBrowser();
      const refused = await browser.post(path, { newsletter: 'AM', returnUrl, email: '' });
      expect(await refused.text()).toContain(`name="returnUrl" value="${returnUrl}"`);
      const foreign = await browser.post(path, { newsletter: 'AM', returnUrl: '//evil.example/', email: '' });
      expect(await foreign.text()).not.toContain('evil.example');
    });
  });

  test('after too many attempts the message has the time to wait', async () => {
    const browser = suite.openBrowser();
    const attempt = (number: number) => signUp(browser, `reader.${number}@example.org`);
    let last = await attempt(0);
    for (let number = 1; number <= 30 && last[0] === 200; number += 1) last = await attempt(number);
    expect(last).toEqual([429, { message: expect.stringMatching(/^Too many forms .* Wait \d+ minutes/) }]);
  });
});
