import { findChromium } from '@masthead/scripts/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const today = new Date();

/** The cookie of a reader who has refused everything in the consent banner, which hides the banner. */
export const consentRefusedCookie = {
  name: 'mh_consent',
  value: `1.-.${today.getUTCFullYear() * 12 + today.getUTCMonth()}`,
} as const;

/** Starts the Chromium of the tests. Two more attempts follow a crash at start, which is rare and not the site's. */
export const launch = (...extra: readonly string[]): Promise<Browser> => {
  const { launchOptions } = findChromium();
  const start = () => chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...extra] });
  return start().catch(start).catch(start);
};

/** Closes a context after its request handlers: one in flight would reject, and no test could catch it. */
export const closeContext = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
};
