import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { closeContext } from '../../src/launch.ts';
import { untilConnected, untilLoaded } from '../../src/untilLoaded.ts';
import { test } from '../../src/test.ts';

const getProgressBar = (page: Page) => page.getByRole('progressbar', { name: 'Page loading' });

/** The bar appears 200 ms after a navigation starts: a bar that never ends would be visible by then. */
const noBarStays = async (page: Page): Promise<void> => {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() > at + 500, from);
  await getProgressBar(page).waitFor({ state: 'detached' });
};

describe('§4 page load', () => {
  test('the progress bar shows for a slow page and disappears when the page is there', async ({ visit }) => {
    const page = await visit('/');
    const gate = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => pathname === '/sitemap/',
      async (route) => {
        await gate.promise;
        await route.continue();
      },
    );
    const bar = getProgressBar(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).first().click();
    await bar.waitFor();
    gate.resolve();
    await page.waitForURL('**/sitemap/');
    await bar.waitFor({ state: 'detached' });
  });

  test('a new page starts at the top, with the focus in main and its title announced', async ({ visit }) => {
    const page = await visit('/markets/northeast/');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).first().click();
    await page.waitForURL('**/sitemap/');
    await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === 'main');
    // Announces the title if it is set by then, and the level 1 heading otherwise.
    await page.waitForFunction(() => {
      const announcer = document.querySelector('#page-announcer');
      return announcer?.textContent && document.title.startsWith(announcer.textContent);
    });
  });

  test('a link to the current page scrolls to the top without a progress bar', async ({ visit }) => {
    const page = await visit('/sitemap/');
    await untilConnected(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).first();
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await link.click();
    await page.waitForFunction(() => scrollY === 0);
    await noBarStays(page);
    // The new response replaces `main`.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(new URL(page.url()).pathname).toBe('/sitemap/');
  });

  test('searching the same words again scrolls to the top of the results, which are not busy', async ({ visit }) => {
    // A link may encode the query differently from the form.
    const page = await visit('/search/?q=office%20space');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .first()
      .evaluate((box: HTMLInputElement) => box.form?.requestSubmit());
    await page.waitForFunction(() => scrollY === 0);
    await noBarStays(page);
    await page.waitForFunction(() => !document.querySelector('[data-results][aria-busy]'));
  });

  test.for([
    ['/search/?q=office', 'next page of results', (page: Page) => page.getByRole('link', { name: 'Next page' })],
    [
      '/events/',
      'past events',
      (page: Page) => page.getByRole('main').getByRole('link', { name: 'Past', exact: true }),
    ],
    ['/markets/northeast/', 'next page of a stream', (page: Page) => page.getByRole('link', { name: 'Next page' })],
  ] as const)('from %s a link to the %s shows them, prefetched', async ([path, , linkOn], { visit }) => {
    const page = await visit(path);
    const link = linkOn(page).first();
    const readMainText = (): Promise<string> => page.getByRole('main').innerText();
    const before = await readMainText();
    const address = new URL(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    const ahead = page.waitForResponse((response) => response.url() === address.href.replace(address.hash, ''));
    await link.focus();
    await ahead;
    await link.press('Enter');
    await page.waitForURL((url) => url.search === address.search);
    await expect.poll(readMainText).not.toBe(before);
  });

  test('scrolls smoothly unless the reader prefers reduced motion', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.goto(`${inject('origin')}/markets/northeast/`);
    await untilConnected(page);
    await page.evaluate(() => {
      scrollTo({ top: 2_000, behavior: 'instant' });
      const asked: unknown[] = [];
      const original = window.scrollTo.bind(window);
      Object.assign(window, {
        asked,
        scrollTo: (options: ScrollToOptions) => (asked.push(options.behavior), original(options)),
      });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).first().click();
    await page.waitForURL('**/sitemap/');
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toEqual(['smooth']);
    await context.close();
  });
});

describe('the history', () => {
  const readPage = (page: Page) =>
    page.evaluate(() => ({
      text: document.body.innerText,
      // Menus with pictures load when the pointer reaches the header.
      images: document.querySelectorAll('main img').length,
    }));

  test('going back to the document that was loaded first shows it whole', async ({ visit }) => {
    const page = await visit('/markets/northeast/');
    const before = await readPage(page);
    // A link at the top: at the end of the page the stream would load more stories.
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).first().click();
    await page.waitForURL('**/events/');
    await page.goBack();
    await page.waitForURL('**/markets/northeast/');
    await expect.poll(() => readPage(page)).toEqual(before);
  });
});

describe('§4 chunk-load failure', () => {
  test('a page whose script is missing reloads exactly once', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const loads: string[] = [];
    page.on(
      'request',
      (request) => request.frame() === page.mainFrame() && request.isNavigationRequest() && loads.push(request.url()),
    );
    await page.route(/\/_next\/static\/documents\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(inject('origin'));
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
    );
    await untilLoaded(page);
    expect(loads).toHaveLength(2);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await closeContext(context);
  });
});

describe('§4 online/offline flag', () => {
  test('shows a notice and holds navigation while offline, and recovers online', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(inject('origin'));
    await untilConnected(page);
    await untilLoaded(page);
    await context.setOffline(true);
    const notice = page.getByText('You are offline.', { exact: false });
    await notice.waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).first().click();
    await page.waitForURL('**/sitemap/');
    await context.close();
  });
});
