import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../src/test.ts';
import { untilHeaderInPlace } from '../../src/untilLoaded.ts';

const getMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const getCenter = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the mouse is not displayed.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const moveTo = async (page: Page, target: Locator, steps: number): Promise<void> => {
  const { x, y } = await getCenter(target);
  await page.mouse.move(x, y, { steps });
};
/** Moves the mouse by a step each 10 ms of the page's clock, which must be paused: as slowly on a busy machine. */
const moveSlowly = async (page: Page, from: Locator, to: Locator, steps: number): Promise<void> => {
  const [start, end] = [await getCenter(from), await getCenter(to)];
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await page.mouse.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
    await page.clock.runFor(10);
  }
};
/** Longer than the delay after which an item that the mouse rests on opens its menu. */
const restMs = 400;
const openMarkets = async (page: Page): Promise<void> => {
  await moveTo(page, getMenu(page).getByRole('link', { name: 'Markets', exact: true }), 5);
  await getMenu(page).getByRole('link', { name: 'Atlanta' }).waitFor();
};

describe('§2.7 submenus of the navigation bar', () => {
  test('stay open on the way to a column further right, however slow the hand', async ({ visit }) => {
    const page = await visit('/static/about-us/');
    const markets = getMenu(page).getByRole('link', { name: 'Markets', exact: true });
    const city = getMenu(page).getByRole('link', { name: 'Dallas' });
    await openMarkets(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    // A slow hand makes more steps. The straight way to this column crosses the next item of the bar.
    for (const steps of [4, 30, 200]) {
      await moveTo(page, markets, 1);
      await moveSlowly(page, markets, city, steps);
      await page.clock.runFor(restMs);
      expect(await city.isVisible(), `${steps} steps`).toBe(true);
    }
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL('**/markets/dallas/');
  });

  test('change when the mouse rests on another item, close past the top edge, and do not open while the mouse crosses the bar', async ({
    visit,
  }) => {
    const page = await visit('/static/about-us/');
    await openMarkets(page);
    await moveTo(page, getMenu(page).getByRole('link', { name: 'Sectors', exact: true }), 10);
    await getMenu(page).getByRole('link', { name: 'Self-Storage' }).waitFor();
    expect(await getMenu(page).getByRole('link', { name: 'Atlanta' }).isVisible()).toBe(false);
    await moveTo(page, page.getByRole('banner').getByRole('link', { name: 'Plotline' }).first(), 10);
    await getMenu(page).getByRole('link', { name: 'Self-Storage' }).waitFor({ state: 'hidden' });
    const { x, y } = await getCenter(getMenu(page).getByRole('link', { name: 'Markets', exact: true }));
    await page.mouse.move(x, y - 60);
    // On a busy machine the mouse would rest on the bar between two steps.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(x + 20, y + 200, { steps: 8 });
    await page.clock.runFor(restMs);
    expect(await getMenu(page).getByRole('link', { name: 'Atlanta' }).isVisible()).toBe(false);
  });

  test.for([900, 520])(
    'have five columns in the full width and end in a window of %i px',
    async (height, { visit }) => {
      const page = await visit('/');
      await page.setViewportSize({ width: 1440, height });
      await openMarkets(page);
      const regions = ['Northeast', 'Southeast', 'Midwest', 'Southwest', 'West'];
      const tops = await Promise.all(
        regions.map(async (name) => (await getMenu(page).getByRole('link', { name, exact: true }).boundingBox())?.y),
      );
      expect(new Set(tops).size).toBe(1);
      const panel = getMenu(page).locator('[data-open] > [data-panel]');
      const getBox = async () => (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(await getBox()).toMatchObject({ x: 0, width: 1440 });
      expect((await getBox()).y + (await getBox()).height).toBeLessThanOrEqual(height);
      // In the compact header, which starts higher, too.
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.locator('header[data-form="compact"]').waitFor();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await untilHeaderInPlace(page);
      expect((await getBox()).y + (await getBox()).height).toBeLessThanOrEqual(height);
      const last = getMenu(page).getByRole('link', { name: 'International' });
      await last.scrollIntoViewIfNeeded();
      expect((await getCenter(last)).y).toBeLessThan(height);
    },
  );

  test('open and close by keyboard, and show what has the focus', async ({ visit }) => {
    const page = await visit('/');
    await page.setViewportSize({ width: 1440, height: 520 });
    const button = getMenu(page).getByRole('button', { name: 'Markets menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await getMenu(page).getByRole('link', { name: 'Northeast' }).waitFor();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
    const { bottom, text } = await page.evaluate(() => ({
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? Infinity,
      text: document.activeElement?.textContent,
    }));
    expect(text).toBe('Columbus');
    expect(bottom).toBeLessThanOrEqual(520);
    await page.keyboard.press('Escape');
    await getMenu(page).getByRole('link', { name: 'Northeast' }).waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
