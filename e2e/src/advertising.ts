import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { recordShifts } from './shifts.ts';
import { settled } from './settled.ts';

/** A slot of a page as a reader has it. */
export type SeenSlot = { name: string; state: string; width: number; height: number; creative: string };

/** How a page with advertising is opened. */
export type Opening = {
  width?: number;
  /** How the stand-in behaves, such as `house-empty=all`. */
  house?: string;
  /** What happens to a request for the house: answer `true` when it was taken care of. */
  meddle?: (context: BrowserContext) => Promise<void>;
};

/** Keeps count of the observers that are at work. */
const counters = (): void => {
  const counts = { observers: 0 };
  Object.assign(window, { counts });
  for (const name of ['IntersectionObserver', 'MutationObserver'] as const) {
    const Native = window[name] as unknown as new (...parameters: unknown[]) => { observe(...parameters: unknown[]): void; disconnect(): void };
    class Counted extends Native {
      private live = false;
      override observe(...parameters: unknown[]): void {
        if (!this.live) counts.observers += 1;
        this.live = true;
        super.observe(...parameters);
      }
      override disconnect(): void {
        if (this.live) counts.observers -= 1;
        this.live = false;
        super.disconnect();
      }
    }
    Object.assign(window, { [name]: Counted });
  }
};

/** Opens a page in a profile of its own; what the page reports as a fault is kept. */
export const openWithAds = async (browser: Browser, path: string, { width = 1440, house = '', meddle }: Opening = {}): Promise<{ page: Page; faults: string[]; close: () => Promise<void> }> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const faults: string[] = [];
  await meddle?.(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await recordShifts(page);
  await page.addInitScript(counters);
  await page.goto(`${inject('origin')}${path}${house && `${path.includes('?') ? '&' : '?'}${house}`}`, { waitUntil: 'load' });
  return { page, faults, close: () => context.close() };
};

/** Every slot of the page as it is now. */
export const slotsOf = (page: Page): Promise<SeenSlot[]> =>
  page.locator('[data-slot]').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const frame = element.querySelector('iframe');
      return { name: element.getAttribute('data-slot') ?? '', state: element.getAttribute('data-state') ?? 'waiting', width, height, creative: frame ? `${frame.width}x${frame.height}` : '' };
    }),
  );

/** Waits until a slot has come to a state. */
export const untilSlot = async (page: Page, name: string, state: string): Promise<void> => {
  await page.locator(`[data-slot="${name}"][data-state="${state}"]`).waitFor({ state: 'attached', timeout: 20_000 });
};

/** Reads the page to its end as people do: slots that come near are filled on the way. */
export const readThrough = async (page: Page): Promise<void> => {
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 450) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await settled(page);
  }
};
