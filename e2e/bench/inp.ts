import type { Browser, Locator, Page } from 'playwright-core';
import { consentRefusedCookie } from '../src/consentRefused.ts';
import { withTarget, noted, upperQuartile, type Finding } from './measure.ts';

/** CPU slowdown that emulates a slow phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const slowDown = 4;
const loads = 5;
const most = 100;
/** What is pressed is painted long before that. */
const paintedWithinMs = 800;
const comesWithinMs = 5_000;

export type Pages = { home: string; stream: string; article: string; report: string; events: string };

type Action = {
  page: keyof Pages;
  what: string;
  find: (page: Page) => Locator;
  /** How it is used; a press unless something else is said. */
  use?: (target: Locator) => Promise<void>;
};

const menu = (page: Page): Locator => page.locator('[data-drawer-open]').first();

const actions: readonly Action[] = [
  { page: 'home', what: 'menu button', find: menu },
  { page: 'stream', what: 'menu button', find: menu },
  { page: 'article', what: 'menu button', find: menu },
  {
    page: 'article',
    what: 'share by email',
    find: (page) => page.getByRole('button', { name: 'Email', exact: true }).first(),
  },
  { page: 'article', what: 'copy link', find: (page) => page.getByRole('button', { name: 'Copy Link' }).first() },
  { page: 'report', what: 'slider arrow', find: (page) => page.getByRole('button', { name: /^Next / }).first() },
  {
    page: 'events',
    what: 'filter',
    find: (page) => page.locator('main form select').first(),
    use: (target) => target.press('ArrowDown'),
  },
];

/** Keeps the longest time from a press to the next paint; only what the browser counts as an interaction. */
const recordInteractions = (): void => {
  const seen = { longest: 0, count: 0 };
  Object.assign(window, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      seen.count += 1;
      seen.longest = Math.max(seen.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Uses something while the slots of a page are being filled; the longest time to the next paint in ms, nothing where the page does not have it. */
const used = async (
  browser: Browser,
  url: string,
  advertising: 'coming' | 'blocked',
  { find, use = (target) => target.click({ noWaitAfter: true }) }: Pick<Action, 'find' | 'use'>,
): Promise<number | undefined> => {
  const context = await browser.newContext(phone);
  // This reader has refused consent: the banner would cover the pressed element.
  await context.addCookies([{ ...consentRefusedCookie, url }]);
  await context.addInitScript(recordInteractions);
  await context.addInitScript(() => {
    if (self === top) sessionStorage.setItem('masthead-dev-panel', 'closed');
  });
  if (advertising === 'blocked') await context.route('**/house/**', (route) => route.abort());
  const page = await context.newPage();
  try {
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(url, { waitUntil: 'load' });
    const target = find(page);
    await target.waitFor({ timeout: comesWithinMs }).catch(() => undefined); // some controls come with their script; one that never comes is reported
    if ((await target.count()) === 0) return undefined;
    await target.scrollIntoViewIfNeeded();
    await page.locator('[data-slot][data-state]').first().waitFor({ state: 'attached' });
    // Visible slots are requested again, so that frames load during the interaction.
    await page.evaluate(() =>
      (window as { googletag?: { pubads?: () => { refresh: () => void } } }).googletag?.pubads?.().refresh(),
    );
    await use(target);
    await page.waitForTimeout(paintedWithinMs);
    return await page.evaluate(() => (window as unknown as { interactions: { longest: number } }).interactions.longest);
  } finally {
    await context.close();
  }
};

/** Measures several loads. Empty when the page does not have the element. */
const timesOf = async (
  browser: Browser,
  url: string,
  advertising: 'coming' | 'blocked',
  action: Pick<Action, 'find' | 'use'>,
): Promise<readonly number[] | undefined> => {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const time = await used(browser, url, advertising, action);
    if (time === undefined) return undefined;
    times.push(time);
  }
  return times;
};

/** Measures interaction to next paint on a slow phone while ads load, and without ads. */
export const interactions = async (browser: Browser, origin: string, pages: Pages): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const { page, what, ...action } of actions) {
    const coming = await timesOf(browser, origin + pages[page], 'coming', action);
    if (coming === undefined) {
      findings.push(noted(`${page}, ${what}`, 'is not on this page'));
      continue;
    }
    const blocked = (await timesOf(browser, origin + pages[page], 'blocked', action)) ?? [];
    findings.push(withTarget(`${page}, ${what}`, upperQuartile(coming), 'ms', { most }));
    findings.push(
      noted(`${page}, ${what}, every load`, `${coming.join(', ')} ms; without advertising ${blocked.join(', ')} ms`),
    );
  }
  return findings;
};
