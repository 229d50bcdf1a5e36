import { describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, start } from '../../../test/support/storeSuite.ts';
import { createLink } from '../accounts/links.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

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
      const browser = openBrowser(suite.store(), '203.0.113.70');
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
      const other = await (await openBrowser(suite.store()).get(location)).text();
      expect(other).toContain('We have sent a message to the address that you entered. ');
      expect(other).not.toContain(email);
    },
  );

  test.each(['<b>bold</b>', 'Call 555 0100 now', ''])(
    'never shows the cookie %j, which is no address',
    async (value) => {
      const browser = openBrowser(suite.store());
      browser.jar.set('mh_recipient', encodeURIComponent(value));
      const text = await (await browser.get('/Registration/Message.aspx?message=registration-sent')).text();
      expect(text).toContain('We have sent a message to the address that you entered. ');
    },
  );

  test.each(['', '?message=', '?message=constructor', '?message=unknown'])('returns 404 for %j', async (query) => {
    expect((await openBrowser(suite.store()).get(`/Registration/Message.aspx${query}`)).status).toBe(404);
  });

  describe('of mailed links and accounts', () => {
    test('confirmed newsletters redirect to their message and remove the token', async () => {
      const address = 'confirmed@example.com';
      const browser = openBrowser(suite.store(), '203.0.113.71');
      await browser.post('/Registration/Newsletters.aspx', { email: address, newsletter: 'AM' });
      const link = findLink((await suite.store().mailsTo(address)).at(-1));
      const confirmed = await browser.post('/Registration/Confirm.aspx', Object.fromEntries(link.searchParams));
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/message=newsletters-confirmed-without-password$/),
      ]);
      const text = await (await browser.get(confirmed.headers.get('location') ?? '')).text();
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
      const page = await openBrowser(suite.store()).submit('/Registration/Confirm.aspx', { token });
      expect(await page.text()).toMatch(/MyAccount\.aspx[^"]*#email-preferences/);
    });

    test('a deleted account ends on the message, signed out', async () => {
      const address = 'leaving@example.com';
      const browser = openBrowser(suite.store(), '203.0.113.72');
      await suite.register(browser, address);
      const link = findLink((await suite.store().mailsTo(address)).at(-1));
      await browser.post('/Registration/Confirm.aspx', { ...Object.fromEntries(link.searchParams), password });
      const removed = await browser.post('/Registration/MyAccount.aspx', { form: 'delete', current: password });
      expect([removed.status, removed.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/message=account-deleted$/),
      ]);
      expect([...browser.jar.keys()]).toEqual(['mh_device']);
      const text = await (await browser.get(removed.headers.get('location') ?? '')).text();
      expect(text).toContain('Your account is deleted');
      expect(text).toContain('>Sign in</a>');
    });
  });
});
