import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../src/test.ts';
import { sampleContent } from '../src/testedBrand.ts';

type Stop = {
  name: string;
  visible: boolean;
  outlined: boolean;
  inside: 'before' | 'header' | 'main' | 'footer' | 'apart' | 'end';
};

/**
 * Describes the focused element: its name, whether it and its outline are visible (not clipped or covered), and its
 * landmark.
 */
const readFocusStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // The center of a line: that of a link of two lines may be outside of it.
    const isOnTop = ({ x, y, width, height }: DOMRect): boolean =>
      element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    const main = document.querySelector('main');
    // The link of a teaser covers all of it: its outline is drawn by a pseudo-element or an ancestor.
    const drawn = [element, element.parentElement, element.closest('article'), element.closest('li')].some((one) =>
      one === null
        ? false
        : [undefined, '::before', '::after'].some((part) => {
            const { outlineStyle, outlineWidth, content } = getComputedStyle(one, part);
            return (part === undefined || content !== 'none') && outlineStyle !== 'none' && outlineWidth !== '0px';
          }),
    );
    const getLandmark = (): Stop['inside'] => {
      if (element === document.body) return 'end';
      if (element.closest('[data-slot]') || element instanceof HTMLIFrameElement) return 'apart';
      if (main?.contains(element)) return 'main';
      if (element.closest('footer')) return 'footer';
      return element.closest('header') ? 'header' : 'before';
    };
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 80) ?? '',
      visible: [...element.getClientRects()].some(isOnTop),
      outlined: drawn,
      inside: getLandmark(),
    };
  });

const order = ['before', 'header', 'main', 'footer'] as const;
const maxStops = 300;

/** Returns every focus stop of the page, in the order of the Tab key. */
const walk = async (page: Page): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  while (stops.length < maxStops) {
    await page.keyboard.press('Tab');
    const stop = await readFocusStop(page);
    if (stop.inside === 'end') break;
    stops.push(stop);
  }
  return stops;
};

describe('keyboard', () => {
  test.for(['/', sampleContent.stream, '/search/?q=office'])(
    '%s can be used with the keyboard: every focus stop is visible and outlined, in the order header, main, footer',
    async (path, { visit }) => {
      const page = await visit(path);
      // Ads are anywhere in the order; frames draw the outlines of their own content.
      const stops = (await walk(page)).filter(({ inside }) => inside !== 'apart');
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ visible, outlined }) => !visible || !outlined)).toEqual([]);
      const ranks = stops.map(({ inside }) => order.findIndex((place) => place === inside));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    },
  );

  test('the skip link moves the focus past the header', async ({ visit }) => {
    const page = await visit('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await readFocusStop(page)).inside).toBe('main');
  });
});
