import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe } from '../src/axe.ts';
import { screenNamed, screenNames } from '../src/screens.ts';
import { cumulative, shiftsOf } from '../src/shifts.ts';
import { test } from '../src/test.ts';

/** Each kind of screen is opened twice; the other widths are tried on the open page. */
const visits = [
  { width: 1280, also: 800 },
  { width: 390, also: 320 },
] as const;
const everywhere = screenNames.flatMap((name) => visits.map((visit) => [name, visit.width, visit.also] as const));

const tooWide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('DECISIONS, Rendering and look: WCAG 2.2 AA, and nothing moves by itself', () => {
  test.for(everywhere)(
    '%s at %i and %i has no fault that axe knows, does not scroll sideways, and nothing moves while it loads and is read',
    async ([name, width, also], { visit }) => {
      const { path, status } = await screenNamed(name);
      const page = await visit(path, { width, status });
      const shifts = await shiftsOf(page);
      expect.soft(cumulative(shifts), `layout shift to two decimals: ${JSON.stringify(shifts)}`).toBe(0);
      expect.soft(await axe(page), 'accessibility').toEqual([]);
      expect.soft(await tooWide(page), 'pixels too wide').toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: also, height: 900 });
      expect.soft(await axe(page, 'without frames'), `accessibility at ${also}`).toEqual([]);
      expect(await tooWide(page), `pixels too wide at ${also}`).toBeLessThanOrEqual(0);
    },
  );
});
