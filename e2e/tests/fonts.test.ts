import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { getScreen } from '../src/screens.ts';
import { recordShifts, type Shift } from '../src/shifts.ts';
import { test } from '../src/test.ts';

const families = ['Newsreader', 'Public Sans'];

/** The families that a browser draws the text of an element with. */
const readDrawnFamilies = async (page: Page, selector: string): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
};

const visits = ['home', 'stream', 'article', 'search'].flatMap((screen) =>
  [390, 1440].map((width) => ({ screen, width })),
);

test.for(visits)(
  'the faces of the publication appear on a first visit when they arrive after the first paint, and nothing moves: $screen at $width px',
  async ({ screen, width }, { browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await recordShifts(page);
    const painted = Promise.withResolvers<void>();
    await page.route('**/fonts/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(inject('origin') + (await getScreen(screen)).path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForFunction(() => document.readyState !== 'loading');
    // An `optional` face that takes longer than 100 ms is not used by the document any more.
    await page.waitForFunction(
      () => performance.now() > (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) + 500,
    );
    painted.resolve();
    await page.waitForFunction(() => [...document.fonts].filter(({ family }) => / late"?$/.test(family)).length === 2);
    const drawn = await readDrawnFamilies(page, 'h1, h2');
    await page.waitForFunction(() => document.readyState === 'complete');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    await context.close();
    expect(drawn.some((family) => families.some((own) => family.startsWith(own)))).toBe(true);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(0.001);
  },
);
