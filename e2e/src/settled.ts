import type { Page } from 'playwright-core';

/**
 * Waits until nothing more comes to a page: no slot waits for its advertisement, no picture in view is on its way, and
 * half a second has passed since the last file came. The browser's own `networkidle` waits for every frame, also for
 * those of advertisements, which may be written and taken away before they are idle.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const seen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
      const coming = [...document.images].some((image) => !image.complete && (image.loading !== 'lazy' || seen(image.getBoundingClientRect())));
      const last = Math.max(...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd), 0);
      return document.readyState === 'complete' && !coming && !document.querySelector('[data-state="asked"]') && performance.now() - last > 500;
    },
    undefined,
    { polling: 100 },
  );
};
