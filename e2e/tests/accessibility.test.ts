import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe } from '../src/axe.ts';
import { isFullRun } from '../src/env.ts';
import { layoutNames, getScreen, screenNames } from '../src/screens.ts';
import { cumulativeShift, collectShifts } from '../src/shifts.ts';
import { test } from '../src/test.ts';

/** The extents say how much axe checks at each of the two widths. */
type Visit = { width: number; narrower: number; extent: Extent; narrowExtent: Extent | 'not checked' };
type Extent = 'with frames' | 'without frames' | 'looks';

/** Full run: every screen, loaded wide and loaded narrow, and resized to the other widths. */
const exhaustive: readonly (readonly [string, Visit])[] = screenNames.flatMap((name) =>
  [
    { width: 1280, narrower: 800, extent: 'with frames', narrowExtent: 'without frames' } as const,
    { width: 390, narrower: 320, extent: 'with frames', narrowExtent: 'without frames' } as const,
  ].map((visit) => [name, visit] as const),
);
/**
 * One screen for each layout, loaded wide and resized. The busiest are also loaded narrow and checked with their
 * frames; the components of the others are checked narrow in their stories.
 */
const busiest = ['home', 'stream', 'article'];
const short: readonly (readonly [string, Visit])[] = [
  ...layoutNames.map(
    (name) => [name, { width: 1280, narrower: 390, extent: 'without frames', narrowExtent: 'not checked' }] as const,
  ),
  ...busiest.map(
    (name) => [name, { width: 390, narrower: 320, extent: 'with frames', narrowExtent: 'looks' }] as const,
  ),
];

const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('§2.9: WCAG 2.2 AA, and nothing moves by itself', () => {
  test.for((isFullRun ? exhaustive : short).map(([name, visit]) => ({ name, ...visit })))(
    '$name at $width and $narrower px has no accessibility violation, does not scroll sideways and does not shift while it loads',
    async ({ name, width, narrower, extent, narrowExtent }, { visit }) => {
      const { path, status } = await getScreen(name);
      const page = await visit(path, { width, status });
      const shifts = await collectShifts(page);
      expect.soft(cumulativeShift(shifts), `layout shift to two decimals: ${JSON.stringify(shifts)}`).toBe(0);
      expect.soft(await axe(page, extent), 'accessibility').toEqual([]);
      expect.soft(await overflowPx(page), 'pixels too wide').toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: narrower, height: 900 });
      if (narrowExtent !== 'not checked')
        expect.soft(await axe(page, narrowExtent), `accessibility at ${narrower}`).toEqual([]);
      expect(await overflowPx(page), `pixels too wide at ${narrower}`).toBeLessThanOrEqual(0);
    },
  );
});
