import { setTimeout as wait } from 'node:timers/promises';
import { consentRefusedCookie, launch } from '../src/launch.ts';
import { untilConnected } from '../src/untilLoaded.ts';

/** What a reader noticed who follows links in one tab. */
export type BrowserResult = {
  /** Links that were followed. */
  visits: number;
  /** Those of them that loaded a document, because the site had another build than the open page. */
  documents: number;
  /** Failed scripts, styles, data and documents, exceptions, and links that led nowhere, a line each. */
  failures: readonly string[];
};

const visitTimeoutMs = 30_000;
const readingMs = 500;

/** Links of the header and the footer, which each page has. */
const paths = ['/static/about-us/', '/podcastcenter/', '/'];

/** Opens the home page in a browser and follows links in the same tab, until it is stopped. */
export const openBrowser = async (origin: string): Promise<{ stop: () => Promise<BrowserResult> }> => {
  const browser = await launch();
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addCookies([{ ...consentRefusedCookie, url: origin }]);
  const page = await context.newPage();
  const failures: string[] = [];
  let documents = 0;
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().isNavigationRequest()) documents += 1;
    if (response.status() >= 400) failures.push(`${response.status()} ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    // A page that is left cancels its own requests.
    if (error !== 'net::ERR_ABORTED') failures.push(`${error} ${new URL(request.url()).pathname}`);
  });
  await page.goto(origin);
  await untilConnected(page);
  documents = 0;

  const state = { isOpen: true, visits: 0 };
  const read = async (): Promise<void> => {
    while (state.isOpen) {
      const path = paths[state.visits % paths.length] ?? '/';
      state.visits += 1;
      try {
        await page
          .locator(`a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLAnchorElement) => link.click(), undefined, { timeout: visitTimeoutMs });
        await page.waitForURL(origin + path, { timeout: visitTimeoutMs });
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: visitTimeoutMs });
        await untilConnected(page);
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
        await page.goto(origin);
      }
      await wait(readingMs);
    }
  };
  const reading = read();
  return {
    stop: async () => {
      state.isOpen = false;
      await reading;
      await browser.close();
      return { visits: state.visits, documents, failures };
    },
  };
};
