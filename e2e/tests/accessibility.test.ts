import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe } from '../src/axe.ts';
import { isFullRun } from '../src/env.ts';
import { sampled } from '../src/sampled.ts';
import { layoutNames, getScreen, screenNames } from '../src/screens.ts';
import { cumulativeShift, collectShifts } from '../src/shifts.ts';
import { test } from '../src/test.ts';

/** The extents say how much axe checks at each of the two widths. */
type Visit = { width: number; narrower: number; extent: Extent; narrowExtent: Extent | 'not checked' };
type Extent = 'with frames' | 'without frames' | 'looks';

/**
 * A third of the layouts, in a full run every screen, loaded wide and resized. The busiest are also loaded narrow and
 * checked with their frames. Stories check the components of all screens.
 */
const busiest = ['home', 'stream', 'article'];
const busiestNarrow = busiest.map(
  (name) => [name, { width: 390, narrower: 320, extent: 'with frames', narrowExtent: 'looks' }] as const,
);
const visits: readonly (readonly [string, Visit])[] = isFullRun
  ? [
      ...screenNames.map(
        (name) => [name, { width: 1280, narrower: 320, extent: 'with frames', narrowExtent: 'looks' }] as const,
      ),
      ...busiestNarrow,
    ]
  : [
      ...sampled(layoutNames, Math.ceil(layoutNames.length / 3)).map(
        (name) =>
          [name, { width: 1280, narrower: 390, extent: 'without frames', narrowExtent: 'not checked' }] as const,
      ),
      ...busiestNarrow,
    ];

const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('§2.9: WCAG 2.2 AA, and nothing moves by itself', () => {
  test.for(visits.map(([name, visit]) => ({ name, ...visit })))(
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
