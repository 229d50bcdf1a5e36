import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { register, sampleAccounts, signIn, untilSignedOut, userMenu } from '../../src/account.ts';
import { axe } from '../../src/axe.ts';
import { consentRefusedCookie } from '../../src/launch.ts';
import { get } from '../../src/http.ts';
import { waitForMail } from '../../src/outbox.ts';
import { getScreen } from '../../src/screens.ts';
import { collectShifts, recordShifts, type Shift } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';
import { untilConnected, untilLoaded } from '../../src/untilLoaded.ts';

const password = 'a long enough phrase 27';
const market = '/markets/atlanta/';
const author = '/author/profile/maren-ostrow/';
const account = '/Registration/MyAccount.aspx';
const service = '/Registration/JsonWebService.svc/ReadingList/';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(inject('origin') + path);
  await untilConnected(page);
};
/** The name of a button whose page is in the list. */
const toPressedName = (name: string): string =>
  name === 'Save this story' ? 'Saved to your reading list' : name.replace(/^Follow /, 'Following ');
const button = (page: Page, name: string, isPressed: boolean) =>
  page
    .getByRole('main')
    .getByRole('button', { name: isPressed ? toPressedName(name) : name, pressed: isPressed, exact: true });
/** Waits for the response to a change of the list. Other requests of a page are POST too: those of its measurements. */
const untilChanged = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes(service));
const press = async (page: Page, name: string): Promise<void> => {
  const stored = untilChanged(page);
  await button(page, name, false).click();
  expect((await stored).status()).toBe(200);
  await button(page, name, true).waitFor();
};

/** Adds pages to the list of the signed-in reader, or removes them, whatever it has. */
const changeList = async (page: Page, change: 'add' | 'remove', paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const status = await page.evaluate(
      async ([url, fields]) => {
        const headers = { accept: 'application/json' };
        return (await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) })).status;
      },
      [service, { path, change }] as const,
    );
    expect(status).toBe(200);
  }
};

/** Opens a page and waits for the state of its buttons. */
const openWithState = async (page: Page, path: string): Promise<void> => {
  const state = page.waitForResponse(
    (response) => response.request().method() === 'GET' && new URL(response.url()).pathname === service,
  );
  await open(page, path);
  await state;
};

