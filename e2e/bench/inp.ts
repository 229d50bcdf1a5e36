import type { Browser, Locator, Page } from 'playwright-core';
import { consentRefusedCookie } from '../src/launch.ts';
import { withTarget, withoutTarget, upperQuartile, type Finding } from './measure.ts';
import { slowPhone, slowPhoneCpu } from './waterfall.ts';

const loadCount = 5;
const maxMs = 80;
/** Time after the interaction in which its paint is recorded. */
const settleMs = 800;
const controlTimeoutMs = 5_000;

export type Pages = { home: string; stream: string; article: string; events: string };

type Action = {
  page: keyof Pages;
  what: string;
  find: (page: Page) => Locator;
  /** The interaction. Default: a click. */
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
  {
    page: 'events',
    what: 'filter',
    find: (page) => page.locator('main form select').first(),
    use: (target) => target.press('ArrowDown'),
  },
];

/** Records the longest interaction to next paint, in ms. */
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

/** Measures one interaction while ads load, in ms; undefined if the page lacks the control. */
const measureInteraction = async (
  browser: Browser,
  url: string,
  advertising: 'coming' | 'blocked',
  { find, use = (target) => target.click({ noWaitAfter: true }) }: Pick<Action, 'find' | 'use'>,
): Promise<number | undefined> => {
  const context = await browser.newContext(slowPhone);
  // This reader has refused consent: the banner would cover the pressed element.
  await context.addCookies([{ ...consentRefusedCookie, url }]);
  await context.addInitScript(recordInteractions);
  await context.addInitScript(() => {
    if (self === top) sessionStorage.setItem('masthead-dev-panel', 'closed');
  });
  if (advertising === 'blocked') await context.route('**/house/**', (route) => route.abort());
  const page = await context.newPage();
  try {
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowPhoneCpu });
    await page.goto(url, { waitUntil: 'load' });
    const target = find(page);
    await target.waitFor({ timeout: controlTimeoutMs }).catch(() => undefined); // controls that are rendered by a script may appear late; the caller reports one that never does
    if ((await target.count()) === 0) return undefined;
    await target.scrollIntoViewIfNeeded();
    await page.locator('[data-slot][data-state]:not([data-state="closed"])').first().waitFor({ state: 'attached' });
    // Visible slots are requested again, so that frames load during the interaction.
    await page.evaluate(() =>
      (window as { googletag?: { pubads?: () => { refresh: () => void } } }).googletag?.pubads?.().refresh(),
    );
    await use(target);
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => (window as unknown as { interactions: { longest: number } }).interactions.longest);
  } finally {
    await context.close();
  }
};

/** Measures several loads, in ms. Undefined if the page lacks the control. */
const measureLoads = async (
  browser: Browser,
  url: string,
  advertising: 'coming' | 'blocked',
  action: Pick<Action, 'find' | 'use'>,
): Promise<readonly number[] | undefined> => {
  const times: number[] = [];
  for (let load = 0; load < loadCount; load += 1) {
    const time = await measureInteraction(browser, url, advertising, action);
    if (time === undefined) return undefined;
    times.push(time);
  }
  return times;
};

/** Measures interaction to next paint on a slow phone while ads load, and without ads. */
export const interactions = async (browser: Browser, origin: string, pages: Pages): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const { page, what, ...action } of actions) {
    const coming = await measureLoads(browser, origin + pages[page], 'coming', action);
    if (coming === undefined) {
      findings.push(withoutTarget(`${page}, ${what}`, 'is not on this page'));
      continue;
    }
    const blocked = (await measureLoads(browser, origin + pages[page], 'blocked', action)) ?? [];
    findings.push(withTarget(`${page}, ${what}`, upperQuartile(coming), 'ms', { max: maxMs }));
    findings.push(
      withoutTarget(
        `${page}, ${what}, every load`,
        `${coming.join(', ')} ms; without advertising ${blocked.join(', ')} ms`,
      ),
    );
  }
  return findings;
};
