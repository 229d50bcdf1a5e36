import type { Browser, Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { untilHydrated } from './untilHydrated.ts';
import { launch } from './launch.ts';
import { consentRefusedCookie } from './consentRefused.ts';
import { recordShifts } from './shifts.ts';
import { watchPage } from './watch.ts';

/** Options of a visit. */
export type VisitOptions = {
  width?: number;
  status?: number;
  origin?: string;
  /** The developers' info panel covers the page; it is closed unless a test needs it. */
  panel?: 'open' | 'closed';
};
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

const height = 900;
const loadMs = 30_000;

/**
 * The test function of every browser test. `visit` opens an address in a new browser context and returns its page.
 * A console error, an exception or a failed request on any page fails the test.
 */
export const test = base.extend<{ browser: Browser; visit: Visit }>({
  browser: [
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser }, use) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    // These readers have refused consent; the banner is tested in consent.test.ts.
    await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    const expected = new Set<string>();
    const reports: (() => readonly string[])[] = [];
    await use(async (path, { width = 1280, status = 200, origin = inject('origin'), panel = 'closed' } = {}) => {
      const page = await context.newPage();
      await recordShifts(page);
      await page.addInitScript((closed) => {
        // Frames of other origins may have no storage.
        if (self !== top) return;
        // The overlay of the third page view would cover the page; these readers have seen it today.
        localStorage.setItem('mh-overlay-shown', String(Date.now()));
        if (closed) sessionStorage.setItem('masthead-dev-panel', 'closed');
      }, panel === 'closed');
      reports.push(watchPage(page, expected));
      if (status >= 400) expected.add(new URL(path, origin).href);
      await page.setViewportSize({ width, height });
      const response = await page.goto(origin + path, { waitUntil: 'load', timeout: loadMs });
      expect(response?.status(), `status of ${path}`).toBe(status);
      await untilHydrated(page);
      return page;
    });
    await context.close();
    expect(
      reports.flatMap((report) => report()),
      'errors in the browser',
    ).toEqual([]);
  },
});
