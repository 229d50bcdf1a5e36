import type { Page } from 'playwright-core';

const waitMs = 60_000;

/** Whether what can be pressed works; runs in the browser. Only documents have the script that marks it. */
export const areBehaviorsConnected = (): boolean =>
  !document.querySelector('script[type="module"][src]:not([src^="/Registration/"])') ||
  performance.getEntriesByName('connected').length > 0;

/** Waits until the behaviors of a page are connected. Resolves at once for a page without scripts, or with scripts turned off. */
export const untilConnected = async (page: Page): Promise<void> => {
  await page.waitForFunction(areBehaviorsConnected, undefined, { timeout: waitMs });
};
