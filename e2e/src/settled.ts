import type { Page } from 'playwright-core';

const waitMs = 60_000;

/** What a page still waits for; empty when half a second has passed since the last file came. */
const awaited = (): readonly string[] => {
  const seen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  const pictures = [...document.images].filter((image) => !image.complete && (image.loading !== 'lazy' || seen(image.getBoundingClientRect())));
  const last = Math.max(...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd), 0);
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
export const settled = async (page: Page): Promise<void> => {
  try {
    await page.waitForFunction(`(${awaited.toString()})().length === 0`, undefined, { polling: 100, timeout: waitMs });
  } catch (cause) {
    const rest = await page.evaluate<readonly string[]>(`(${awaited.toString()})()`);
    throw new Error(`${page.url()} does not settle. It waits for: ${rest.join(', ')}`, { cause });
  }
};
