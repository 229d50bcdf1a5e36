import { describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, testPasswordCost } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, toPath, start } from '../../../test/support/storeSuite.ts';
import { createLink } from '../accounts/links.ts';
import { hashPassword } from '../accounts/passwords.ts';

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
    (await openBrowser(suite.store()).post('/Registration/Login.aspx', { email, password: secret })).status;
  const lastLink = async (email: string) => findLink((await suite.store().mailsTo(email)).at(-1));
  const getToken = (link: URL) => link.searchParams.get('token') ?? '';

  describe('registration of another person’s address (pre-hijacking)', () => {
    test('ignores a password in the registration form, before and after the owner confirms', async () => {
      const email = 'victim@example.com';
      await register(openBrowser(suite.store(), '198.51.100.20'), email, { password: attackersPassword });
      expect(await signIn(email, attackersPassword)).toBe(401);
      const owner = openBrowser(suite.store());
      expect(
        (await owner.post('/Registration/Confirm.aspx', { token: getToken(await lastLink(email)), password })).status,
      ).toBe(303);
      expect([await signIn(email, attackersPassword), await signIn(email, password)]).toEqual([401, 303]);
    });

    test('ignores the password in a link that predates this rule', async () => {
      const email = 'earlier@example.com';
      const payload = { ...attackersData, passwordHash: await hashPassword(attackersPassword, testPasswordCost) };
      const token = await createLink(open().db, { purpose: 'register', email, payload }, start);
      const owner = openBrowser(suite.store());
      expect((await owner.post('/Registration/Confirm.aspx', { token })).status).toBe(422);
      expect((await owner.post('/Registration/Confirm.aspx', { token, password })).status).toBe(303);
      expect([await signIn(email, attackersPassword), await signIn(email, password)]).toEqual([401, 303]);
    });

    test('never replaces an existing password through a registration link', async () => {
      const email = 'twice@example.com';
      await register(openBrowser(suite.store()), email);
      const first = getToken(await lastLink(email));
      const pending = await createLink(open().db, { purpose: 'register', email, payload: attackersData }, start);
      expect(
        (await openBrowser(suite.store()).post('/Registration/Confirm.aspx', { token: first, password })).status,
      ).toBe(303);
      expect(
        (
          await openBrowser(suite.store()).post('/Registration/Confirm.aspx', {
            token: pending,
            password: attackersPassword,
          })
        ).status,
        'other registrations of the address end with the first one',
      ).toBe(410);
      const later = await createLink(open().db, { purpose: 'register', email, payload: attackersData }, start);
      expect(
        await (
          await openBrowser(suite.store()).submit('/Registration/Confirm.aspx', {
            token: later,
            password: attackersPassword,
          })
        ).text(),
      ).toContain('You already have an account');
      expect([await signIn(email, attackersPassword), await signIn(email, password)]).toEqual([401, 303]);
    });

    test('lets a newsletter-only account register and set its first password', async () => {
      const email = 'reader-first@example.com';
      const browser = openBrowser(suite.store());
      await browser.post('/Registration/Newsletters.aspx', { email, newsletter: 'AM' });
      await browser.post('/Registration/Confirm.aspx', { token: getToken(await lastLink(email)) });
      await register(browser, email, { newsletter: 'PM' });
      expect(
        (await browser.post('/Registration/Confirm.aspx', { token: getToken(await lastLink(email)), password })).status,
      ).toBe(303);
      expect(await info(browser)).toBe(200);
      expect(await (await browser.get('/Registration/MyAccount.aspx')).text()).toMatch(
        /Hello Ada Mill[^]*value="AM" checked[^]*value="PM" checked/,
      );
      expect(await signIn(email, password), 'the password is the one that was chosen').toBe(303);
    });
  });

  describe('pages with tokens', () => {
    const linkFor = async (kind: 'register' | 'reset' | 'newsletters') => {
      const email = `${kind}@example.com`;
      const browser = openBrowser(suite.store());
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
        const browser = openBrowser(suite.store());
        const moved = await browser.get(toPath(link));
        expect([moved.status, moved.headers.get('location')]).toEqual([
          303,
          expect.not.stringContaining(getToken(link)),
        ]);
        expect(moved.headers.getSetCookie().join()).toMatch(
          /^mh_link=[^;]+; Path=\/; Expires=Sat, 21 Nov 2026 12:30:00 GMT; SameSite=Lax; HttpOnly$/,
        );
        const page = await follow(browser, link);
        const unusable = await openBrowser(suite.store()).get(moved.headers.get('location') ?? '');
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
    const attacker = openBrowser(suite.store(), '198.51.100.21');
    for (let index = 0; index < 35; index += 1) {
      await register(attacker, email);
      await attacker.post('/Registration/Newsletters.aspx', { email, newsletter: 'AM' });
    }
    const before = (await suite.store().mailsTo(email)).length;
    expect(before).toBe(10);
    const own = await openBrowser(suite.store(), '198.51.100.21').post('/Registration/ForgotPassword.aspx', { email });
    expect([own.status, (await suite.store().mailsTo(email)).length]).toEqual([303, before + 1]);
  });
});
