import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { register } from '../src/account.ts';
import { test } from '../src/test.ts';

const password = 'a long enough phrase 27';
const securityPage = '/Registration/Security.aspx';

/** Gives the browser of a page a device that holds passkeys and verifies its owner. */
const addAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
};

test('a reader adds a passkey, signs in with it alone, and removes it with a recovery code', async ({ visit }) => {
  const page = await visit('/');
  const { session, authenticatorId } = await addAuthenticator(page);
  await page.goto(`${inject('origin')}/Registration/Login.aspx?returnUrl=/`);
  await register(page, `passkey.${randomUUID()}@example.com`, password);

  await page.goto(inject('origin') + securityPage);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Current password').fill(password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Create the passkey now' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const recoveryCode = (await page.locator('code').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'I have stored them' }).click();
  await page.getByText('My laptop').waitFor();
  expect((await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await page.goto(`${inject('origin')}/Registration/Logout.aspx`);
  await page.goto(`${inject('origin')}/Registration/Login.aspx?returnUrl=${encodeURIComponent(securityPage)}`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Two-step sign-in is on').first().waitFor();

  await page.getByRole('radio', { name: 'My laptop' }).check();
  await passkeys.getByLabel('Current password').last().fill(password);
  await passkeys.getByLabel('Code').last().fill(recoveryCode);
  await passkeys.getByRole('button', { name: 'Remove the chosen passkey' }).click();
  await page.getByText('The passkey is removed here.').waitFor();
});
