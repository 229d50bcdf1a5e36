import type { Page } from 'playwright-core';

const waitMs = 60_000;

/**
 * Waits until a page answers to presses: its scripts are asked for after it is painted (decision 23), often after its
 * `load` event. A page without such scripts, or with scripts turned off, is ready as it comes.
 */
export const untilHydrated = async (page: Page): Promise<void> => {
  // The framework brings its announcer when the page has become one of its own.
  await page.waitForFunction(
    () => !('__next_f' in window) || document.querySelector('next-route-announcer') !== null,
    undefined,
    { timeout: waitMs },
  );
};
