import { expect, test } from 'vitest';
import { describeEachEngine } from '../../test/support/engines.ts';
import { openBrowser } from '../../test/support/store.ts';
import { openStoreSuite } from '../../test/support/storeSuite.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

describeEachEngine('the mails of the store', (open) => {
  const suite = openStoreSuite(open);
  const words = {
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
    '%s: nothing that the requester wrote is in the mail',
    async (_, email, { path, ...fields }: Record<string, string>) => {
      const browser = openBrowser(suite.store());
      const before = (await suite.store().mailsTo(email)).length;
      if (path === undefined) await suite.register(browser, email, { ...words, ...fields });
      else await browser.post(path, { ...words, ...fields, email });
      const mails = (await suite.store().mailsTo(email)).slice(before);
      expect(mails).toHaveLength(1);
      expect(mails[0]).not.toMatch(/locked|555|evil/i);
    },
  );
});