const totalShift = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

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
    await page.getByRole('heading', { name: 'Sign in', exact: true }).first().waitFor();
    await page.getByText('Sign in to save this story').waitFor();
    await register(page, email, password);
    expect(new URL(page.url()).pathname, 'back at the story').toBe(article);
    await button(page, 'Save this story', true).waitFor();
    await expect
      .poll(() => button(page, 'Save this story', true).evaluate((saved) => saved === document.activeElement), {
        message: 'the button has the focus, so that its state is announced',
      })
      .toBe(true);

    await open(page, market);
    await press(page, 'Follow Atlanta');
    await open(page, author);
    await press(page, 'Follow Maren Ostrow');

    const second = await browser.newContext();
    await second.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    const other = await second.newPage();
    await open(other, '/saved/');
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
    await other.getByText(`Removed: ${headline}`).waitFor();
    expect(await other.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('saved-stories');
    await second.close();

    await open(page, '/saved/');
    await page.getByRole('heading', { name: 'You have not saved a story yet' }).waitFor();
    const chosen = untilChanged(page);
    await page.getByRole('group', { name: 'Email digest' }).getByRole('radio', { name: 'Daily' }).press('ArrowRight');
    expect((await chosen).status()).toBe(200);
    await page.getByText('Saved. Your digest comes every Monday').waitFor();
    await open(page, '/saved/');
    await expect.poll(() => page.getByRole('radio', { name: 'Mondays' }).isChecked()).toBe(true);
    expect(await axe(page, 'without frames')).toEqual([]);
    await page.goto(inject('origin') + account);
    await page.locator('#export-current').fill(password);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    const data: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(data).toMatchObject({
      account: { email },
      digests: [expect.objectContaining({ frequency: 'weekly' })],
      follows: expect.arrayContaining([expect.objectContaining({ kind: 'author', target: 'maren-ostrow' })]),
    });

    await page.locator('#delete-current').fill(password);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    await waitForMail(email, 'was deleted');
    await open(page, '/saved/');
    await untilSignedOut(page);
    await page.getByRole('heading', { name: 'Sign in to keep a reading list' }).waitFor();
  });

  test('appears on the open page after a sign-in in another tab', async ({ visit }) => {
    const page = await visit('/saved/');
    await untilLoaded(page);
    await page.getByRole('heading', { name: 'Sign in to keep a reading list' }).waitFor();
    await signIn(await visit('/static/about-us/'), sampleAccounts.registrant);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('heading', { name: 'Saved stories' }).waitFor();
  });

  test('does not show an entry again that is removed right after another', async ({ visit }) => {
    const page = await visit('/saved/');
    await signIn(page, sampleAccounts.registrant);
    await changeList(page, 'add', ['/markets/dallas/', '/markets/miami/']);
    await open(page, '/saved/');
    const unfollow = (name: string) => page.getByRole('button', { name: `Unfollow ${name}`, exact: true });
    await unfollow('Dallas').waitFor();
    const isChecked = Promise.withResolvers<void>();
    let removals = 0;
    await page.route(`**${service}`, async (route) => {
      if (route.request().method() === 'POST') {
        removals += 1;
        if (removals === 2) await isChecked.promise;
      }
      await route.continue();
    });
    const removed = untilChanged(page);
    await unfollow('Dallas').click();
    await unfollow('Miami').click();
    await removed;
    // A list that the page has requested by then would be here before this one.
    await page.evaluate(async (url) => (await fetch(url)).text(), `${service}?view=stories`);
    expect(await unfollow('Miami').count()).toBe(0);
    isChecked.resolve();
    await expect.poll(() => page.evaluate(async (url) => (await fetch(url)).text(), service)).not.toContain('miami');
    expect(await unfollow('Miami').count()).toBe(0);
  });

  test('has a strip on the home page for readers who follow a market, and its arrival moves nothing', async ({
    visit,
  }) => {
    const page = await visit('/');
    const strip = page.getByRole('region', { name: 'My markets' });
    expect(await strip.count(), 'for readers who are not signed in').toBe(0);
    await signIn(page, sampleAccounts.registrant);
    await changeList(page, 'remove', [market]);
    await openWithState(page, market);
    await press(page, 'Follow Atlanta');
    await open(page, '/');
    await strip.getByRole('link', { name: 'Atlanta', exact: true }).waitFor();
    expect(totalShift(await collectShifts(page))).toBeLessThanOrEqual(0.001);
    await open(page, market);
    await button(page, 'Follow Atlanta', true).click();
    await button(page, 'Follow Atlanta', false).waitFor();
  });

  test('has what a reader adds before the state of the button has arrived', async ({ visit }) => {
    const path = '/markets/miami/';
    const page = await visit(path);
    await signIn(page, sampleAccounts.registrant);
    const added = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    await page.route(`**${service}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      await added.promise;
      await route.fulfill({ response });
      return received.resolve();
    });
    await open(page, path);
    await press(page, 'Follow Miami');
    added.resolve();
    await received.promise;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await button(page, 'Follow Miami', true).count()).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
    await openWithState(page, path);
    await button(page, 'Follow Miami', true).click();
    await button(page, 'Follow Miami', false).waitFor();
  });

  test('says that it is full, without a dialog and without a shift', async ({ browser }) => {
    // A page that is not watched: the refusal is an error response.
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    const page = await context.newPage();
    await recordShifts(page);
    await open(page, market);
    await button(page, 'Follow Atlanta', false).click();
    await register(page, `bea.${randomUUID()}@example.com`, password);
    const groups = JSON.parse((await get('/search/suggestions.json')).text) as { pages: [string, string][] }[];
    const others = groups
      .flatMap(({ pages }) => pages.map(([, path]) => path))
      .filter((path) => path !== '/markets/miami/');
    const statuses = await page.evaluate(
      async ([url, paths]) => {
        const results: number[] = [];
        for (const path of paths) {
          const { status } = await fetch(url, {
            method: 'POST',
            headers: { accept: 'application/json' },
            body: new URLSearchParams({ path, change: 'add' }),
          });
          results.push(status);
          if (results.filter((one) => one === 200).length === 100) break;
        }
        return results;
      },
      [service, others] as const,
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(99);
    await openWithState(page, '/markets/miami/');
    await button(page, 'Follow Miami', false).click();
    await page.getByText('You follow 100 pages, the most that an account can follow.').waitFor();
    expect(await button(page, 'Follow Miami', false).count()).toBe(1);
    expect(await axe(page, 'without frames')).toEqual([]);
    expect(totalShift(await collectShifts(page))).toBeLessThanOrEqual(0.001);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => page.getByText('You follow 100 pages').count()).toBe(0);
    await context.close();
  });

  test('shows an entry again that could not be removed, and the others', async ({ browser }) => {
    // A page that is not watched: the failed requests are expected.
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    const page = await context.newPage();
    await open(page, '/saved/');
    await signIn(page, sampleAccounts.registrant);
    const followed = ['/markets/denver/', '/markets/phoenix/'];
    await changeList(page, 'add', followed);
    await open(page, '/saved/');
    const unfollow = (name: string) => page.getByRole('button', { name: `Unfollow ${name}`, exact: true });
    await unfollow('Denver').waitFor();
    await page.route(new RegExp(service), (route) => route.abort());
    await unfollow('Denver').click();
    await page.getByText('Not removed: Denver. Try again later.').waitFor();
    await unfollow('Denver').waitFor();
    expect(await unfollow('Phoenix').count()).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await changeList(page, 'remove', followed);
    await context.close();
  });

  test('reserves the space of the buttons: their state moves nothing', async ({ visit }) => {
    const article = (await getScreen('article')).path;
    const page = await visit(article);
    await signIn(page, sampleAccounts.subscriber);
    await press(page, 'Save this story');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, article);
      await button(page, 'Save this story', true).waitFor();
      expect(totalShift(await collectShifts(page))).toBeLessThanOrEqual(0.001);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await button(page, 'Save this story', true).click();
    await button(page, 'Save this story', false).waitFor();
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
