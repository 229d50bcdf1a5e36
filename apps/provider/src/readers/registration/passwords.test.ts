import { describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, siteOrigin, testPasswordCost } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, password, toPath, start } from '../../../test/support/storeSuite.ts';
import { untilBlocked } from '../../../test/support/untilBlocked.ts';
import { createAccount, savePassword } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';
import { endSessions } from '../accounts/sessions.ts';
import { signInLimits } from '../accounts/signIn.ts';

const { subscriber } = sampleAccounts;

describeWithDatabase('guessed and lost passwords', (open) => {
  const suite = openStoreSuite(open);
  const { signIn, info, follow } = suite;
  describe('the limits of wrong passwords', () => {
    const attack = async (client: (index: number) => string, email: (index: number) => string, times: number) => {
      const statuses = new Map<number, number>();
      for (let index = 0; index < times; index += 50) {
        const responses = await Promise.all(
          Array.from({ length: Math.min(50, times - index) }, (_, step) =>
            openBrowser(suite.store(), client(index + step)).post('/Registration/Login.aspx', {
              email: email(index + step),
              password: `guess number ${index + step}`,
            }),
          ),
        );
        for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      return statuses;
    };

    test('check few attempts of one client on an account, and the owner can sign in from another address', async () => {
      const statuses = await attack(
        () => '198.51.100.1',
        () => subscriber.email,
        signInLimits.pair.max + 1,
      );
      expect(statuses.get(401)).toBeLessThanOrEqual(signInLimits.pair.max);
      expect([...statuses.keys()].toSorted()).toEqual([401, 429]);
      const refused = await openBrowser(suite.store(), '198.51.100.1').post('/Registration/Login.aspx', {
        email: subscriber.email,
        password: sampleAccounts.password,
      });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      await signIn(subscriber.email, sampleAccounts.password, '203.0.113.40');
    });

    test('check no more attempts of one client on many accounts than the limit', async () => {
      const statuses = await attack(
        () => '198.51.100.2',
        (index) => `reader${index}@example.com`,
        signInLimits.client.max + 1,
      );
      expect(statuses.get(401)).toBeLessThanOrEqual(signInLimits.client.max);
      expect(statuses.get(429)).toBeGreaterThanOrEqual(1);
    });

    test('let the owner sign in with a remembered browser or a reset link when many clients attack an account', async () => {
      const { email } = sampleAccounts.registrant;
      const owner = await signIn(email);
      const statuses = await attack(
        (index) => `192.0.2.${index % 250}-${index}`,
        () => email,
        signInLimits.account.max + 1,
      );
      expect(statuses.get(401)).toBeLessThanOrEqual(signInLimits.account.max);
      expect(statuses.get(429)).toBeGreaterThanOrEqual(1);
      expect(
        (
          await openBrowser(suite.store(), '203.0.113.50').post('/Registration/Login.aspx', {
            email,
            password: sampleAccounts.password,
          })
        ).status,
      ).toBe(429);
      expect((await owner.post('/Registration/Login.aspx', { email, password: sampleAccounts.password })).status).toBe(
        303,
      );

      await openBrowser(suite.store()).post('/Registration/ForgotPassword.aspx', { email });
      const link = findLink(
        (await suite.store().mailsTo(email)).findLast((mail) => mail.includes('Choose a new password for')),
      );
      const fresh = openBrowser(suite.store(), '203.0.113.51');
      expect(await (await follow(fresh, link)).text()).toContain('Save and sign in');
      const token = link.searchParams.get('token') ?? '';
      expect((await fresh.post('/Registration/ResetPassword.aspx', { token, password: 'short' })).status).toBe(422);
      expect((await fresh.post('/Registration/ResetPassword.aspx', { token, password })).status).toBe(303);
      expect(await info(fresh)).toBe(200);
      expect(await info(owner)).toBe(401);
      expect(
        (await openBrowser(suite.store()).post('/Registration/ResetPassword.aspx', { token, password })).status,
      ).toBe(410);
      await signIn(email, password, '203.0.113.52');
    }, 120_000);
  });

  test('a sign-in with the former password starts no session while the password is changed', async () => {
    const { db } = open();
    const email = 'changing@example.com';
    const former = await hashPassword(password, testPasswordCost);
    const { account } = await createAccount(db, { email, passwordHash: former }, start);
    const changed = await hashPassword('four unlike words', testPasswordCost);
    const browser = openBrowser(suite.store(), '203.0.113.55');
    const signIns: Promise<Response>[] = [];
    await db.transaction().execute(async (transaction) => {
      await savePassword(transaction, account.id, changed, start);
      await endSessions(transaction, account.id);
      signIns.push(browser.post('/Registration/Login.aspx', { email, password }));
      await untilBlocked(open());
    });
    await Promise.all(signIns);
    expect(await info(browser)).toBe(401);
    await signIn(email, 'four unlike words', '203.0.113.56');
  });

  describe('a lost password', () => {
    test('shows the same page for an unknown address', async () => {
      const page = async (email: string) =>
        (
          await (
            await openBrowser(suite.store(), '203.0.113.60').submit('/Registration/ForgotPassword.aspx', { email })
          ).text()
        ).replaceAll(email, 'ADDRESS');
      expect(await page('stranger@example.com')).toBe(await page(subscriber.email));
      expect(await suite.store().mailsTo('stranger@example.com')).toHaveLength(1);
    });

    test('expires the link after an hour', async () => {
      await openBrowser(suite.store(), '203.0.113.61').post('/Registration/ForgotPassword.aspx', {
        email: subscriber.email,
      });
      const link = findLink(
        (await suite.store().mailsTo(subscriber.email)).findLast((mail) => mail.includes('Choose a new password for')),
      );
      suite.at(new Date(start.getTime() + 3_600_000));
      expect((await openBrowser(suite.store()).get(toPath(link))).status).toBe(410);
      suite.at(start);
    });

    test('does not put a forged host into mails', async () => {
      const forged = openBrowser(suite.store(), '203.0.113.62', 'https://evil.example.org');
      await forged.post('/Registration/ForgotPassword.aspx', { email: 'forged@example.com' });
      const [mail = ''] = await suite.store().mailsTo('forged@example.com');
      expect(mail).not.toContain('evil.example.org');
      expect(findLink(mail).origin).toBe(siteOrigin);
    });
  });
});
