import { describe, expect } from 'vitest';
import { openWithAds, getSlots, untilSlot } from '../src/advertising.ts';
import { isFullRun } from '../src/env.ts';
import { hasScreen, getScreen } from '../src/screens.ts';
import { test } from '../src/test.ts';
import { untilAllSlotsResolve } from '../src/untilLoaded.ts';

describe('§9 rotating a tablet', () => {
  test('shows the sizes of the new width, and keeps creatives that still fit', async ({ browser }) => {
    const { page, pageErrors, close } = await openWithAds(browser, '/search/?q=office', {
      width: 1024,
      height: 768,
      house: 'house-size=largest',
      slots: 'open',
    });
    await untilSlot(page, 'horiz1', 'filled');
    await untilSlot(page, 'vert1', 'filled');
    const getCreative = async (name: string): Promise<string | undefined> =>
      (await getSlots(page)).find((slot) => slot.name === name)?.creative;
    expect([await getCreative('horiz1'), await getCreative('vert1')]).toEqual(['970x90', '300x250']);
    await page.evaluate(() => document.querySelector('[data-slot="vert1"] iframe')?.setAttribute('data-kept', ''));
    for (const [width, creative] of [
      [768, '728x90'],
      [390, '320x50'],
      [1024, '970x90'],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 });
      await expect.poll(() => getCreative('horiz1'), { message: `${width} px` }).toBe(creative);
    }
    expect(await page.locator('[data-slot="vert1"] iframe[data-kept]').count()).toBe(1);
    expect(pageErrors).toEqual([]);
    await close();
  });

  test('requests a slot of the rail again when the tablet returns from portrait', async ({ browser }) => {
    const { page, close } = await openWithAds(browser, (await getScreen('stream')).path, {
      width: 1024,
      height: 12_000,
      house: 'house-size=largest',
      slots: 'open',
    });
    await untilSlot(page, 'vert2', 'filled');
    await page.setViewportSize({ width: 768, height: 12_000 });
    await untilSlot(page, 'vert2', 'waiting');
    await page.setViewportSize({ width: 1024, height: 12_000 });
    await untilSlot(page, 'vert2', 'filled');
    await close();
  });

  test.for(isFullRun ? [768, 1024, 1280] : [768])(
    'at %s px every slot of home, search, an article and a special report has a size that fits its container',
    async (width, { browser }) => {
      for (const kind of ['home', 'search', 'article', 'special report'].filter(hasScreen)) {
        const { page, close } = await openWithAds(browser, (await getScreen(kind)).path, {
          width,
          height: 12_000,
          house: 'house-size=largest',
          slots: 'open',
        });
        await untilSlot(page, 'horiz1', 'filled');
        await untilAllSlotsResolve(page);
        // Slots of wide side columns are not there on narrower screens.
        const visibleSlots = (await getSlots(page)).filter(({ name, height }) => height > 0 && name !== 'interstitial');
        expect(
          visibleSlots.filter(({ state }) => state !== 'filled').map(({ name, state }) => `${kind}: ${name} ${state}`),
        ).toEqual([]);
        await close();
      }
    },
  );
});
