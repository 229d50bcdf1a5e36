import { beforeEach, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { type openBrowser, testPasswordCost } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, start, toPath } from '../../../test/support/storeSuite.ts';
import { createAccount, findAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

describeWithDatabase('mails about an account', (open) => {
  const suite = openStoreSuite(open);
  let count = 0;
  let email = '';
  let browser: ReturnType<typeof openBrowser>;

  beforeEach(async () => {
    count += 1;
    email = `reader${count}@example.com`;
    await open().db.deleteFrom('counters').execute();
    await createAccount(open().db, { email, passwordHash: await hashPassword(password, testPasswordCost) }, start);
    browser = await suite.signIn(email, password);
  });

  const mailsAbout = async (recipient: string, subject: string) =>
    (await suite.store().mailsTo(recipient)).filter((mail) => mail.includes(`Subject: ${subject}`));
  const change = (fields: Record<string, string>) =>
    browser.submit('/Registration/Security.aspx', { form: 'address', current: password, ...fields });
  /** Follows the link of a mail in another browser and presses the button. */
  const confirm = async (recipient: string, subject: string) => {
    const link = findLink((await mailsAbout(recipient, subject)).at(-1));
    const other = suite.openBrowser();
    const page = await suite.follow(other, link);
    expect(page.status, 'opening a link changes nothing').toBe(200);
    return other.submit('/Registration/ConfirmAddress.aspx', { token: link.searchParams.get('token') ?? '' });
  };

  test('tell of a sign-in from a new browser once, without its address', async () => {
    const news = () => mailsAbout(email, 'New sign-in to your account at Harbor Wire');
    expect(await news()).toHaveLength(1);
    const [mail = ''] = await news();
    expect(mail).toContain('Unknown browser, Nov. 21, 2026');
    expect(mail).not.toContain('203.0.113');
    await browser.post('/Registration/Login.aspx', { email, password });
    expect(await news(), 'the browser is known now').toHaveLength(1);
    await suite.signIn(email, password);
    expect(await news()).toHaveLength(2);
  });

  test('let both addresses confirm a new one, in any order, and tell both of the change', async () => {
    const next = `new.${email}`;
    expect(await (await change({ email: next })).text()).toContain('Check both mailboxes');
    expect(await (await confirm(next, 'Confirm your new address')).text()).toContain('One of two confirmed');
    expect((await findAccount(open().db, next))?.email, 'one is not enough').toBeUndefined();
    expect(await (await confirm(email, 'Approve the new address')).text()).toContain('Your address is changed');
    expect([await findAccount(open().db, email), (await findAccount(open().db, next))?.email]).toEqual([
      undefined,
      next,
    ]);
    for (const one of [email, next]) expect(await mailsAbout(one, 'Security of your account')).toHaveLength(1);
    expect(await suite.info(await suite.signIn(next, password)), 'with the former password').toBe(200);
    expect(await suite.info(browser), 'sessions go on').toBe(200);
  });

  test('say the same for an address that has an account, which does not change', async () => {
    const taken = sampleAccounts.registrant.email;
    expect(await (await change({ email: taken })).text()).toContain('Check both mailboxes');
    expect(await mailsAbout(taken, 'You have an account')).toHaveLength(1);
    expect(await (await confirm(email, 'Approve the new address')).text()).toContain('One of two confirmed');
    expect((await findAccount(open().db, email))?.email).toBe(email);
  });

  test('need the password, and another valid address', async () => {
    const refused: Record<string, string>[] = [
      { email: 'a@example.com', current: 'wrong' },
      { email: 'nonsense' },
      { email },
    ];
    for (const fields of refused) expect((await change(fields)).status).toBe(422);
  });

  test('have no effect once the password has changed, or after a day', async () => {
    const next = `late.${email}`;
    await change({ email: next });
    const link = findLink((await mailsAbout(next, 'Confirm your new address')).at(-1));
    suite.at(new Date(start.getTime() + 86_400_000));
    expect(await suite.openBrowser().getStatus(toPath(link))).toBe(410);
    suite.at(start);
    const fields = { form: 'password', current: password, password: 'four unlike words' };
    await browser.post('/Registration/MyAccount.aspx', fields);
    expect(await suite.openBrowser().getStatus(toPath(link))).toBe(410);
  });
});

describeWithDatabase('mails of the registration', (open) => {
  const suite = openStoreSuite(open);
  const input = {
    firstName: 'Locked-account',
    lastName: 'call-555',
    firmName: 'evil.example.net',
    source: 'urgent-call-555',
    referrerDomain: 'evil.example.org',
    returnUrl: '/markets/?q=call+555#now',
  };
  const { registrant } = sampleAccounts;

  test.each([
    ['register', 'new@example.org', {}],
    ['register with an address that has an account', registrant.email, {}],
    ['ForgotPassword', registrant.email, { path: '/Registration/ForgotPassword.aspx' }],
    ['Newsletters', 'letters@example.org', { path: '/Registration/Newsletters.aspx', newsletter: 'AM' }],
  ])(
    'does not quote input of the requester in a mail: %s',
    async (_, email, { path, ...fields }: Record<string, string>) => {
      const browser = suite.openBrowser();
      const before = (await suite.store().mailsTo(email)).length;
      if (path === undefined) await suite.register(browser, email, { ...input, ...fields });
      else await browser.post(path, { ...input, ...fields, email });
      const mails = (await suite.store().mailsTo(email)).slice(before);
      expect(mails).toHaveLength(1);
      // Random boundaries may contain 555, so the pattern includes the word before it.
      expect(mails[0]).not.toMatch(/locked|call[^a-z]{1,4}555|evil/i);
    },
  );
});
