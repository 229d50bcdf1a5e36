import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { register, signIn, untilSignedOut, userMenu } from '../src/account.ts';
import { consentRefusedCookie } from '../src/consentRefused.ts';
import { get } from '../src/http.ts';
import { waitForMail } from '../src/outbox.ts';
import { getScreen } from '../src/screens.ts';
import { test } from '../src/test.ts';
import { untilHydrated } from '../src/untilHydrated.ts';

const password = 'a long enough phrase 27';
const market = '/markets/atlanta/';
const author = '/author/profile/maren-ostrow/';
const account = '/Registration/MyAccount.aspx';
const service = '/Registration/JsonWebService.svc/ReadingList/';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(inject('origin') + path);
  await untilHydrated(page);
};
const button = (page: Page, name: string, isPressed: boolean) =>
  page.getByRole('main').getByRole('button', { name, pressed: isPressed, exact: true });
const press = async (page: Page, name: string): Promise<void> => {
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(service),
  );
  await button(page, name, false).click();
  expect((await stored).status()).toBe(200);
  await button(page, name, true).waitFor();
};

describe('the reading list of a registered reader', () => {
  test('is kept with the account: registered from an article, seen in a second browser, exported and deleted', async ({
    visit,
    browser,
  }) => {
    const email = `ada.${randomUUID()}@example.com`;
    const article = (await getScreen('article')).path;
    const page = await visit(article);
    const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await button(page, 'Save this story', false).click();
    await page.getByRole('heading', { name: 'Sign in' }).first().waitFor();
    await register(page, email, password);
    expect(new URL(page.url()).pathname, 'back at the story').toBe(article);
    await button(page, 'Save this story', true).waitFor();

    await open(page, market);
    await press(page, 'Follow Atlanta');
    await open(page, author);
    await press(page, 'Follow Maren Ostrow');

    const second = await browser.newContext();
    await second.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    const other = await second.newPage();
    await open(other, '/');
    await signIn(other, email, password);
    await open(other, article);
    await button(other, 'Save this story', true).waitFor();
    await userMenu(other).click();
    await other.getByRole('banner').getByRole('link', { name: 'Reading List' }).click();
    await other.waitForURL((url) => url.pathname === '/saved/');
    const saved = other.getByRole('region', { name: 'Saved stories' });
    expect(await saved.getByRole('link', { name: headline }).getAttribute('href')).toBe(article);
    expect(await other.getByRole('region', { name: 'Following' }).getByRole('link').allTextContents()).toEqual([
      'Maren Ostrow',
      'Atlanta',
    ]);
    expect(
      await other.getByRole('region', { name: 'New in what you follow' }).getByRole('heading', { level: 3 }).count(),
    ).toBeGreaterThan(3);
    await saved.getByRole('button', { name: `Remove ${headline}` }).press('Enter');
    await other.getByRole('heading', { name: 'You have not saved a story yet' }).waitFor();
    expect(await other.evaluate(() => document.activeElement?.textContent)).toBe(`Removed: ${headline}`);
    await second.close();

    await open(page, '/saved/');
    await page.getByRole('heading', { name: 'You have not saved a story yet' }).waitFor();
    await page.goto(inject('origin') + account);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    const data: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(data).toMatchObject({
      account: { email },
      follows: expect.arrayContaining([expect.objectContaining({ kind: 'author', target: 'maren-ostrow' })]),
    });

    await page.locator('#delete-current').fill(password);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    expect((await waitForMail(email, 2)).subject).toContain('was deleted');
    await open(page, '/saved/');
    await untilSignedOut(page);
    await page.getByRole('heading', { name: 'Sign in to keep a reading list' }).waitFor();
  });
});

test('the page of the reading list is the same for everyone and not for search engines', async () => {
  const { text, headers } = await get('/saved/');
  expect(text).toContain('<meta name="robots" content="noindex');
  expect(headers.get('cache-control')).not.toContain('private');
});

test('a forged session opens no reading list', async () => {
  const cookie = `mh_session=${'A'.repeat(43)}; oly_enc_id=forged; userAccess=signed-in; ipAddress=signed-in`;
  const { status, text } = await get(service, { headers: { cookie } });
  expect([status, text]).toEqual([204, '']);
});
