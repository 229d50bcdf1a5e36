import type { Page } from 'playwright-core';

const waitMs = 60_000;

/** Whether the page is hydrated; runs in the browser. Next adds its route announcer when it has hydrated the page. */
export const isHydrated = (): boolean =>
  !('__next_f' in window) || document.querySelector('next-route-announcer') !== null;

/**
 * Waits until a page is hydrated: its scripts load after the first paint (decision 15), often after the `load` event.
 * Resolves at once for a page without the framework's scripts, or with scripts turned off.
 */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated, undefined, { timeout: waitMs });
};
