import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openWithAds, scrollToEnd, getSlots, untilSlot } from '../../src/advertising.ts';
import { getScreen } from '../../src/screens.ts';
import { test } from '../../src/test.ts';
import { untilLoaded } from '../../src/untilLoaded.ts';

const getPath = async (name: string): Promise<string> => (await getScreen(name)).path;

describe('§9 house ads are few', () => {
  /** The house ads of a page that is scrolled to its end: their tops in px, and the pages that they lead to. */
  const collectHouseAds = async (page: Page): Promise<{ top: number; url: string }[]> => {
    await scrollToEnd(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const creatives = await page.locator('[data-slot]:not(dialog *) iframe').all();
    const ads = [];
    for (const creative of creatives) {
      const frame = await (await creative.elementHandle())?.contentFrame();
      ads.push({
        top: (await creative.boundingBox())?.y ?? 0,
        url: (await frame?.locator('a').first().getAttribute('href')) ?? '',
      });
    }
    return ads;
  };

  test.for([
    ['home', 1440],
    ['home', 390],
    ['article', 1440],
    ['stream', 390],
  ] as const)('%s at %i px: one in two screens, each of another family', async ([kind, width], { browser }) => {
    const height = width === 390 ? 844 : 900;
    const { page, close } = await openWithAds(browser, await getPath(kind), { width, height });
    await untilSlot(page, 'horiz1', 'filled');
    const ads = await collectHouseAds(page);
    expect(ads.length).toBeGreaterThan(0);
    expect(new Set(ads.map(({ url }) => url)).size, JSON.stringify(ads)).toBe(ads.length);
    for (const [index, { top }] of ads.entries())
      expect(top - (ads[index - 1]?.top ?? -Infinity), JSON.stringify(ads)).toBeGreaterThanOrEqual(2 * height);
    await close();
  });

  test.for(['thought leader', 'sponsored content', 'paid article'])(
    'a page that a sponsor pays for has none, and no gap in their place: %s',
    async (kind, { browser }) => {
      const list = await getPath(kind === 'paid article' ? 'thought leader' : kind);
      const { page, close } = await openWithAds(browser, list);
      if (kind === 'paid article') {
        await page.locator('main article a[href^="/20"]').first().click();
        await page.waitForURL(/\/20\d\d\//);
      }
      await untilLoaded(page);
      await scrollToEnd(page);
      expect(await page.locator('[data-slot] iframe, [data-slot] [data-promotion]').count()).toBe(0);
      // The interstitial has a place above the page, not in it.
      const open = (await getSlots(page)).filter(({ name, height }) => height > 0 && name !== 'interstitial');
      expect(open).toEqual([]);
      await close();
    },
  );

  test('are dark in a dark page, and their space is neutral until they have loaded', async ({ browser }) => {
    const arrived = Promise.withResolvers<void>();
    const { page, close } = await openWithAds(browser, '/', {
      prepare: async (context) => {
        await context.addInitScript(() => localStorage.setItem('masthead-reading', 'dark normal'));
        await context.route('**/house/creative/**', async (route) => {
          await arrived.promise;
          await route.continue();
        });
      },
    });
    const creative = page.locator('[data-slot="horiz1"] iframe');
    await creative.waitFor({ state: 'attached' });
    expect(new URL((await creative.getAttribute('src')) ?? '').searchParams.get('theme')).toBe('dark');
    expect(await creative.isVisible()).toBe(false);
    arrived.resolve();
    await creative.waitFor();
    await close();
  });
});
