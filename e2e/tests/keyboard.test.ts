import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../src/test.ts';

type Stop = {
  name: string;
  visible: boolean;
  outlined: boolean;
  inside: 'before' | 'header' | 'main' | 'footer' | 'apart' | 'end';
};

/** Where the focus is now: what it is called, whether it and its outline can be seen, and in which part of the page. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const main = document.querySelector('main');
    // A teaser's one link covers it: the outline is drawn round the whole, by a pseudo-element or an ancestor.
    const drawn = [element, element.parentElement, element.closest('article'), element.closest('li')].some((one) =>
      one === null
        ? false
        : [undefined, '::before', '::after'].some((part) => {
            const { outlineStyle, outlineWidth, content } = getComputedStyle(one, part);
            return (part === undefined || content !== 'none') && outlineStyle !== 'none' && outlineWidth !== '0px';
          }),
    );
    const place = (): Stop['inside'] => {
      if (element === document.body) return 'end';
      if (element.closest('[data-slot]') || element instanceof HTMLIFrameElement) return 'apart';
      if (main?.contains(element)) return 'main';
      if (element.closest('footer')) return 'footer';
      return element.closest('header') ? 'header' : 'before';
    };
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 80) ?? '',
      visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      outlined: drawn,
      inside: place(),
    };
  });

const order = ['before', 'header', 'main', 'footer'] as const;
const mostStops = 300;

/** Every stop of the Tab key from the top of the page to its end. */
const walk = async (page: Page): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop.inside === 'end') break;
    stops.push(stop);
  }
  return stops;
};

describe('keyboard', () => {
  test.for(['/', '/markets/northeast/', '/search/?q=office'])(
    '%s can be used with the keyboard: every focus stop is visible and outlined, in the order header, main, footer',
    async (path, { visit }) => {
      const page = await visit(path);
      // Advertisements stand before, between and after the parts of a page; frames outline what is in them themselves.
      const stops = (await walk(page)).filter(({ inside }) => inside !== 'apart');
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ visible, outlined }) => !visible || !outlined)).toEqual([]);
      const places = stops.map(({ inside }) => order.findIndex((place) => place === inside));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  test('the skip link moves the focus past the header', async ({ visit }) => {
    const page = await visit('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await stopOf(page)).inside).toBe('main');
  });
});
