import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getScreen } from '../src/screens.ts';
import { cumulativeShift, getShifts, readShifts } from '../src/shifts.ts';
import { test } from '../src/test.ts';
import { untilHydrated } from '../src/untilHydrated.ts';
import { untilLoaded } from '../src/untilLoaded.ts';

/** Whether the headline of the page is written in the publication's own face. */
const hasOwnFace = async (page: Page): Promise<boolean> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.every(({ isCustomFont }) => isCustomFont);
};

/** When the page requested its font files from the network, in ms after its load event. */
const getFontRequests = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/fonts\/(?:headline|interface)\.woff2$/.test(name))
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ startTime }) => startTime - (navigation?.loadEventStart ?? Number.NaN));
  });

describe('fonts of a first visit (decision 36)', () => {
  test('are there from the first paint on a fast network', async ({ visit }) => {
    const { path } = await getScreen('stream');
    const page = await visit('/robots.txt');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { rtt: 50, downlink: 10, saveData: false } }),
    );
    // On a stopped clock the page waits for its fonts as long as a busy machine takes.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
    await expect.poll(() => page.locator('main h1').isVisible()).toBe(true);
    expect(await hasOwnFace(page)).toBe(true);
    await page.clock.resume();
    expect(cumulativeShift(await getShifts(page))).toBe(0);
  });

  test('on a slow network load after the first page, appear with the next one without a shift, and stay', async ({
    visit,
  }) => {
    const stream = await getScreen('stream');
    const article = await getScreen('article');
    const page = await visit(stream.path, { network: 'slow' });
    expect(await hasOwnFace(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('masthead-fonts')), { timeout: 15_000 }).toBe('1');
    const requests = await getFontRequests(page);
    expect(requests).toHaveLength(2);
    for (const msAfterLoad of requests) expect(msAfterLoad).toBeGreaterThanOrEqual(0);
    expect(await hasOwnFace(page)).toBe(false);

    await page.locator('main article a, main li a').first().click();
    await expect.poll(() => page.url()).not.toContain(stream.path);
    await expect.poll(() => hasOwnFace(page)).toBe(true);
    expect(cumulativeShift(await readShifts(page))).toBe(0);

    await page.goto(new URL(article.path, page.url()).href, { waitUntil: 'load' });
    expect(await hasOwnFace(page)).toBe(true);
  });

  test('are not loaded for a reader who saves data', async ({ visit }) => {
    const { path } = await getScreen('stream');
    const page = await visit('/robots.txt');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { rtt: 50, downlink: 10, saveData: true } }),
    );
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
    await untilHydrated(page);
    await untilLoaded(page);
    expect(await hasOwnFace(page)).toBe(false);
    expect(await getFontRequests(page)).toEqual([]);
  });
});
