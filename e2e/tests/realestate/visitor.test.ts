import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  fetchCustomer,
  getEncryptedId,
  untilSignedIn,
  untilSignedOut,
  personalCookies,
  sampleAccounts,
  getSessionCookie,
  signIn,
  userMenu,
} from '../../src/account.ts';
import { untilConnected, untilHeaderInPlace, untilLoaded } from '../../src/untilLoaded.ts';
import { normalizeDocument, firstDifference, type HttpResponse, get } from '../../src/http.ts';
import { getLink, waitForMail } from '../../src/outbox.ts';
import { isFullRun } from '../../src/env.ts';
import { layoutNames, getScreen, screenNames } from '../../src/screens.ts';
import { cumulativeShift, collectShifts } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';
import { sampleContent } from '../../src/testedBrand.ts';

const cookieNames = async (page: Page): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name);
const articlePath = async (): Promise<string> => (await getScreen('article')).path;

describe('§2.7, §4, §6: from registration to sign-out', () => {
  test('a reader registers, confirms, is greeted, chooses newsletters and shares a story; signing out removes all their data', async ({
    visit,
  }) => {
    const email = `ada.${randomUUID()}@example.com`;
    const friends = [`one.${randomUUID()}@example.com`, `two.${randomUUID()}@example.org`];
    const article = await articlePath();
    const page = await visit(article);
    const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.getByRole('banner').getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Reyes');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goBack();
    await page.goForward();
    await page.getByRole('main').getByText(email).waitFor();
    expect(page.url(), 'the address is not in the URL').not.toContain('ada.');
    expect(await cookieNames(page)).not.toContain('oly_enc_id');

    await page.goto(getLink(await waitForMail(email)));
    expect(new URL(page.url()).searchParams.has('token'), 'the token has left the address bar').toBe(false);
    await page.getByLabel('Password', { exact: true }).fill('a long enough phrase 27');
    await page.getByRole('button', { name: 'Create account and sign in' }).click();
    await page.waitForURL((url) => url.pathname === article);
    await untilSignedIn(page);
    await userMenu(page).click();
    await page.getByText('Hello, Ada Reyes').waitFor();
    expect(await page.getByRole('banner').getByText('Registrant').isVisible()).toBe(true);

    const newsletters = page.getByRole('banner').getByRole('link', { name: 'Newsletters', exact: true });
    expect(await newsletters.getAttribute('href')).toMatch(/MyAccount\.aspx\?.*#email-preferences$/);
    await newsletters.click();
    const newsletter = page.getByRole('checkbox').first();
    const wasChecked = await newsletter.isChecked();
    await newsletter.setChecked(!wasChecked);
    await page.getByRole('button', { name: 'Save newsletters' }).click();
    await page.getByText('Your newsletters are saved.').waitFor();
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(!wasChecked);

    await page.goto(inject('origin') + article);
    await untilConnected(page);
    await page.getByRole('button', { name: 'Email' }).click();
    await page.getByLabel('Email addresses').fill(friends.join(', '));
    await page.getByLabel('Message').fill('<b>Look</b> at this');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you! This article has been shared.').waitFor();
    for (const friend of friends) {
      const { text } = await waitForMail(friend);
      expect(text).toContain('Look at this');
      expect(text).not.toContain('<b>');
      expect(text).toContain(headline.slice(0, 20));
      expect(new URL(getLink({ to: '', subject: '', text })).pathname).toBe(article);
    }

    const token = await getEncryptedId(page);
    const session = await getSessionCookie(page);
    expect(JSON.stringify(await fetchCustomer(token, session))).toContain('Ada');
    expect(await fetchCustomer(token), 'an id without the session').toEqual({ data: { getCustomer: null } });
    await untilSignedIn(page);
    await page.evaluate(() => {
      localStorage.setItem('left-behind', '1');
      sessionStorage.setItem('left-behind', '1');
    });
    await userMenu(page).click();
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/' && /^\?timestamp=\d+$/.test(url.search));
    await untilSignedOut(page);
    expect((await cookieNames(page)).filter((name) => personalCookies.includes(name))).toEqual([]);
    const storedData = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const trace of ['left-behind', token, email, 'Reyes']) expect(storedData).not.toContain(trace);
    expect(await fetchCustomer(token, session), 'an id and a session that were copied before').toEqual({
      data: { getCustomer: null },
    });
  });

  test('a subscriber has the badge, the pro button and the subscribe card, without a layout shift', async ({
    visit,
  }) => {
    const page = await visit(await articlePath());
    const card = page.getByRole('link', { name: 'Subscribe Now' });
    expect(await card.isVisible()).toBe(false);
    await signIn(page, sampleAccounts.subscriber);
    expect(await card.isVisible()).toBe(true);
    expect(cumulativeShift(await collectShifts(page))).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await untilHeaderInPlace(page);
    await userMenu(page).click();
    expect(await page.getByRole('banner').getByText('Subscriber', { exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'PRO content' }).waitFor();
    expect(await drawer.getByRole('link', { name: 'My Account' }).isVisible()).toBe(true);
    expect(await drawer.getByRole('link', { name: 'Register' }).count()).toBe(0);
  });

  test('a registrant has no pro button', async ({ visit }) => {
    const page = await visit('/static/about-us/', { width: 390 });
    await signIn(page, sampleAccounts.registrant);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'My Account' }).waitFor();
    expect(await drawer.getByRole('link', { name: 'PRO content' }).count()).toBe(0);
    expect(await drawer.getByRole('link', { name: 'Sign Out' }).isVisible()).toBe(true);
  });
});

