import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasScreen, getScreen } from '../src/screens.ts';
import { cumulativeShift, getFontShifts } from '../src/shifts.ts';
import { test } from '../src/test.ts';
import { untilLoaded } from '../src/untilLoaded.ts';

/** Returns the fonts that write an element. Before its layout it has none, of which every statement would be true. */
const readFonts = async (page: Page, selector: string) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const read = async () => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  await expect.poll(read).not.toEqual([]);
  const fonts = await read();
  await session.detach();
  return fonts;
};

/** Whether the headline of the page is written in the publication's own face. */
const hasOwnFace = async (page: Page): Promise<boolean> =>
  (await readFonts(page, 'main h1')).every(({ isCustomFont }) => isCustomFont);

/** Whether the browser has the system font of the fallbacks. The pinned Chromium has no system fonts. */
const hasFallback = async (page: Page): Promise<boolean> => {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="probe" style="font-family: Times New Roman">a</p>');
  });
  const fonts = await readFonts(page, '#probe');
  await page.evaluate(() => document.querySelector('#probe')?.remove());
  return fonts.every(({ familyName }) => /^(?:Times New Roman|Liberation Serif)$/.test(familyName));
};

describe('fonts of a first visit (decision 75)', () => {
  test.for(['fast', 'slow'] as const)(
    "the publication's own faces appear on a %s network",
    async (network, { visit }) => {
      const { path } = await getScreen('article');
      const page = await visit(path, { network });
      await expect.poll(() => hasOwnFace(page)).toBe(true);
    },
  );

  test.for(
    ['home', 'article', 'stream', 'markets hub', 'blank static page']
      .filter(hasScreen)
      .flatMap((name) => [[name, 1280] as const, [name, 390] as const]),
  )(
    'text of %s hardly moves at %i px when faces arrive after the first paint',
    async ([name, width], { visit, skip }) => {
      const { path } = await getScreen(name);
      const page = await visit(path, { width, fonts: 'late' });
      skip(!(await hasFallback(page)), 'the browser has no system font of the fallbacks');
      await expect.poll(() => hasOwnFace(page)).toBe(true);
      const shifts = await getFontShifts(page);
      expect(cumulativeShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
    },
  );

  test('are requested once, by the document', async ({ visit }) => {
    const { path } = await getScreen('stream');
    const page = await visit(path);
    await expect.poll(() => hasOwnFace(page)).toBe(true);
    await untilLoaded(page);
    // A font has its entry when it has arrived.
    const readInitiators = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => /\/fonts\/(?:headline|interface)\.woff2$/.test(name))
          .map(({ initiatorType }) => initiatorType),
      );
    await expect.poll(readInitiators).toEqual(['link', 'link']);
  });
});
