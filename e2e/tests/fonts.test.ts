import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { consentRefusedCookie } from '../src/consentRefused.ts';
import { getScreen } from '../src/screens.ts';
import { recordShifts, type Shift } from '../src/shifts.ts';
import { test } from '../src/test.ts';
import { untilIdle } from '../src/untilIdle.ts';

const screens = ['home', 'article', 'search'] as const;
const widths = [390, 1280] as const;
const maxShift = 0.001;
const shownTimeoutMs = 15_000;

/** Whether text in each family has its own face. Runs in the page. */
const findShown = (families: readonly string[]): readonly boolean[] => {
  const context = document.createElement('canvas').getContext('2d');
  const measure = (family: string): number => {
    if (!context) throw new Error('The browser has no canvas.');
    context.font = `16px ${family}`;
    return context.measureText('Masthead').width;
  };
  return families.map((family) => measure(`"${family}", monospace`) !== measure('monospace'));
};

const untilPainted = async (page: Page): Promise<void> => {
  // The content security policy forbids Playwright's polling functions.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
};

describe('decision 44: faces that arrive after the first paint', () => {
  test.for(screens.flatMap((screen) => widths.map((width) => [screen, width] as const)))(
    '%s at %i px shows them without a layout shift',
    async ([screen, width], { browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
      const page = await context.newPage();
      await recordShifts(page);
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/fonts/*', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(inject('origin') + (await getScreen(screen)).path, { waitUntil: 'commit' });
      await untilPainted(page);
      expect(await page.evaluate(findShown, ['headline', 'interface'])).toEqual([false, false]);
      release();
      await page.waitForLoadState('load');
      // Machines without the adjusted system fonts show the faces on the next page where text would move.
      const fallbacks = await page.evaluate(findShown, ['headline desktop', 'interface desktop']);
      if (fallbacks.every(Boolean))
        await expect
          .poll(() => page.evaluate(findShown, ['headline', 'interface']), { timeout: shownTimeoutMs })
          .toEqual([true, true]);
      await untilIdle(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(maxShift);
      await context.close();
    },
  );
});
