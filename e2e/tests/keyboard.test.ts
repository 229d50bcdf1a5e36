import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../src/test.ts';

type Stop = { name: string; visible: boolean; outlined: boolean; inside: string };

/** Where the focus is now: what it is called, whether it can be seen, and in which landmark. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      outlined: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      inside: element.closest('header, main, footer')?.tagName.toLowerCase() ?? '',
    };
  });

const walk = async (page: Page, steps: number): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(await stopOf(page));
  }
  return stops;
};

describe('keyboard', () => {
  test.for(['/', '/markets/northeast/', '/search/?q=office'])('%s can be walked: every stop is seen, outlined, and the order is header, main, footer', async (path, { visit }) => {
    const page = await visit(path);
    const focusable = await page.locator('a[href]:visible, button:visible, input:visible, select:visible, summary:visible').count();
    const stops = await walk(page, Math.min(focusable, 250));
    expect(stops.filter(({ visible, outlined }) => !visible || !outlined)).toEqual([]);
    const order = stops.map(({ inside }) => ['header', 'main', 'footer'].indexOf(inside)).filter((index) => index >= 0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('the skip link moves the focus past the header', async ({ visit }) => {
    const page = await visit('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await stopOf(page)).inside).toBe('main');
  });
});
