import type { BrowserContext } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openWithAds, untilSlot } from '../../src/advertising.ts';
import { test } from '../../src/test.ts';

/** The interstitial has limits of seconds (`interstitialRules`), which are too short on a busy machine. */
const slowDownTimers = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 10;
  });
};

describe('the interstitial', () => {
  test('appears on the third page of a visit, takes the focus, and closes on Escape', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/', { house: 'house-size=largest', prepare: slowDownTimers });
    await untilSlot(page, 'horiz1', 'filled');
    const interstitial = page.locator('dialog:has([data-slot="interstitial"])');
    const isOpen = () => interstitial.evaluate((dialog: HTMLDialogElement) => dialog.open);
    expect(await isOpen()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Podcasts' }).first().click();
    await page.waitForURL('**/podcastcenter/');
    await untilSlot(page, 'horiz1', 'filled');
    expect(await isOpen()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Webcasts' }).first().click();
    await page.waitForURL('**/webcasts/');
    await untilSlot(page, 'interstitial', 'filled');
    await page.waitForFunction(
      () => document.querySelector<HTMLDialogElement>('dialog:has([data-slot="interstitial"])')?.open === true,
    );
    expect(await interstitial.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await close();
  });

  test('is not requested once the reader has begun to read', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, '/', { house: 'house-size=largest' });
    await untilSlot(page, 'horiz1', 'filled');
    await page.evaluate(() => {
      sessionStorage.setItem('mh-page-views', '5');
      scrollTo({ top: 400, behavior: 'instant' });
    });
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(decodeURIComponent(request.url())));
    await page.reload({ waitUntil: 'load' });
    await untilSlot(page, 'interstitial', 'closed');
    await untilSlot(page, 'horiz1', 'filled');
    expect(requested.filter((url) => url.includes('/house/select/') && url.includes('"interstitial"'))).toEqual([]);
    expect(requested.filter((url) => url.includes('/house/select/')).length).toBeGreaterThan(0);
    await close();
  });
});
