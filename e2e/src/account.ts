import { limits } from '@masthead/config/limits';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { customerDocument, postQuery } from './customerQuery.ts';

const password = 'plotline-demo';

/** The sample accounts (DECISIONS, Addresses on one machine). */
export const sampleAccounts = { subscriber: 'subscriber@example.com', registrant: 'registrant@example.com' } as const;

/** The summary of the reader's own menu in the header. */
export const userMenu = (page: Page) => page.locator('header details summary').last();

/** Signs in by the header of the page that is open, and comes back to it. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  const back = new URL(page.url()).pathname;
  await userMenu(page).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click();
  await page.getByLabel('Email address').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === back);
  await untilGreeted(page);
};

/** Waits until the header greets its reader. */
export const untilGreeted = async (page: Page): Promise<void> => {
  await expect.poll(() => userMenu(page).textContent(), { timeout: 60_000 }).toContain('Account menu');
};

/** Waits until the header has nobody to greet. */
export const untilSignedOut = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['visitor']), { timeout: 60_000 })
    .toBeUndefined();
  expect(await userMenu(page).textContent()).toContain('Sign In');
};

/** The cookies that say who somebody is: none of them is left after signing out. */
export const personalCookies: readonly string[] = [
  limits.cookies.customerId,
  limits.cookies.anonymousId,
  limits.cookies.customerData,
  limits.cookies.userEmail,
  ...limits.cookies.session,
  'mh_session',
];

/** The encrypted customer id of a page's reader. */
export const getEncryptedId = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'oly_enc_id')?.value ?? '';
/** The session of a page's reader, as a `Cookie` header. */
export const getSessionCookie = async (page: Page): Promise<string> =>
  `mh_session=${(await page.context().cookies()).find(({ name }) => name === 'mh_session')?.value ?? ''}`;

/** The response to the customer query for an encrypted id, with the cookies of a reader or without. */
export const fetchCustomer = async (encryptedCustomerId: string, cookie = ''): Promise<unknown> =>
  JSON.parse((await postQuery({ query: customerDocument, variables: { encryptedCustomerId } }, cookie)).text);
