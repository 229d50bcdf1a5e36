import { findChromium } from '@masthead/scripts/chromium';
import { chromium, type Browser } from 'playwright-core';

/** Starts the Chromium of this machine. */
export const launch = (...extra: readonly string[]): Promise<Browser> => {
  const found = findChromium();
  return chromium.launch({ ...found, args: [...found.args, ...extra] });
};
