import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const waitMs = 60_000;

/** What a page still waits for; empty when half a second has passed since the last file came. */
const awaited = (): readonly string[] => {
  const seen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
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
 * Waits until nothing more comes to a page. The browser's own `networkidle` waits for every frame, also for those of
 * advertisements, which may be written and taken away before they are idle.
 */
export const untilIdle = async (page: Page): Promise<void> => {
  const startedAt = performance.now();
  // A function of Playwright's that polls in the page would need `eval`, which the content security policy forbids.
  for (;;) {
    const rest = await page.evaluate(awaited);
    if (rest.length === 0) return;
    if (performance.now() - startedAt > waitMs)
      throw new Error(`${page.url()} does not settle. It waits for: ${rest.join(', ')}`);
    await delay(100);
  }
};
