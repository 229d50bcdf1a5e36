import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getScreen } from '../src/screens.ts';
import { cumulativeShift, getFontShifts } from '../src/shifts.ts';
import { test } from '../src/test.ts';

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

describe('fonts of a first visit (decision 36)', () => {
  test.for(['fast', 'slow'] as const)(
    "the publication's own faces appear on a %s network",
    async (network, { visit }) => {
      const { path } = await getScreen('article');
      const page = await visit(path, { network });
      await expect.poll(() => hasOwnFace(page), { timeout: 30_000 }).toBe(true);
      expect(cumulativeShift(await getFontShifts(page))).toBeLessThanOrEqual(0.01);
    },
  );

  test('are requested once, by the document', async ({ visit }) => {
    const { path } = await getScreen('stream');
    const page = await visit(path);
    await expect.poll(() => hasOwnFace(page)).toBe(true);
    const initiators = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/fonts\/(?:headline|interface)\.woff2$/.test(name))
        .map(({ initiatorType }) => initiatorType),
    );
    expect(initiators).toEqual(['link', 'link']);
  });
});
