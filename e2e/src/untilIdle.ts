import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const waitMs = 60_000;

/**
 * Returns what a page is still waiting for; empty half a second after the last resource has loaded. Runs in the page.
 */
const awaited = (): readonly string[] => {
  const seen = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const pictures = [...document.images].filter(
    (image) => !image.complete && (image.loading !== 'lazy' || seen(image.getBoundingClientRect())),
  );
  const last = Math.max(
    ...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    0,
  );
  return [
    ...(document.readyState === 'complete' ? [] : ['the document']),
    ...pictures.map(({ src }) => src),
    ...(performance.now() - last > 500 ? [] : ['half a second of rest']),
  ];
};

/**
 * Waits until a page has loaded everything. Playwright's `networkidle` also waits for the frames of advertisements,
 * which may be removed before they are idle.
 */
export const untilIdle = async (page: Page): Promise<void> => {
  const startedAt = performance.now();
  // Playwright's polling functions need `eval`, which the content security policy forbids.
  for (;;) {
    const rest = await page.evaluate(awaited);
    if (rest.length === 0) return;
    if (performance.now() - startedAt > waitMs)
      throw new Error(`${page.url()} does not settle. It waits for: ${rest.join(', ')}`);
    await delay(100);
  }
};
