import { findChromium } from '@masthead/scripts/chromium';
import { chromium, type Browser } from 'playwright-core';

/** Starts the browser of this machine. */
export const launch = (...extra: readonly string[]): Promise<Browser> => {
  const { executablePath, args, env } = findChromium();
  return chromium.launch({ executablePath, args: [...args, ...extra], env });
};
