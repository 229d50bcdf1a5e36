import type { AdPage, AdsOptions } from './options';
import { startSlotLifecycle, type SlotLifecycle } from './startSlotLifecycle';
import type { SlotReport } from './slotContainer';
import { visit } from './openInterstitial';

export type { AdConsent, AdPage, AdsOptions, ConsentSource } from './options';
export type { SlotReport, SlotState } from './slotContainer';

/** The page and its slots, as the inspector shows them. */
export type AdsReport = { page: AdPage | undefined; slots: readonly SlotReport[] };

/** The advertising runtime of a document. */
export type Ads = {
  /**
   * Ends the slots of the previous page and starts those of this one. `navigatedAtMs`: time of the navigation
   * (`performance.now()`).
   */
  show: (page: AdPage, navigatedAtMs: number) => void;
  /** Destroys all slots, listeners and timers. */
  stop: () => void;
  report: () => AdsReport;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  watch: (listener: () => void) => () => void;
};

/** Creates the advertising runtime of a document, which spans client-side navigations. */
export const createAds = (options: AdsOptions): Ads => {
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  let current: { page: AdPage; lifecycle: SlotLifecycle } | undefined;
  const stop = (): void => {
    current?.lifecycle.end();
    current = undefined;
    notifyListeners();
  };
  return {
    stop,
    show: (page, navigatedAtMs) => {
      stop();
      const interstitial = visit.countPage();
      current = {
        page,
        lifecycle: startSlotLifecycle(options, page, { navigatedAtMs, interstitial }, notifyListeners),
      };
      notifyListeners();
    },
    report: () => ({ page: current?.page, slots: current?.lifecycle.reports() ?? [] }),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
