import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { closeContext } from '../../src/launch.ts';
import { test as base } from '../../src/test.ts';

type Open = (path: string, options?: { motion?: 'reduce' | 'no-preference' }) => Promise<Page>;

/** `open` shows a document and remembers it: a full load of another would forget. */
const test = base.extend<{ open: Open }>({
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, { motion = 'reduce' } = {}) => {
      const context = await browser.newContext({
        reducedMotion: motion,
        serviceWorkers: 'block',
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(inject('origin') + path);
      await page.evaluate(() => Object.assign(window, { isFirst: true }));
      return page;
    });
    await Promise.all(contexts.map(closeContext));
  },
});

const isFirstLoad = (page: Page) => page.evaluate(() => 'isFirst' in window);
const siteMapLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).first();
const isSiteMap = ({ pathname }: URL) => pathname === '/sitemap/';
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
const untilScrolled = (page: Page, top: number) => page.waitForFunction((top) => scrollY === top, top);
/** The history stores the position soon after the last scroll event. */
const untilStored = (page: Page, top: number) =>
  page.waitForFunction((top) => (history.state as { top?: number } | null)?.top === top, top);

describe('§2 navigation between documents', () => {
  test('replaces the page, its head and its styles without a page load', async ({ open }) => {
    const page = await open('/markets/northeast/');
    const readHead = () =>
      page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        styles: [...document.querySelectorAll('style[data-page]')].map(({ textContent }) => textContent),
      }));
    const before = await readHead();
    await siteMapLink(page).click();
    await page.waitForURL('**/sitemap/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Site map');
    const after = await readHead();
    expect(await isFirstLoad(page)).toBe(true);
    await page.reload();
    expect(after).toEqual(await readHead());
    expect(after.title).not.toBe(before.title);
    expect(after.styles).not.toEqual(before.styles);
  });

  test('Back from a target on the page shows the position before the link, also one that was never scrolled', async ({
    open,
  }) => {
    const page = await open('/markets/northeast/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#main' && scrollY > 0);
    await page.goBack();
    await untilScrolled(page, 0);
  });

  test('Back and Forward show the pages at their scroll positions, also after a reload', async ({ open }) => {
    const page = await open('/markets/northeast/');
    await scrollTo(page, 900);
    await untilStored(page, 900);
    await siteMapLink(page).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/sitemap/');
    await untilScrolled(page, 0);
    await scrollTo(page, 300);
    await untilStored(page, 300);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Northeast'));
    await untilScrolled(page, 900);
    await page.goForward();
    await page.waitForFunction(() => document.title.startsWith('Site'));
    await untilScrolled(page, 300);
    expect(await isFirstLoad(page)).toBe(true);
    await page.reload();
    await untilScrolled(page, 300);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Northeast'));
    await untilScrolled(page, 900);
  });

  test('the old page scrolls up smoothly and the new one begins at its top', async ({ open }) => {
    const page = await open('/markets/northeast/', { motion: 'no-preference' });
    await scrollTo(page, 2_000);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(scrollY)).observe(
        document.querySelector('title')?.parentElement ?? document,
        { childList: true },
      );
    });
    const gate = Promise.withResolvers<void>();
    await page.route(isSiteMap, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await siteMapLink(page).evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => scrollY < 1_900);
    gate.resolve();
    await page.waitForURL('**/sitemap/');
    // Observers run after the script that has replaced the page.
    expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen.at(-1))).toBe(0);
  });

  test('a second click during a load shows the second page only', async ({ open }) => {
    const page = await open('/markets/northeast/');
    const gate = Promise.withResolvers<void>();
    await page.route(isSiteMap, async (route) => {
      await gate.promise;
      await route.continue().catch(() => undefined); // The browser has cancelled it.
    });
    const cancelled = page.waitForEvent('requestfailed', (request) => isSiteMap(new URL(request.url())));
    await siteMapLink(page).evaluate((link: HTMLElement) => link.click());
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Events' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/events/');
    await cancelled;
    gate.resolve();
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Northeast'));
    expect(await isFirstLoad(page)).toBe(true);
  });

  test('a missing page is shown as it is, with its address', async ({ open }) => {
    const page = await open('/sitemap/');
    await siteMapLink(page).evaluate((link: HTMLAnchorElement) => {
      link.href = '/no-such-page/';
      link.click();
    });
    await page.waitForURL('**/no-such-page/');
    await page.getByRole('heading', { level: 1, name: 'not found' }).waitFor();
    expect(await isFirstLoad(page)).toBe(true);
  });

  test.for([
    [
      'of another build',
      (html: string) => html.replace(/data-script="[^"]*"/, 'data-script="/_next/static/documents/other.js"'),
    ],
    ['that is no page of the site', () => '<!doctype html><title>Maintenance</title><h1>Site map</h1>'],
  ] as const)('the browser loads a document %s', async ([, change], { open }) => {
    const page = await open('/markets/northeast/');
    await page.route(isSiteMap, async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
    });
    await siteMapLink(page).click();
    await page.waitForURL('**/sitemap/');
    await page.getByRole('heading', { level: 1, name: 'Site map' }).waitFor();
    expect(await isFirstLoad(page)).toBe(false);
  });

  test('the browser loads a page that could not be fetched', async ({ open }) => {
    const page = await open('/markets/northeast/');
    await page.route(isSiteMap, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort('connectionreset'),
    );
    await siteMapLink(page).click();
    await page.waitForURL('**/sitemap/');
    await page.getByRole('heading', { level: 1, name: 'Site map' }).waitFor();
    expect(await isFirstLoad(page)).toBe(false);
  });
});
