import { browserLimits as limits } from '@masthead/config/limits';

/** State of a navigation from the click to the rendered page (§4, page load). Times in ms. */
export type PageLoad =
  | { phase: 'idle' }
  | { phase: 'running'; startedAt: number; steps: LoadSteps; pending: number; finished: number; arrived: boolean }
  | { phase: 'failed' };

export type LoadEvent =
  /** The reader followed a link to `path`. `at` is a time in ms. */
  | { type: 'started'; at: number; path: string }
  | { type: 'request-started' }
  | { type: 'request-ended' }
  /** The browser shows the address of the new page. */
  | { type: 'arrived' }
  | { type: 'failed' }
  /** The bar of a failed or abandoned load disappears. */
  | { type: 'dismissed' };

/** What a page loads: content alone, or also a fetch of partners' data (§4). */
type LoadSteps = 'data' | 'data-and-fetch';

/** Resource pages, with or without a site prefix, are the only ones with data of a second service (§7.2). */
const resourcePages = /^(?:\/[^/?]+)?\/(?:company-)?resources\//;

export const getLoadSteps = (path: string): LoadSteps => (resourcePages.test(path) ? 'data-and-fetch' : 'data');

const idle: PageLoad = { phase: 'idle' };

/** The next state. A load ends when the page has arrived and no request is pending. */
export const nextLoad = (load: PageLoad, event: LoadEvent): PageLoad => {
  if (event.type === 'started')
    return {
      phase: 'running',
      startedAt: event.at,
      steps: getLoadSteps(event.path),
      pending: 0,
      finished: 0,
      arrived: false,
    };
  if (event.type === 'dismissed') return idle;
  if (load.phase !== 'running') return load;
  switch (event.type) {
    case 'request-started':
      return { ...load, pending: load.pending + 1 };
    case 'request-ended': {
      const pending = Math.max(0, load.pending - 1);
      return pending === 0 && load.arrived ? idle : { ...load, pending, finished: load.finished + 1 };
    }
    case 'arrived':
      return load.pending === 0 ? idle : { ...load, arrived: true };
    case 'failed':
      return { phase: 'failed' };
    default:
      return event satisfies never;
  }
};

const { throttleMs, durationMs, stepWithFetch, stepWithoutFetch } = limits.progressBar;
/** The bar stays below 100 percent until the page is rendered. */
const maxPercent = 96;

/** Percent that one finished request adds to the bar: less on pages with two kinds of requests (§4). */
const stepIncrement = (steps: LoadSteps): number => (steps === 'data-and-fetch' ? stepWithFetch : stepWithoutFetch);

/** Width of the bar in percent after `elapsedMs` and `finishedSteps` (§4, §9); undefined while it is hidden. */
export const progressAt = (elapsedMs: number, finishedSteps: number, increment: number): number | undefined => {
  if (elapsedMs < throttleMs) return undefined;
  const byTime = (1 - Math.exp(-elapsedMs / (durationMs / 2))) * 100;
  return Math.min(maxPercent, Math.max(byTime, finishedSteps * increment));
};

/** Width of the bar in percent; undefined while it is hidden. */
export const getBarWidth = (load: PageLoad, now: number): number | undefined => {
  switch (load.phase) {
    case 'idle':
      return undefined;
    case 'failed':
      return 100;
    case 'running':
      return progressAt(now - load.startedAt, load.finished, stepIncrement(load.steps));
    default:
      return load satisfies never;
  }
};
