import type { AdPage, AdsOptions } from './options';
import { runPage, type PageRun } from './runPage';
import type { SlotReport } from './slotContainer';
import { visit } from './visit';

/** What an operator sees of the page. */
export type AdsReport = { page: AdPage | undefined; slots: readonly SlotReport[] };

/** The advertising runtime of a document. */
export type Ads = {
  /** Ends the page before and runs the slots of this one, which came at this time of the document (ms, `performance.now()`). */
  show: (page: AdPage, arrived: number) => void;
  /** Leaves no slot, listener or timer behind. */
  stop: () => void;
  report: () => AdsReport;
  /** Told of every change until the answer is called. */
  watch: (listener: () => void) => () => void;
};

/** The advertising of a document, over all the pages that are shown in it. */
export const createAds = (options: AdsOptions): Ads => {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  let current: { page: AdPage; run: PageRun } | undefined;
  const stop = (): void => {
    current?.run.end();
    current = undefined;
    changed();
  };
  return {
    stop,
    show: (page, arrived) => {
      stop();
      current = { page, run: runPage(options, page, { arrived, overlay: visit.begin() }, changed) };
      changed();
    },
    report: () => ({ page: current?.page, slots: current?.run.reports() ?? [] }),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
