import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { closeContext } from './launch.ts';
import { untilConnected, untilAllSlotsResolve } from './untilLoaded.ts';
import { recordShifts } from './shifts.ts';

/** A slot in the page. Sizes are in CSS pixels, `creative` is the size of its frame such as `300x250`. */
export type SlotState = { name: string; state: string; width: number; height: number; creative: string };

export type AdPageOptions = {
  width?: number;
  /** A viewport as tall as the page shows every slot at once. */
  height?: number;
  /** Query parameters that control the stub of the ad server, such as `house-empty=all`. */
  house?: string;
  /** `open`: no slot is closed, as with an ad network, whose ads may fill each of them. */
  slots?: 'as served' | 'open';
  /** Prepares the browser context before the page opens, for example to block requests. */
  prepare?: (context: BrowserContext) => Promise<void>;
};

/** Counts of what a page may leak on navigation. */
export type LiveResources = { observers: number; listeners: number; timers: number };

/** Counts the active observers, timers and listeners of the document and the window. Runs in the page. */
const counters = (): void => {
  const listening = new Set<string>();
  const timers = new Set<number>();
  const counts = {
    observers: 0,
    get listeners() {
      return listening.size;
    },
    get timers() {
      return timers.size;
    },
  };
  Object.assign(window, { counts });
  const numbers = new Map<unknown, number>();
  const getKey = (
    target: EventTarget,
    type: string,
    listener: unknown,
    options: boolean | EventListenerOptions | undefined,
  ): string | undefined => {
    if ((target !== window && target !== document) || listener === null) return undefined;
    numbers.set(listener, numbers.get(listener) ?? numbers.size);
    return [
      target === window ? 'window' : 'document',
      type,
      numbers.get(listener),
      typeof options === 'boolean' ? options : options?.capture === true,
    ].join(' ');
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const key = getKey(this ?? window, type, listener, options);
    const { once = false, signal }: AddEventListenerOptions = typeof options === 'object' ? options : {};
    if (key !== undefined && signal?.aborted !== true) {
      listening.add(key);
      if (once) add.call(this ?? window, type, () => listening.delete(key), { once, ...(signal && { signal }) });
      if (signal) add.call(signal, 'abort', () => listening.delete(key), { once: true });
    }
    add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    listening.delete(getKey(this ?? window, type, listener, options) ?? '');
    remove.call(this ?? window, type, listener, options);
  };
  const { setTimeout: start, clearTimeout: end } = window;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const timer: number = start(
        (...parameters: unknown[]) => {
          timers.delete(timer);
          if (typeof run === 'function') run(...parameters);
        },
        ms,
        ...rest,
      );
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number | undefined) => {
      if (timer !== undefined) timers.delete(timer);
      end(timer);
    },
  });
  for (const name of ['IntersectionObserver', 'MutationObserver'] as const) {
    const Native = window[name] as unknown as new (...parameters: unknown[]) => {
      observe(...parameters: unknown[]): void;
      disconnect(): void;
    };
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

/** Opens the slots that the page has closed because they show no house ads. Runs before the page's own scripts. */
const openSlots = (): void => {
  const open = (): void => {
    for (const slot of document.querySelectorAll('[data-slot][data-state="closed"]'))
      slot.removeAttribute('data-state');
    for (const element of document.querySelectorAll('[data-closed-around]'))
      element.removeAttribute('data-closed-around');
  };
  document.addEventListener('DOMContentLoaded', open, { once: true });
};

/** Opens a page in a new browser context. `pageErrors` collects its uncaught errors. */
export const openWithAds = async (
  browser: Browser,
  path: string,
  { width = 1440, height = 900, house = '', slots = 'as served', prepare: prepareContext }: AdPageOptions = {},
): Promise<{ page: Page; pageErrors: string[]; close: () => Promise<void> }> => {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const pageErrors: string[] = [];
  await prepareContext?.(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await recordShifts(page);
  await page.addInitScript(counters);
  if (slots === 'open') await page.addInitScript(openSlots);
  await page.goto(`${inject('origin')}${path}${house && `${path.includes('?') ? '&' : '?'}${house}`}`, {
    waitUntil: 'load',
  });
  await untilConnected(page);
  return { page, pageErrors, close: () => closeContext(context) };
};

export const getSlots = (page: Page): Promise<SlotState[]> =>
  page.locator('[data-slot]').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const frame = element.querySelector('iframe');
      return {
        name: element.getAttribute('data-slot') ?? '',
        state: element.getAttribute('data-state') ?? 'waiting',
        width,
        height,
        creative: frame ? `${frame.width}x${frame.height}` : '',
      };
    }),
  );

export const untilSlot = async (page: Page, name: string, state: string): Promise<void> => {
  await page.locator(`[data-slot="${name}"][data-state="${state}"]`).waitFor({ state: 'attached', timeout: 60_000 });
};

/** The behavior of the ad server stub, as its tab stores it. */
export type HouseAdBehavior = {
  delayMs: number;
  empty: readonly string[];
  size: 'usual' | 'largest' | 'smallest';
  failure: 'none';
};

/** Sets the behavior of the ad server stub before the page loads, and closes the developers' info panel. */
export const withHouseAds =
  (house: HouseAdBehavior) =>
  async (context: BrowserContext): Promise<void> => {
    await context.addInitScript((text) => {
      if (self !== top) return; // frames of other origins may have no storage
      sessionStorage.setItem('masthead-dev-panel', 'closed');
      if (sessionStorage.getItem('mh-house') === null) sessionStorage.setItem('mh-house', text);
    }, JSON.stringify(house));
  };

/** Changes the behavior of the stub and requests every slot again. Resolves when all slots have rendered. */
export const requestAdsAgain = async (page: Page, house: HouseAdBehavior): Promise<void> => {
  await page.evaluate(async (text) => {
    sessionStorage.setItem('mh-house', text);
    const { googletag } = window as unknown as {
      googletag: {
        pubads: () => {
          getSlots: () => object[];
          refresh: () => void;
          addEventListener: (type: string, listener: (event: { slot: object }) => void) => void;
        };
      };
    };
    const waiting = new Set(googletag.pubads().getSlots());
    await new Promise<void>((resolve) => {
      googletag.pubads().addEventListener('slotRenderEnded', ({ slot }) => {
        waiting.delete(slot);
        if (waiting.size === 0) resolve();
      });
      googletag.pubads().refresh();
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, JSON.stringify(house));
  await untilAllSlotsResolve(page);
};

/** Scrolls through the page to its end. Slots that come near the viewport are filled on the way. */
export const scrollToEnd = async (page: Page): Promise<void> => {
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 600) {
    await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
    await untilAllSlotsResolve(page);
  }
};
