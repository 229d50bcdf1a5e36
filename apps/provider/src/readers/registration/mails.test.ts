import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser } from '../../../test/support/store.ts';
import { openStoreSuite } from '../../../test/support/storeSuite.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

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
      const browser = openBrowser(suite.store());
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
