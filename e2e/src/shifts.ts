import type { Page } from 'playwright-core';
import { untilAllSlotsResolve, untilLoaded } from './untilLoaded.ts';

/** A layout shift without user input. `moved` names the shifted elements. */
export type Shift = { value: number; moved: readonly string[] };

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources?: readonly { node?: Element | null }[];
};

/** Records the layout shifts of a page from its first paint on; those before its fonts have arrived apart from the others. */
export const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const fontShifts: Shift[] = [];
    Object.assign(window, { shifts, fontShifts });
    let fontsArrivedAt = Infinity;
    addEventListener('load', () => {
      // The first frame after their arrival shows them.
      void document.fonts.ready.then(() =>
        requestAnimationFrame(() => requestAnimationFrame(() => (fontsArrivedAt = performance.now()))),
      );
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        (entry.startTime > fontsArrivedAt ? shifts : fontShifts).push({
          value: entry.value,
          moved: (entry.sources ?? []).map(
            ({ node }) => node?.nodeName.toLowerCase().concat('.', node.className) ?? 'text',
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Reads recorded layout shifts. They are reported after the frame in which they happened. */
const read = (page: Page, list: 'shifts' | 'fontShifts'): Promise<readonly Shift[]> =>
  page.evaluate(
    (name) =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: Shift[]; fontShifts: Shift[] })[name])),
        ),
      ),
    list,
  );

/** The layout shifts since the fonts arrived. */
export const getShifts = (page: Page): Promise<readonly Shift[]> => read(page, 'shifts');

/** Returns the layout shifts of a page when it has loaded and its visible slots are resolved. */
export const readShifts = async (page: Page): Promise<readonly Shift[]> => {
  await untilLoaded(page);
  await untilAllSlotsResolve(page);
  return getShifts(page);
};

/** Scrolls through the page to its end and returns every layout shift since it was opened. */
export const collectShifts = async (page: Page): Promise<readonly Shift[]> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  return readShifts(page);
};

/** Returns the layout shifts before the fonts of a page had arrived. */
export const getFontShifts = (page: Page): Promise<readonly Shift[]> => read(page, 'fontShifts');

/** Cumulative layout shift, rounded to two decimals as it is reported. */
export const cumulativeShift = (shifts: readonly Shift[]): number =>
  Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 100) / 100;
