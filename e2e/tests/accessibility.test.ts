import { describe, expect } from 'vitest';
import { axe } from '../src/axe.ts';
import { screenNamed, screenNames } from '../src/screens.ts';
import { cumulative, shiftsOf } from '../src/shifts.ts';
import { test } from '../src/test.ts';

const widths = [1280, 800, 390] as const;
const everywhere = screenNames.flatMap((name) => widths.map((width) => [name, width] as const));

describe('DECISIONS, Rendering and look: WCAG 2.2 AA, and nothing moves by itself', () => {
  test.for(everywhere)('%s at %i has no fault that axe knows, does not scroll sideways, and nothing moves while it loads and is read', async ([name, width], { visit }) => {
    const { path, status } = await screenNamed(name);
    const page = await visit(path, { width, status });
    const shifts = await shiftsOf(page);
    expect.soft(cumulative(shifts), `layout shift to two decimals: ${JSON.stringify(shifts)}`).toBe(0);
    expect.soft(await axe(page), 'accessibility').toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'pixels too wide').toBeLessThanOrEqual(0);
  });

  test.for(screenNames)('%s works at 320 pixels, as wide as a page at 400 %% zoom', async (name, { visit }) => {
    const { path, status } = await screenNamed(name);
    const page = await visit(path, { width: 320, status });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'pixels too wide').toBeLessThanOrEqual(0);
  });
});