test('§4: a reader who signs in elsewhere is greeted when they return to an open page', async ({ visit }) => {
  const openPage = await visit('/static/about-us/');
  await untilLoaded(openPage);
  await signIn(await visit('/static/about-us/'), sampleAccounts.registrant);
  expect(await userMenu(openPage).textContent()).toContain('Sign In');
  await openPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await untilSignedIn(openPage);
});

test('§4: a visitor without cookies causes no request to the services', async ({ visit }) => {
  const page = await visit('/');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/(api\/visitor|Registration|userdemographics)\//.test(request.url())) requested.push(request.url());
  });
  await page.reload();
  await untilLoaded(page);
  await page.mouse.move(200, 400);
  await page.keyboard.press('Tab');
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset['visitor'])).toBeUndefined();
});

describe('§2.9: pages are the same for every visitor', () => {
  const cookies: { header: string; secrets: string[] } = { header: '', secrets: [] };

  test('collects the cookies and secrets of a signed-in subscriber for the tests below', async ({ visit }) => {
    const page = await visit('/static/about-us/');
    await signIn(page, sampleAccounts.subscriber);
    const jar = await page.context().cookies();
    cookies.header = jar.map(({ name, value }) => `${name}=${value}`).join('; ');
    // These two cookies are flags with the same value for every reader.
    const identifyingCookies = new Set(personalCookies.filter((name) => name !== 'userAccess' && name !== 'ipAddress'));
    cookies.secrets = [
      sampleAccounts.subscriber,
      ...jar.filter(({ name }) => identifyingCookies.has(name)).map(({ value }) => value),
    ];
    expect(cookies.secrets.length).toBeGreaterThan(4);
  });

  /**
   * Cached responses that are not screens: the menus that the header fetches, AMP, feeds, files for crawlers and router
   * data.
   */
  const otherResponses = [
    '/menu/',
    '/rss/feed/',
    '/rss/feed/json/',
    `${sampleContent.stream}feed/`,
    '/sitemap.xml',
    '/sitemaps/news.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    'the AMP page',
  ];
  const toRequest = async (name: string): Promise<{ path: string; headers: Record<string, string> }> => {
    if (name === 'the AMP page') return { path: `/amp${await articlePath()}`, headers: {} };
    return { path: name.startsWith('/') ? name : (await getScreen(name)).path, headers: {} };
  };
  const cacheHeaders = (headers: Headers) => ({
    ...Object.fromEntries(
      ['cache-control', 'content-type', 'etag', 'location'].map((name) => [name, headers.get(name)]),
    ),
    vary: [...new Set((headers.get('vary') ?? '').toLowerCase().split(/,\s*/))].toSorted(),
  });

  // Developer pages contain timings and do not exist in production.
  const names = (isFullRun ? screenNames : layoutNames).filter((name) => !name.startsWith('developer tools'));
  test.for([...names, ...otherResponses])('%s: identical bytes, no cookie, no personal data', async (name) => {
    const { path, headers: requestHeaders } = await toRequest(name);
    // The first request is signed in: if its response contained personal data, the cache would serve it to the others.
    const requestAll = async (): Promise<HttpResponse[]> => {
      const received: HttpResponse[] = [];
      for (const cookie of [cookies.header, '', cookies.header])
        received.push(await get(path, { headers: { ...requestHeaders, cookie } }));
      return received;
    };
    let responses = await requestAll();
    // Retries until all responses are of the same rendering: a stale or purged page is rendered again in between.
    while (responses.slice(1).some(({ headers }) => /STALE|MISS/.test(headers.get('x-page-cache') ?? '')))
      responses = await requestAll();
    const [, anonymous, signedIn] = responses;
    if (!anonymous || !signedIn) throw new Error('There is no response.');
    expect(anonymous.text).not.toBe('');
    expect(firstDifference(normalizeDocument(anonymous), normalizeDocument(signedIn))).toBeUndefined();
    expect(cacheHeaders(signedIn.headers)).toEqual(cacheHeaders(anonymous.headers));
    for (const { headers, text } of responses) {
      expect(headers.get('set-cookie')).toBeNull();
      // With these values a shared cache would store a separate page for each reader.
      expect(headers.get('vary') ?? '').not.toMatch(/cookie|\*/i);
      expect(cookies.secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});
