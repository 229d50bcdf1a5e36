import { describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { siteOrigin } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, toPath } from '../../../test/support/storeSuite.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

/** A script that is not a file of the service. */
const inlineScript = /<script(?! type="module" src="\/Registration\/)/;

const { subscriber } = sampleAccounts;

describeWithDatabase('registration (§7.2)', (open) => {
  const suite = openStoreSuite(open);
  const { signIn, info, register, follow } = suite;
  const getAccount = (email: string) =>
    open()
      .db.selectFrom('accounts')
      .select(['email', 'promoCode', 'passwordHash'])
      .where('email', '=', email)
      .executeTakeFirst();

  describe('pages', () => {
    test.each(['Login', 'default', 'MyAccount', 'Newsletters', 'ForgotPassword'])(
      '%s carries promo code, source, referrer domain and return address through every form and link',
      async (name) => {
        const browser = name === 'MyAccount' ? await signIn() : suite.openBrowser();
        const page = await browser.get(
          `/Registration/${name}.aspx?promoCode=ABC&source=drawer&referrerDomain=a.example.com&returnUrl=%2Fmarkets%2F`,
        );
        const text = await page.text();
        expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
          200,
          'no-store',
          'noindex',
        ]);
        const forms = text.match(/<form[^]*?<\/form>/g) ?? [];
        expect(forms.length).toBeGreaterThan(0);
        for (const form of forms)
          for (const field of [
            'name="promoCode" value="ABC"',
            'name="source" value="drawer"',
            'name="referrerDomain" value="a.example.com"',
            'name="returnUrl" value="/markets/"',
          ])
            expect(form).toContain(field);
        for (const link of text.match(/href="\/Registration\/[^"]+/g) ?? [])
          expect(link).toMatch(/promoCode=ABC&amp;source=drawer&amp;referrerDomain=a.example.com&amp;returnUrl=/);
        expect(text).not.toMatch(inlineScript);
      },
    );

    test('replaces malformed link parameters with the defaults and never renders them as markup', async () => {
      const text = await suite
        .openBrowser()
        .getText('/Registration/Login.aspx?promoCode=%22%3E%3Cb%3E&source=%3Cscript%3E&referrerDomain=a%20b');
      expect(text).toContain('name="promoCode" value="HAR"');
      expect(text).not.toContain('"><b>');
      expect(text).not.toMatch(inlineScript);
    });

    test('finds the publication by its origin, then by its promo code', async () => {
      const title = async (origin: string, query: string) =>
        /<title>.*\| (.*)<\/title>/.exec(
          await suite.openBrowser('x', origin).getText(`/Registration/Login.aspx${query}`),
        )?.[1];
      expect([
        await title('http://localhost:3001', ''),
        await title('http://localhost:4999', '?promoCode=SIS'),
        await title('https://unknown.example.org', ''),
      ]).toEqual(['Sister Site', 'Sister Site', 'Harbor Wire']);
    });

    test('returns 404 for an unknown page and ignores the case of page names', async () => {
      expect(await suite.openBrowser().getStatus('/Registration/Nothing.aspx')).toBe(404);
      expect(await suite.openBrowser().getStatus('/Registration/login.ASPX')).toBe(200);
    });

    test('redirects signed-out readers to sign-in and back', async () => {
      const response = await suite.openBrowser().get('/Registration/MyAccount.aspx');
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        expect.stringContaining('returnUrl=%2FRegistration%2FMyAccount.aspx'),
      ]);
    });
  });

  describe('registering', () => {
    test('creates the account once, by the form of the mailed link, and signs in', async () => {
      const browser = suite.openBrowser();
      expect(
        await (
          await register(browser, 'Ada@example.com', { newsletter: 'AM', promoCode: 'ABC', returnUrl: '/markets/' })
        ).text(),
      ).toContain('Check your email');
      const [mail = ''] = await suite.store().mailsTo('Ada@example.com');
      const link = findLink(mail);
      expect(link.origin).toBe(siteOrigin);
      // Mail programs prefetch links: that must not change anything.
      await suite.openBrowser().get(toPath(link));
      expect(await (await follow(browser, link)).text()).toContain('Create account and sign in');
      expect(await info(browser)).toBe(401);
      expect(await getAccount('ada@example.com')).toBeUndefined();
      const fields = { ...Object.fromEntries(link.searchParams), password };
      const [first, second] = await Promise.all([
        browser.post('/Registration/Confirm.aspx', fields),
        suite.openBrowser().post('/Registration/Confirm.aspx', fields),
      ]);
      expect([first.status, second.status].toSorted()).toEqual([303, 410]);
      expect(await suite.openBrowser().postForStatus('/Registration/Confirm.aspx', fields)).toBe(410);
      expect(await getAccount('ada@example.com')).toEqual({
        email: 'ada@example.com',
        promoCode: 'ABC',
        passwordHash: expect.stringMatching(/^\$argon2id/),
      });
    });

    test('shows the same page for an existing account and mails its owner', async () => {
      const page = async (email: string) =>
        (await (await register(suite.openBrowser('203.0.113.20'), email)).text()).replaceAll(email, 'ADDRESS');
      expect(await page(subscriber.email)).toBe(await page('nobody-yet@example.com'));
      expect((await suite.store().mailsTo(subscriber.email)).join()).toContain('You already have an account');
      await signIn();
    });

    test.each([
      ['no first name', { firstName: ' ' }, 'Enter your first name'],
      ['no last name', { lastName: '' }, 'Enter your last name'],
      ['no address', { email: '' }, 'Enter your email address'],
      ['an address that is none', { email: 'ada@example' }, 'Enter an email address like'],
      ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'Enter an email address like'],
    ])('reports %s and keeps the entered values', async (_, error, message) => {
      const response = await register(suite.openBrowser('203.0.113.21'), 'typed@example.com', {
        firmName: 'Mill & "Sons" <b>',
        ...error,
      });
      const text = await response.text();
      expect(response.status).toBe(422);
      expect(text).toContain(message);
      expect(text).toContain('value="Mill &amp; &quot;Sons&quot; &lt;b&gt;"');
      expect(text).toContain('<title>Error: Register');
    });

    test.each([
      ['no password', '', 'Enter a password'],
      ['a short password', 'short', 'at least 8 characters'],
      ['a password of 129 characters', `${'abcd1234'.repeat(16)}x`, 'at most 128 characters'],
      ['a common password', 'password1', 'easy to guess'],
      ['the name of the publication', 'HarborWire2026', 'name of this publication'],
    ])('rejects %s on the page of the link, which stays valid', async (_, chosen, message) => {
      const browser = suite.openBrowser('203.0.113.23');
      const address = `choosing-${chosen.length}@example.com`;
      await register(browser, address);
      const token = findLink((await suite.store().mailsTo(address)).at(-1)).searchParams.get('token') ?? '';
      const refused = await browser.post('/Registration/Confirm.aspx', { token, password: chosen });
      const text = await refused.text();
      expect([refused.status, text]).toEqual([422, expect.stringContaining(message)]);
      expect(text).toContain('<title>Error: Choose your password');
      expect(chosen === '' || !text.includes(chosen)).toBe(true);
      expect(await browser.postForStatus('/Registration/Confirm.aspx', { token, password })).toBe(303);
    });

    test('truncates a name before an emoji at the limit of 100 characters', async () => {
      const browser = suite.openBrowser('203.0.113.24');
      const response = await browser.post('/Registration/default.aspx', {
        email: 'emoji@example.com',
        firstName: `${'a'.repeat(99)}\u{1F3E2}`,
        lastName: 'Mill',
      });
      const links = await open()
        .db.selectFrom('accountLinks')
        .select('payload')
        .where('email', '=', 'emoji@example.com')
        .execute();
      expect([response.status, links.map(({ payload }) => payload['firstName'])]).toEqual([303, ['a'.repeat(99)]]);
    });

    test('limits mails per client and per recipient', async () => {
      const browser = suite.openBrowser('203.0.113.22');
      const statuses: number[] = [];
      for (let index = 0; index < 31; index += 1)
        statuses.push(
          await browser.postForStatus('/Registration/ForgotPassword.aspx', { email: 'flooded@example.com' }),
        );
      expect([statuses[0], statuses.at(-1)]).toEqual([303, 429]);
      expect(await suite.store().mailsTo('flooded@example.com')).toHaveLength(5);
      await suite.openBrowser('203.0.113.25').post('/Registration/ForgotPassword.aspx', {
        email: 'floo.ded+6@example.com',
      });
      expect(await suite.store().mailsTo('floo.ded+6@example.com')).toHaveLength(0);
    });
  });
});
