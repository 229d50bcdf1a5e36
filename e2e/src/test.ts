import type { Browser, Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { untilConnected } from './untilLoaded.ts';
import { closeContext, consentRefusedCookie, launch } from './launch.ts';
import { recordShifts } from './shifts.ts';
import { watchPage } from './watch.ts';

export type VisitOptions = {
  /** The viewport width in px. */
  width?: number;
  /** The expected HTTP status. */
  status?: number;
  origin?: string;
  /** The developer panel covers the page, so it is closed by default. */
  panel?: 'open' | 'closed';
  /** `slow` delays each response, so that fonts would arrive after the first paint. */
  network?: 'fast' | 'slow';
  /** `late` holds the fonts back until the page is painted with their fallbacks. */
  fonts?: 'late';
  /** Address of a request that is refused. */
  refused?: string;
};
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

const viewportHeight = 900;
const loadTimeoutMs = 30_000;
const slowNetwork = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };

/** The test of every browser test. A console error, exception or failed request on any page fails it. */
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
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    // Refuses consent, so that the banner does not open. The banner is tested in consent.test.ts.
    await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    const expectedErrors = new Set<string>();
    const errorReports: (() => readonly string[])[] = [];
    await use(
      async (
        path,
        {
          width = 1280,
          status = 200,
          origin = inject('origin'),
          panel = 'closed',
          network = 'fast',
          fonts,
          refused,
        } = {},
      ) => {
        const page = await context.newPage();
        await recordShifts(page);
        await page.addInitScript((isPanelClosed) => {
          // Frames of other origins may have no storage.
          if (self !== top) return;
          // Marks the interstitial as opened today. It would cover the page on the third page view.
          localStorage.setItem('mh-overlay-shown', String(Date.now()));
          if (isPanelClosed) sessionStorage.setItem('masthead-dev-panel', 'closed');
        }, panel === 'closed');
        errorReports.push(watchPage(page, expectedErrors));
        if (status >= 400) expectedErrors.add(new URL(path, origin).href);
        if (refused !== undefined) expectedErrors.add(new URL(refused, origin).href);
        await page.setViewportSize({ width, height: viewportHeight });
        if (network === 'slow') {
          const session = await context.newCDPSession(page);
          await session.send('Network.enable');
          await session.send('Network.emulateNetworkConditions', slowNetwork);
        }
        if (fonts === 'late')
          await page.route(/\/fonts\/[^/]+\.woff2/, async (route) => {
            await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
            await route.continue();
          });
        const response = await page.goto(origin + path, { waitUntil: 'load', timeout: loadTimeoutMs });
        expect(response?.status(), `status of ${path}`).toBe(status);
        await untilConnected(page);
        return page;
      },
    );
    await closeContext(context);
    const errors = errorReports.flatMap((getErrors) => getErrors());
    // Reports shorten lists to their length, so the message has the errors.
    expect(errors, `errors in the browser: ${errors.join('; ')}`).toEqual([]);
  },
});
