import { describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { brands } from '../../../test/fixtures/brands.ts';
import type { openBrowser } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, start } from '../../../test/support/storeSuite.ts';
import { findAccount } from '../accounts/accounts.ts';
import { setSubscriptionByDesk } from '../accounts/orders.ts';
import { isSubscriber, listSubscriptions } from '../accounts/subscriptions.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

const orderPath = '/Registration/default.aspx?promoCode=HAR&source=offer-page&plan=annual';
const fields = {
  form: 'order',
  promoCode: 'HAR',
  source: 'offer-page',
  plan: 'annual',
  name: 'Ada Mill',
  company: 'Larkfield',
  street: '1 Main St.',
  city: 'Columbus, OH 43085',
  countryCode: 'US',
  reference: 'PO 7',
};

describeWithDatabase('§7.2 orders of plans', (open) => {
  const suite = openStoreSuite(open);
  const desk = brands[0].support.email;
  type Browser = ReturnType<typeof openBrowser>;
  const order = (browser: Browser, changes: Record<string, string> = {}) =>
    browser.post('/Registration/default.aspx', { ...fields, ...changes });
  const listOrders = () => open().db.selectFrom('subscriptionOrders').selectAll().orderBy('id').execute();
  const isActive = async (email: string) => {
    const account = await findAccount(open().db, email);
    return isSubscriber(await listSubscriptions(open().db, account?.id ?? ''));
  };
  /** Mails of one moment have no order, so a mail is found by its text. */
  const findMail = async (recipient: string, text: string) =>
    (await suite.store().mailsTo(recipient)).find((mail) => mail.includes(text)) ?? '';
  const registerAndReturn = async (email: string): Promise<Browser> => {
    const browser = suite.openBrowser();
    await suite.register(browser, email, { plan: 'annual', promoCode: 'HAR', source: 'offer-page' });
    const link = findLink((await suite.store().mailsTo(email))[0]);
    expect(link.searchParams.get('plan')).toBe('annual');
    await suite.follow(browser, link);
    const token = link.searchParams.get('token') ?? '';
    const confirmed = await browser.post('/Registration/Confirm.aspx', { token, password, plan: 'annual' });
    expect(confirmed.headers.get('location')).toMatch(/^\/Registration\/default\.aspx\?.*plan=annual$/);
    return browser;
  };

  describe('before the order', () => {
    test('a reader without a session registers with the plan in view, or signs in and returns to it', async () => {
      const browser = suite.openBrowser();
      const page = await browser.get(orderPath);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const text = await page.text();
      expect(text).toContain('$190 a year');
      expect(text).toContain('name="plan" value="annual"');
      expect(text).toMatch(/href="\/Registration\/Login\.aspx\?[^"]*plan=annual"/);
      const { email, password: secret } = { ...sampleAccounts.registrant, password: sampleAccounts.password };
      const signedIn = await browser.post('/Registration/Login.aspx', { email, password: secret, plan: 'annual' });
      expect(signedIn.headers.get('location')).toMatch(/^\/Registration\/default\.aspx\?.*plan=annual$/);
    });

    test.each(['', 'ANNUAL', 'none', '__proto__', 'constructor', '"><script>', '../annual'])(
      'the plan %j is ignored',
      async (plan) => {
        const browser = suite.openBrowser();
        const text = await browser.getText(`/Registration/default.aspx?promoCode=HAR&plan=${encodeURIComponent(plan)}`);
        expect(text).toContain('Create your account');
        expect(text).not.toContain('name="plan"');
        const signedIn = await suite.signIn(sampleAccounts.registrant.email);
        const response = await order(signedIn, { plan });
        expect([response.status, response.headers.get('location')]).toEqual([303, '/subscribe/']);
        expect(await listOrders()).toEqual([]);
      },
    );

    test('an order without a session leads to the sign-in and stores nothing', async () => {
      const response = await order(suite.openBrowser());
      expect(response.headers.get('location')).toMatch(/^\/Registration\/Login\.aspx\?.*plan=annual$/);
      expect(await listOrders()).toEqual([]);
    });

    test('the form of another site is refused', async () => {
      const browser = await suite.signIn(sampleAccounts.registrant.email);
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect(await browser.postForStatus('/Registration/default.aspx', fields, foreign)).toBe(403);
      expect(await listOrders()).toEqual([]);
    });

    test.each(['name', 'street', 'city', 'countryCode'])('an order without %s is shown again', async (field) => {
      const browser = await suite.signIn(sampleAccounts.registrant.email);
      const response = await order(browser, { [field]: field === 'countryCode' ? 'XX' : ' ' });
      const text = await response.text();
      expect(response.status).toBe(422);
      expect(text).toContain(`id="${field}-error"`);
      expect(text).toContain('value="PO 7"');
      expect(await listOrders()).toEqual([]);
    });

    test('no page of the order has a field for a card', async () => {
      const browser = await suite.signIn(sampleAccounts.registrant.email);
      expect(await browser.getText(orderPath)).not.toMatch(/autocomplete="cc-|name="(?:card|cvc|iban)/i);
    });

    test('a subscriber is led to the account', async () => {
      const browser = await suite.signIn(sampleAccounts.subscriber.email);
      expect(await browser.getText(orderPath)).toContain('You have a subscription');
      expect(await (await order(browser)).text()).toContain('You have a subscription');
      expect(await listOrders()).toEqual([]);
    });
  });

  test('a new reader registers, orders once, gets a receipt, and cancels at the end of the year', async () => {
    const email = 'ada@example.org';
    const browser = await registerAndReturn(email);
    expect(await browser.getText(orderPath)).toContain('value="Ada Mill"');

    const [first, second] = await Promise.all([order(browser), order(browser)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 303]);
    const [stored, ...others] = await listOrders();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      planKey: 'annual',
      priceCents: 19_000,
      currency: 'USD',
      promoCode: 'HAR',
      source: 'offer-page',
      billing: { company: 'Larkfield', countryCode: 'US' },
    });
    expect(await isActive(email)).toBe(true);

    const number = stored?.number ?? '';
    const receipt = await findMail(email, `receipt ${number}`);
    for (const text of [number, '$190 a year', 'Columbus, OH 43085', 'PO 7', 'text/plain', 'text/html'])
      expect(receipt).toContain(text);
    const toDesk = await findMail(desk, `${number}: send the invoice`);
    for (const text of [number, email, 'HAR, offer-page', 'Reply-To']) expect(toDesk).toContain(text);

    const account = await browser.getText('/Registration/MyAccount.aspx?saved=ordered');
    for (const text of ['Your subscription has started', 'Annual', number, 'Nov. 21, 2027'])
      expect(account).toContain(text);

    await browser.post('/Registration/MyAccount.aspx', { form: 'cancel' });
    await browser.post('/Registration/MyAccount.aspx', { form: 'cancel' });
    const confirmations = (await suite.store().mailsTo(email)).filter((mail) => mail.includes('is canceled'));
    expect(confirmations).toHaveLength(1);
    expect(await isActive(email), 'until the end of the period').toBe(true);
    expect(await browser.getText('/Registration/MyAccount.aspx')).toContain('It runs until Nov. 21, 2027');
    expect(await (await order(browser)).text(), 'the canceled year is paid for').toContain('You have a subscription');

    suite.at(new Date('2027-11-21T11:59:00Z'));
    await suite.store().services.deleteExpired();
    expect(await isActive(email)).toBe(true);
    suite.at(new Date('2027-11-21T12:00:00Z'));
    await suite.store().services.deleteExpired();
    expect(await isActive(email)).toBe(false);
    suite.at(start);
  });

  test('a subscription that the desk begins after a cancellation stays', async () => {
    const email = 'cy@example.org';
    const browser = await registerAndReturn(email);
    await order(browser);
    await browser.post('/Registration/MyAccount.aspx', { form: 'cancel' });
    const { id = '' } = (await findAccount(open().db, email)) ?? {};
    await setSubscriptionByDesk(open().db, id, 1, start);
    suite.at(new Date('2027-11-21T12:00:00Z'));
    await suite.store().services.deleteExpired();
    expect(await isActive(email)).toBe(true);
    suite.at(start);
  });

  test('a deleted account takes its orders along, and the desk learns that a running one ends', async () => {
    const email = 'bo@example.org';
    const browser = await registerAndReturn(email);
    await order(browser);
    const number = (await listOrders()).at(-1)?.number ?? '';
    await suite.store().mailsTo(desk);
    await browser.post('/Registration/MyAccount.aspx', { form: 'delete', current: password });
    expect((await listOrders()).some((row) => row.number === number)).toBe(false);
    const last = await findMail(desk, `${number}: canceled`);
    expect(last).toContain('Send no invoice');
    expect(last).not.toContain(email);
  });
});
