import { limits } from '@masthead/config/limits';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getLink, waitForMail } from './outbox.ts';
import { type HttpResponse, get } from './http.ts';

/** The only GraphQL document that the site accepts, as the browser sends it. */
export const customerDocument =
  'query GetCustomer($encryptedCustomerId:ID!){getCustomer(encryptedCustomerId:$encryptedCustomerId){id firstName lastName subscriptions{id productId status}}}';

/** Sends a body to the GraphQL endpoint of the site. */
export const postQuery = (body: unknown, cookie = ''): Promise<HttpResponse> =>
  get('/api/visitor/graphql/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** Email addresses of the sample accounts (§1.3). */
export const sampleAccounts = { subscriber: 'subscriber@example.com', registrant: 'registrant@example.com' } as const;
/** The password of both. */
export const samplePassword = 'plotline-demo';

/** The element in the header that opens the account menu, or the sign-in menu without a session. */
export const userMenu = (page: Page) => page.locator('header details summary').last();

/** Signs in through the header of the open page and returns to that page. */
export const signIn = async (page: Page, email: string, accountPassword = samplePassword): Promise<void> => {
  const startPath = new URL(page.url()).pathname;
  await userMenu(page).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click();
  await page.getByLabel('Email address').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(accountPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === startPath);
  await untilSignedIn(page);
};

/** Registers a reader and follows the mailed link, from the sign-in page to the page where the registration began. */
export const register = async (page: Page, email: string, newPassword: string): Promise<void> => {
  await page.getByRole('link', { name: 'Register', exact: true }).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(getLink(await waitForMail(email)));
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Create account and sign in' }).click();
  await untilSignedIn(page);
};

/** Waits until the page shows the account of a reader, in the main header or the alternate one. */
export const untilSignedIn = (page: Page): Promise<void> =>
  page
    .locator('header [data-shown-to="signed-in"]:not([hidden]), header [data-audience="in"]')
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });

/** Waits until the header shows the link to sign in. */
export const untilSignedOut = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['visitor']), { timeout: 60_000 })
    .toBeUndefined();
  expect(await userMenu(page).textContent()).toContain('Sign In');
};

/** Cookies that identify a reader. Signing out removes all of them. */
export const personalCookies: readonly string[] = [
  limits.cookies.customerId,
  limits.cookies.anonymousId,
  limits.cookies.customerData,
  limits.cookies.userEmail,
  ...limits.cookies.session,
  'mh_session',
];

export const getEncryptedId = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'oly_enc_id')?.value ?? '';

/** Returns the session of the page's reader as a `Cookie` header. */
export const getSessionCookie = async (page: Page): Promise<string> =>
  `mh_session=${(await page.context().cookies()).find(({ name }) => name === 'mh_session')?.value ?? ''}`;

/** Sends the customer query for an encrypted id, with or without the cookies of a reader. */
export const fetchCustomer = async (encryptedCustomerId: string, cookie = ''): Promise<unknown> =>
  JSON.parse((await postQuery({ query: customerDocument, variables: { encryptedCustomerId } }, cookie)).text);
