import type { Page } from 'playwright-core';

/** Waits until the header is in its full form and at its place: it slides there after a scroll to the top. */
export const untilHeaderInPlace = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('header[data-form="full"]')?.getAnimations().length === 0);
};
