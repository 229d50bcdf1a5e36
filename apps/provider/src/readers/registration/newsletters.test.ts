import { describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, siteOrigin } from '../../../test/support/store.ts';
import { openStoreSuite } from '../../../test/support/storeSuite.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

const path = '/Registration/Newsletters.aspx';
const inPlace = { accept: 'application/json', origin: siteOrigin };
const returnUrl = '/2026/11/20/a-deal/#letter';

describeWithDatabase('the sign-up to a newsletter in a story (§2.7)', (open) => {
  const suite = openStoreSuite(open);
  type Browser = ReturnType<typeof openBrowser>;
  const signUp = async (browser: Browser, email: string) => {
    const response = await browser.post(path, { newsletter: 'AM', others: 'kept', returnUrl, email }, inPlace);
    return [response.status, await response.json()];
  };

  describe('by a script', () => {
    test.each([
      ['an empty address', '', 'Enter your email address'],
      ['a malformed address', 'ada@', 'Enter an email address like name@example.com'],
    ])('%s gets its message', async (_, email, message) => {
      expect(await signUp(openBrowser(suite.store()), email)).toEqual([422, { message }]);
    });

    test('mails a link, and says the same for an address that has the newsletter', async () => {
      const [email, message] = [
        sampleAccounts.registrant.email,
        expect.stringContaining(`emailed a link to ${sampleAccounts.registrant.email}`),
      ];
      expect(await signUp(openBrowser(suite.store()), email)).toEqual([200, { message }]);
      await signUp(await suite.signIn(email), '');
      expect(await signUp(openBrowser(suite.store()), email)).toEqual([200, { message }]);
    });

    test('a signed-in reader learns that the newsletter is added, and then that it is there already', async () => {
      const browser = await suite.signIn(sampleAccounts.subscriber.email);
      expect(await signUp(browser, '')).toEqual([200, { message: expect.stringContaining('You are signed up') }]);
      expect(await signUp(browser, '')).toEqual([200, { message: expect.stringContaining('You already get') }]);
    });
  });

  describe('without scripts', () => {
    test('leads back to the place in the story from the page after the form', async () => {
      const browser = openBrowser(suite.store());
      const sent = await browser.post(path, { newsletter: 'AM', others: 'kept', returnUrl, email: 'bo@example.org' });
      const message = await (await browser.get(sent.headers.get('location') ?? '')).text();
      expect(message).toContain(`href="${returnUrl}"`);
    });

    test('a refused form keeps the place, and a foreign one is ignored', async () => {
      const browser = openBrowser(suite.store());
      const refused = await browser.post(path, { newsletter: 'AM', returnUrl, email: '' });
      expect(await refused.text()).toContain(`name="returnUrl" value="${returnUrl}"`);
      const foreign = await browser.post(path, { newsletter: 'AM', returnUrl: '//evil.example/', email: '' });
      expect(await foreign.text()).not.toContain('evil.example');
    });
  });

  test('after too many attempts the message has the time to wait', async () => {
    const browser = openBrowser(suite.store());
    const attempt = (number: number) => signUp(browser, `reader.${number}@example.org`);
    let last = await attempt(0);
    for (let number = 1; number <= 30 && last[0] === 200; number += 1) last = await attempt(number);
    expect(last).toEqual([429, { message: expect.stringMatching(/^Too many forms .* Wait \d+ minutes/) }]);
  });
});
