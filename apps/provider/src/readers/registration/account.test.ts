import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { testPasswordCost } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, start } from '../../../test/support/storeSuite.ts';
import { createAccount, findAccount } from '../accounts/accounts.ts';
import { maxExportedRows } from '../accounts/exportAccount.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';
import { signInLimits } from '../accounts/signIn.ts';

const { subscriber } = sampleAccounts;

describeWithDatabase('the data of an account (§2.7, §7.2)', (open) => {
  const suite = openStoreSuite(open);
  const { signIn, info } = suite;
  const addForms = async (email: string, messages: string[]) => {
    const { id } = await open().db.selectFrom('sites').select('id').orderBy('id').executeTakeFirstOrThrow();
    const toRow = (message: string) => ({
      siteId: id,
      form: 'contact',
      fields: JSON.stringify({ email, message }),
      receivedAt: start,
    });
    await open().db.insertInto('formSubmissions').values(messages.map(toRow)).execute();
  };
  describe('my account', () => {
    test('has one completion, which newsletters of other publications count in', async () => {
      const browser = await signIn();
      const { db } = open();
      onTestFinished(async () => void (await db.deleteFrom('accountNewsletters').execute()));
      const { id } = (await findAccount(db, subscriber.email)) ?? { id: '' };
      const newsletter = { accountId: id, site: 'sister', productCode: 'WEEK', chosenAt: start };
      await db.insertInto('accountNewsletters').values(newsletter).execute();
      const { UserDemographics } = await (await browser.get(`/userdemographics/?email=${subscriber.email}`)).json();
      expect(await browser.getText('/Registration/MyAccount.aspx')).toContain(
        `${UserDemographics.ProfileCompletionRatioPercent}% complete`,
      );
    });

    test('saves profile, newsletters and the completion', async () => {
      const browser = await signIn();
      const profile = {
        form: 'profile',
        firstName: 'Sam',
        lastName: 'Subscriber',
        middleName: 'Q',
        title: 'Owner',
        firmName: 'Larkfield',
        countryCode: 'CA',
      };
      expect((await browser.post('/Registration/MyAccount.aspx', profile)).headers.get('location')).toContain(
        'saved=profile',
      );
      await browser.post('/Registration/MyAccount.aspx', [
        ['form', 'newsletters'],
        ['newsletter', 'AM'],
        ['newsletter', 'PM'],
        ['newsletter', 'OTHER'],
      ]);
      expect(await browser.getText('/Registration/MyAccount.aspx?saved=profile')).toMatch(
        /Your profile is saved[^]*100% complete|100% complete[^]*Your profile is saved/,
      );
      expect(await (await browser.get(`/userdemographics/?email=${subscriber.email}`)).json()).toEqual({
        UserDemographics: expect.objectContaining({ ProfileCompletionRatioPercent: 100, CountryCode: 'CA' }),
      });
      expect(
        await (await browser.get(`/data-api/audience/${encodeURIComponent(subscriber.email)}`)).json(),
      ).toMatchObject({
        userState: 'subscriber',
        newsletters: [
          { site: 'harbor', productCode: 'AM' },
          { site: 'harbor', productCode: 'PM' },
        ],
      });
      await browser.post('/Registration/Newsletters.aspx', { newsletter: 'PM' });
      expect(await browser.getText('/Registration/Newsletters.aspx')).toMatch(/value="PM" checked/);
    });

    test('keeps other newsletters when a reader subscribes to one elsewhere on the site', async () => {
      const browser = await signIn();
      await browser.post('/Registration/Newsletters.aspx', { newsletter: 'PM' });
      await browser.post('/Registration/Newsletters.aspx', {
        newsletter: 'AM',
        others: 'unchanged',
        email: 'someone@example.com',
      });
      expect(await browser.getText('/Registration/Newsletters.aspx')).toMatch(
        /value="AM" checked[^]*value="PM" checked/,
      );
    });

    test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
      'shows the page again after a form with the name %s',
      async (form) => {
        const response = await (await signIn()).post('/Registration/MyAccount.aspx', { form });
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toMatch(/MyAccount\.aspx(?!.*saved=)/);
      },
    );

    test('keeps the entered values after an error', async () => {
      const response = await (
        await signIn()
      ).post('/Registration/MyAccount.aspx', { form: 'profile', firstName: '', lastName: 'Kept', title: 'Kept too' });
      const text = await response.text();
      expect([response.status, text]).toEqual([
        422,
        expect.stringMatching(/Enter your first name[^]*value="Kept"[^]*value="Kept too"/),
      ]);
      expect(/<h1>[^<]*/.exec(text)?.[0], 'who is greeted is who is saved').toBe('<h1>Hello Sam Subscriber');
      expect(text, 'reading begins at what is wrong').toMatch(
        /<div class="errors" role="alert" tabindex="-1" autofocus>/,
      );
    });

    test('requires the current password for a new one, signs out other browsers and renews the session', async () => {
      const { email } = sampleAccounts.registrant;
      const [browser, other] = [await signIn(email), await signIn(email)];
      const change = (current: string, next: string) =>
        browser.post('/Registration/MyAccount.aspx', { form: 'password', current, password: next });
      const former = browser.jar.get('mh_session');
      for (const [current, next] of [
        ['wrong', 'four unlike words'],
        ['', 'four unlike words'],
        [sampleAccounts.password, 'short'],
      ] as const)
        expect((await change(current, next)).status).toBe(422);
      expect((await change(sampleAccounts.password, 'four unlike words')).status).toBe(303);
      expect([await info(browser), await info(other)]).toEqual([200, 401]);
      expect(browser.jar.get('mh_session')).not.toBe(former);
      expect((await suite.store().mailsTo(email)).join()).toContain(
        'Subject: Your password at Harbor Wire was changed',
      );
      expect((await change('four unlike words', sampleAccounts.password)).status).toBe(303);
    });

    test('requires the current password to sign out other browsers', async () => {
      const [browser, other] = [await signIn(), await signIn()];
      const end = (current: string) => browser.post('/Registration/MyAccount.aspx', { form: 'sessions', current });
      expect([(await end('')).status, (await end('wrong')).status, await info(other)]).toEqual([422, 422, 200]);
      expect((await end(sampleAccounts.password)).status).toBe(303);
      expect([await info(browser), await info(other)]).toEqual([200, 401]);
    });

    test('lists the signed-in browsers in words and signs out a chosen one', async () => {
      const agents = ['Windows NT 10.0) Gecko/20100101 Firefox/145.0', 'Macintosh) Chrome/140.0.0.0 Safari/537.36'];
      const [browser, other, third] = [await signIn(), suite.openBrowser(), suite.openBrowser()];
      for (const [index, one] of [other, third].entries())
        await one.post(
          '/Registration/Login.aspx',
          { email: subscriber.email, password: sampleAccounts.password },
          { 'user-agent': agents[index] ?? '', 'sec-fetch-site': 'same-origin' },
        );
      const page = await browser.getText('/Registration/MyAccount.aspx');
      expect(page).toMatch(/This browser<\/b>Unknown browser/);
      expect(page).toContain('Last used Nov. 21, 2026, signed in Nov. 21, 2026');
      const id = /value="([\w-]{36})"><label[^>]*>Firefox on Windows/.exec(page)?.[1] ?? '';
      const end = (fields: Record<string, string>) =>
        browser.post('/Registration/MyAccount.aspx', { form: 'sessions', end: 'chosen', ...fields });
      const none = await end({ current: sampleAccounts.password });
      expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('Choose at least one browser')]);
      expect((await end({ session: id })).status, 'without the password').toBe(422);
      expect((await end({ session: id, current: sampleAccounts.password })).headers.get('location')).toContain(
        'saved=sessions-chosen',
      );
      expect([await info(browser), await info(other), await info(third)]).toEqual([200, 401, 200]);
    });

    test('responds with 429 and Retry-After when the current password was wrong too often', async () => {
      const email = 'impatient@example.com';
      const passwordHash = await hashPassword(password, testPasswordCost);
      await createAccount(open().db, { email, passwordHash }, start);
      const browser = await signIn(email, password);
      const guess = (form: string) => browser.post('/Registration/MyAccount.aspx', { form, current: 'wrong' });
      for (let attempt = 0; attempt < signInLimits.device.max; attempt += 1) await guess('sessions');
      for (const form of ['password', 'sessions', 'export', 'delete']) {
        const refused = await guess(form);
        expect([form, refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([form, 429, true]);
      }
    });

    test('sends the stored data as a file, the newest rows of each part, and says where there are more', async () => {
      const { db } = open();
      const email = 'flooded@example.com';
      await createAccount(db, { email, passwordHash: await hashPassword(password, testPasswordCost) }, start);
      await addForms(
        email,
        Array.from({ length: maxExportedRows + 1 }, (_, index) => `Nr. ${index}`),
      );
      const browser = await signIn(email, password);
      const response = await browser.post('/Registration/MyAccount.aspx', { form: 'export', current: password });
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="harbor-wire-account.json"');
      const { forms, incomplete } = z
        .object({
          forms: z.array(z.object({ fields: z.object({ message: z.string() }) })),
          incomplete: z.array(z.string()),
        })
        .parse(await response.json());
      expect([forms.length, forms[0]?.fields.message, incomplete]).toEqual([
        maxExportedRows,
        `Nr. ${maxExportedRows}`,
        ['forms'],
      ]);
    });

    test('deletes the account with its sessions after the current password', async () => {
      const { db } = open();
      const email = 'leaving@example.com';
      await createAccount(db, { email, passwordHash: await hashPassword(password, testPasswordCost) }, start);
      const [browser, other] = [await signIn(email, password), await signIn(email, password)];
      const remove = (current: string) => browser.submit('/Registration/MyAccount.aspx', { form: 'delete', current });
      for (const wrong of ['', 'wrong']) {
        const response = await remove(wrong);
        expect([response.status, await response.text()]).toEqual([
          422,
          expect.stringContaining('id="delete-current-error"'),
        ]);
      }
      expect(await (await remove(password)).text()).toContain('Your account is deleted');
      expect([await info(browser), await info(other)]).toEqual([401, 401]);
      expect([browser.jar.has('mh_session'), browser.jar.has('oly_enc_id')]).toEqual([false, false]);
      expect(await findAccount(db, email)).toBeUndefined();
      expect((await suite.store().mailsTo(email)).join()).toContain('Subject: Your account at Harbor Wire was deleted');
    });

    test('lets an anonymous reader subscribe to newsletters with a confirmation mail', async () => {
      const browser = suite.openBrowser('203.0.113.70');
      expect(await browser.postForStatus('/Registration/Newsletters.aspx', { email: 'letters@example.com' })).toBe(422);
      const sent = await browser.submit('/Registration/Newsletters.aspx', {
        email: 'letters@example.com',
        newsletter: 'AM',
      });
      expect(await sent.text()).toContain('<a href="/">Back to Harbor Wire</a>');
      const link = findLink((await suite.store().mailsTo('letters@example.com')).at(-1));
      expect(
        await browser.submitForText('/Registration/Confirm.aspx', Object.fromEntries(link.searchParams)),
      ).toContain('Your newsletters are confirmed');
      expect(await info(browser)).toBe(401);
      const rows = await open()
        .db.selectFrom('accountNewsletters')
        .innerJoin('accounts', 'accounts.id', 'accountId')
        .select('productCode')
        .where('email', '=', 'letters@example.com')
        .execute();
      expect(rows).toEqual([{ productCode: 'AM' }]);
    });
  });

  describe('a visitor’s own data', () => {
    test.each([
      ['/userdemographics/?email=registrant@example.com', 401],
      ['/data-api/audience/registrant@example.com', 204],
      ['/data-api/audience/%E0%A4%A', 204],
    ])('returns nothing from %s to anonymous readers, and rejects other accounts', async (address, status) => {
      const anonymous = await suite.openBrowser().get(address);
      expect(anonymous.status).toBe(status);
      expect(await anonymous.text()).not.toContain('registrant@');
      expect(await (await signIn()).getStatus(address)).toBe(403);
    });

    test('returns the customer of an encrypted id only to its own valid session (§4)', async () => {
      const browser = await signIn();
      const id = browser.jar.get('oly_enc_id') ?? '';
      const cookie = `mh_session=${browser.jar.get('mh_session')}`;
      const request = (encrypted: string, sent = cookie) =>
        suite
          .store()
          .services.getVisitor(new Request('http://x/graphql', { headers: { cookie: sent, host: 'localhost:3000' } }))
          .customer(encrypted);
      expect(await request(id)).toMatchObject({ firstName: 'Sam', subscriptions: [{ productId: 2454, status: 1 }] });
      const other = await signIn(sampleAccounts.registrant.email);
      const again = await signIn();
      for (const session of [other, again])
        expect(
          await request(id, `mh_session=${session.jar.get('mh_session')}`),
          'the id of another session',
        ).toBeNull();
      for (const forged of ['', 'x', id.slice(0, -8), `${id.slice(0, -2)}AA`, browser.jar.get('oly_anon_id') ?? ''])
        expect(await request(forged)).toBeNull();
      suite.at(new Date(start.getTime() + 31 * 86_400_000));
      expect(await request(id)).toBeNull();
      suite.at(start);
      await browser.get('/Registration/Logout.aspx');
      expect(await request(id)).toBeNull();
    });

    test('returns no data for script-readable cookies without the session cookie', async () => {
      const browser = await signIn();
      const readable = [...browser.jar].filter(([name]) => !name.startsWith('mh_'));
      expect(readable.map(([name]) => name)).toEqual([
        'oly_enc_id',
        'oly_anon_id',
        'useremail',
        'ipAddress',
        'userAccess',
        'userAccount',
      ]);
      const thief = suite.openBrowser('198.51.100.9');
      for (const [name, value] of readable) thief.jar.set(name, value);
      const status = async (address: string) => await thief.getStatus(address);
      expect(await info(thief)).toBe(401);
      expect(await status(`/userdemographics/?email=${thief.jar.get('useremail')}`)).toBe(401);
      expect(await status(`/data-api/audience/${thief.jar.get('useremail')}`)).toBe(204);
      for (const page of ['MyAccount', 'Newsletters'])
        expect(await thief.getText(`/Registration/${page}.aspx`)).not.toContain('Sam');
      const visitor = suite.store().services.getVisitor(
        new Request('http://x/graphql', {
          headers: { host: 'localhost:3000', cookie: readable.map((pair) => pair.join('=')).join('; ') },
        }),
      );
      expect([await visitor.user(), await visitor.customer(thief.jar.get('oly_enc_id') ?? '')]).toEqual([null, null]);
      await thief.get(`/Registration/Logout.aspx?customerId=${thief.jar.get('oly_enc_id')}`);
      await thief.post('/Registration/Logout.aspx', { customerId: thief.jar.get('oly_enc_id') ?? '' });
      expect(await info(browser), 'the owner is still signed in').toBe(200);
    });

    test('accepts the value of the useremail cookie as the address of its own session (§7.2)', async () => {
      const [own, other] = [await signIn(), await signIn(sampleAccounts.registrant.email)];
      const reference = own.jar.get('useremail') ?? '';
      expect(await (await own.get(`/data-api/audience/${reference}`)).json()).toMatchObject({
        email: subscriber.email,
      });
      expect(await (await own.get(`/userdemographics/?email=${reference}`)).json()).toHaveProperty('UserDemographics');
      expect([
        await other.getStatus(`/data-api/audience/${reference}`),
        await other.getStatus(`/userdemographics/?email=${reference}`),
      ]).toEqual([403, 403]);
    });
  });
});
