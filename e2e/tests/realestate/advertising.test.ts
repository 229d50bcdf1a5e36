import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  requestAdsAgain,
  openWithAds,
  scrollToEnd,
  getSlots,
  untilSlot,
  withHouseAds,
  type LiveResources,
} from '../../src/advertising.ts';
import { axe } from '../../src/axe.ts';
import { isFullRun } from '../../src/env.ts';
import { getScreen } from '../../src/screens.ts';
import { cumulativeShift, getShifts } from '../../src/shifts.ts';
import { test } from '../../src/test.ts';
import { untilAllSlotsResolve, untilLoaded } from '../../src/untilLoaded.ts';

const getPath = async (name: string): Promise<string> => (await getScreen(name)).path;

/**
 * §2.6: a pushdown expands over the following content. Its frame grows, its reserved space does not; Escape closes it.
 */
const expectOpensOver = async (page: Page): Promise<void> => {
  const reservedSpace = page.locator('[data-slot="es_pushdown"] [data-creative]');
  const creative = page.frameLocator('[data-slot="es_pushdown"] iframe');
  // The library listens to the control when the creative has loaded.
  await (await (await reservedSpace.locator('iframe').elementHandle())?.contentFrame())?.waitForLoadState('load');
  const before = await reservedSpace.boundingBox();
  await creative.getByRole('button', { name: 'Open' }).click();
  await creative.getByRole('button', { name: 'Close' }).waitFor();
  expect(await reservedSpace.locator('iframe').getAttribute('height')).toBe('300');
  expect(await reservedSpace.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await creative.getByRole('button', { name: 'Open' }).waitFor();
};

describe('§9 every slot', () => {
  test('is labeled, and has a unique name for screen readers', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/');
    await untilSlot(page, 'horiz1', 'filled');
    const labels = await page
      .locator('[data-slot]')
      .evaluateAll((elements) =>
        elements.map((element) => [
          element.getAttribute('aria-label') ?? '',
          element.querySelector('p')?.textContent ?? '',
        ]),
      );
    expect(new Set(labels.map(([name]) => name)).size).toBe(labels.length);
    expect(labels.find(([name]) => name === 'From Plotline, top of page')?.[1]).toBe('From Plotline');
    for (const [, label] of labels) expect(label).toMatch(/^(Advertisement|From Plotline|Sponsored|Sponsor)$/);
    expect((await axe(page)).filter((issue) => /data-slot|data-creative|iframe/.test(issue))).toEqual([]);
    await close();
  });
});

