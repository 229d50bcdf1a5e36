import type { AdPage, AdsOptions } from './options';
import { runPage, type PageRun } from './runPage';
import type { SlotReport } from './slotContainer';
import { visit } from './visit';

/** The page and its slots, as the inspector shows them. */
export type AdsReport = { page: AdPage | undefined; slots: readonly SlotReport[] };

/** The advertising runtime of a document. */
export type Ads = {
  /** Ends the previous page view and runs the slots of this one. `arrivedAtMs`: time of the navigation (`performance.now()`). */
  show: (page: AdPage, arrivedAtMs: number) => void;
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
  let current: { page: AdPage; run: PageRun } | undefined;
  const stop = (): void => {
    current?.run.end();
    current = undefined;
    notifyListeners();
  };
  return {
    stop,
    show: (page, arrivedAtMs) => {
      stop();
      current = { page, run: runPage(options, page, { arrivedAtMs, overlay: visit.countPage() }, notifyListeners) };
      notifyListeners();
    },
    report: () => ({ page: current?.page, slots: current?.run.reports() ?? [] }),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