describe('§9: nothing moves', () => {
  /** §2.6, §9: the slots of the layouts that have slots of their own. */
  const placed: Readonly<Record<string, readonly string[]>> = {
    home: [
      'horiz1',
      'vert1',
      'horiz4',
      'native_single1',
      'native_single2',
      'native_collection',
      'footer',
      'interstitial',
    ],
    article: ['horiz1', 'vert5', 'footer', 'interstitial'],
    stream: ['horiz1', 'vert1', 'vert2', 'horiz2', 'horiz3', 'interstitial'],
    search: ['horiz1', 'vert1', 'footer', 'interstitial'],
    'special report': ['horiz1', 'es_logo_pushdown', 'es_pushdown', 'vert1', 'vert7', 'horiz3'],
    partners: ['horiz1', 'smartsite_logo1', 'smartsite_logo8', 'footer'],
    'company resources': ['footer'],
  };
  const cases = [
    ['home', 390],
    ['article', 1440],
    ['stream', 800],
    ['special report', 1440],
    ...(isFullRun
      ? ([
          ['home', 800],
          ['home', 1440],
          ['article', 390],
          ['article', 800],
          ['search', 390],
          ['partners', 1440],
          ['company resources', 390],
        ] as const)
      : []),
  ] as const;
  /** In a window this tall a collapsing slot scores at least 0.002, and a line that moves by a pixel 0.00002. */
  const hairline = 0.0002;
  const house = { delayMs: 300, empty: [], size: 'largest', failure: 'none' } as const;

  // The window is as tall as the page: every slot is visible when it is filled, so that every shift is recorded.
  test.for(cases)(
    '%s at %s px: no shift with all slots filled late and with the largest size, then with the smallest, then empty',
    async ([kind, width], { browser }) => {
      const { page, pageErrors, close } = await openWithAds(browser, await getPath(kind), {
        width,
        height: 12_000,
        slots: 'open',
        prepare: withHouseAds(house),
      });
      await untilSlot(page, kind === 'company resources' ? 'footer' : 'horiz1', 'filled');
      await untilAllSlotsResolve(page);
      const slots = await getSlots(page);
      expect(slots.map(({ name }) => name)).toEqual(expect.arrayContaining([...(placed[kind] ?? ['horiz1'])]));
      expect(new Set(slots.map(({ name }) => name)).size, 'no slot twice').toBe(slots.length);
      expect(slots.filter(({ state }) => state === 'filled').length).toBeGreaterThan(1);
      if (slots.some(({ name }) => name === 'es_pushdown')) await expectOpensOver(page);
      await requestAdsAgain(page, { ...house, delayMs: 0, size: 'smallest' });
      await requestAdsAgain(page, { ...house, delayMs: 0, empty: ['all'] });
      expect((await getSlots(page)).filter(({ state }) => state === 'filled')).toEqual([]);
      const shifts = await getShifts(page);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(hairline);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        'no sideways scrolling',
      ).toBeLessThanOrEqual(0);
      expect(pageErrors).toEqual([]);
      await close();
    },
  );

  test.for([
    ['home', 'empty, which closes what is far below', 'house-delay=300&house-empty=all', 390, 'house'],
    ['article', 'filled late', 'house-delay=600&house-size=largest', 1440, 'filled'],
  ] as const)('%s, %s, scrolled to its end: CLS 0.00', async ([kind, , query, width, state], { browser }) => {
    const { page, pageErrors, close } = await openWithAds(browser, await getPath(kind), { width, house: query });
    await untilSlot(page, 'horiz1', state);
    await scrollToEnd(page);
    const shifts = await getShifts(page);
    expect(cumulativeShift(shifts), JSON.stringify(shifts)).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

// The pages wait at the same time until their slots give up.
describe('the page works without errors when the advertising library', { concurrent: true }, () => {
  const failures = [
    ['is blocked', '', 'block'],
    ['is garbage', 'house-error=garbage', ''],
    ['gets no answer from its service', 'house-error=error', ''],
    ['never answers', 'house-error=never', ''],
  ] as const;
  const moreFailures = [
    ['may not be read, as a content blocker wills it', '', 'unreadable'],
    ['throws', 'house-error=throw', ''],
    ['has nothing', 'house-empty=all', ''],
  ] as const;
  test.for(isFullRun ? [...failures, ...moreFailures] : failures)('%s', async ([, house, blocked], { browser }) => {
    // The whole page is visible, so that all slots wait at the same time.
    const { page, pageErrors, close } = await openWithAds(browser, await getPath('article'), {
      height: 12_000,
      house,
      prepare: async (context) => {
        if (blocked === 'block') await context.route('**/house/**', (route) => route.abort());
        if (blocked === 'unreadable')
          await context.addInitScript(() =>
            Object.defineProperty(window, 'googletag', {
              get: () => {
                throw new ReferenceError('blocked');
              },
            }),
          );
      },
    });
    await untilSlot(page, 'horiz1', 'house');
    const promotion = page.locator('[data-slot="horiz1"] a');
    expect(await promotion.getAttribute('href')).toMatch(/^[/h]/);
    expect(await page.locator('[data-slot="horiz1"] p').textContent()).toBe('From Plotline');
    await untilAllSlotsResolve(page);
    expect((await getSlots(page)).filter(({ state }) => state === 'filled')).toEqual([]);
    const shifts = await getShifts(page);
    expect(cumulativeShift(shifts), JSON.stringify(shifts)).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  test('responds after a navigation: the new page keeps its own advertisements', async ({ browser }) => {
    const held = Promise.withResolvers<Request>();
    const areOwnShown = Promise.withResolvers<void>();
    const { page, pageErrors, close } = await openWithAds(browser, '/', {
      house: 'house-error=stale',
      prepare: async (context) => {
        const hold = async (route: Route) => {
          held.resolve(route.request());
          await areOwnShown.promise;
          await route.continue();
        };
        await context.route('**/house/select/**', hold, { times: 1 });
      },
    });
    const first = await held.promise;
    const stale = page.waitForEvent('requestfinished', (request) => request === first);
    await page.getByRole('banner').getByRole('link', { name: 'Podcasts' }).first().click();
    await page.waitForURL('**/podcastcenter/');
    await untilSlot(page, 'horiz1', 'filled');
    await page.evaluate(() => document.querySelector('[data-slot="horiz1"] iframe')?.setAttribute('data-own', ''));
    areOwnShown.resolve();
    await stale;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.locator('[data-slot="horiz1"] iframe').count()).toBe(1);
    expect(await page.locator('[data-slot="horiz1"] iframe[data-own]').count()).toBe(1);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('one request for the slots that are near the viewport', () => {
  test('slots that come near together are requested together, the others on scroll', async ({ browser }) => {
    const requested: string[][] = [];
    const recordRequests = async (context: BrowserContext) => {
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname === '/house/select/')
          requested.push(
            (JSON.parse(url.searchParams.get('q') ?? '{}') as { slots: { position: string }[] }).slots.map(
              ({ position }) => position,
            ),
          );
      });
    };
    const { page, close } = await openWithAds(browser, '/', { slots: 'open', prepare: recordRequests });
    await untilSlot(page, 'horiz1', 'filled');
    expect(requested).toEqual([['horiz1', 'vert1']]);
    await scrollToEnd(page);
    // A house ad may be too near for another one: the slot is then requested and stays empty.
    await expect.poll(() => requested.flat()).toContain('footer');
    expect(requested.flat().toSorted(), 'each slot once').toEqual([...new Set(requested.flat())].toSorted());
    await close();
  });

  test('the advertising code is at most 8 KB and loads after the page', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/');
    await untilSlot(page, 'horiz1', 'filled');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(?:_next|assets)\/.*\.js$/.test(name))
        .map(({ name, startTime }) => ({ name, startTime })),
    );
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventEnd,
    );
    const texts = await Promise.all(
      scripts.map(async (script) => ({ ...script, text: await (await fetch(script.name)).text() })),
    );
    // The developers' panel includes the route table, which also names slots; readers do not get it.
    const own = texts.filter(
      ({ text }) =>
        (text.includes('slotRenderEnded') || text.includes('native_collection')) && !text.includes('adSlotsHidden'),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.reduce((sum, { text }) => sum + gzipSync(text).length, 0)).toBeLessThanOrEqual(8_192);
    for (const { name, startTime } of own) expect(startTime, name).toBeGreaterThan(loaded);
    await close();
  });
});

describe('cleanup on every navigation', () => {
  const rounds = 4;
  test(
    `${2 * (rounds + 1)} navigations leave no slot, observer, listener or timer behind`,
    { timeout: 240_000 },
    async ({ browser }) => {
      const { page, pageErrors, close } = await openWithAds(browser, '/', { house: 'house-empty=interstitial' });
      await untilSlot(page, 'horiz1', 'filled');
      const left = () =>
        page.evaluate(() => {
          const seen = window as unknown as {
            googletag: { pubads: () => { getSlots: () => { getSlotElementId: () => string }[] } };
            counts: LiveResources;
          };
          const { observers, listeners, timers } = seen.counts;
          return {
            slots: seen.googletag
              .pubads()
              .getSlots()
              .map((slot) => document.getElementById(slot.getSlotElementId()) !== null),
            observers,
            listeners,
            timers,
          };
        });
      const goTo = async (name: string, path: string) => {
        await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
        await page.waitForURL(`**${path}`);
      };
      const visit = async () => {
        await goTo('Podcasts', '/podcastcenter/');
        await goTo('Webcasts', '/webcasts/');
        await untilSlot(page, 'horiz1', 'filled');
        await untilLoaded(page);
        await untilAllSlotsResolve(page);
      };
      await visit();
      const first = await left();
      for (let round = 0; round < rounds; round += 1) await visit();
      const { slots } = await left();
      expect(slots).not.toContain(false);
      expect(slots.length).toBe(first.slots.length);
      // Timers of a pending page view or slot end by themselves; leaked ones remain.
      for (const kind of ['observers', 'listeners', 'timers'] as const)
        await expect.poll(async () => (await left())[kind], { message: kind }).toBeLessThanOrEqual(first[kind]);
      expect(pageErrors).toEqual([]);
      await close();
    },
  );
});

describe('the ad operations inspector', () => {
  test('lists the slots of an article with their requests and creatives', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, await getPath('article'));
    await untilSlot(page, 'horiz1', 'filled');
    const inspector = page.getByRole('region', { name: 'Advertising of this page' });
    const summaries = page.getByRole('complementary', { name: 'Developer information' }).locator('summary');
    // The panel loads after the page.
    await summaries.first().waitFor();
    // The consent banner covers the panel.
    for (const summary of await summaries.all()) await summary.evaluate((element: HTMLElement) => element.click());
    await inspector.getByText('horiz1').waitFor();
    await expect
      .poll(() => inspector.textContent())
      .toMatch(/test_article[\s\S]*horiz1 filled[\s\S]*requested 970×90, 728×90 · filled (970|728)×90/);
    await inspector
      .getByRole('button', { name: 'Show horiz1 on the page' })
      .evaluate((button: HTMLElement) => button.click());
    await page.locator('[data-slot="horiz1"][data-highlight]').waitFor();
    await close();
  });
});
