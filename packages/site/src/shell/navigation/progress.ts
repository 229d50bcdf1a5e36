import { browserLimits as limits } from '@masthead/config/limits';

/** The page-load progress bar of SPEC §4 and §9; times in ms, progress in per cent. */
const { throttleMs, durationMs, stepWithFetch, stepWithoutFetch } = limits.progressBar;
/** The bar never claims to be done before the page is. */
const ceiling = 96;

/** How far one finished step moves the bar: less where a page has two steps to finish. */
export const stepIncrement = (steps: 'data' | 'data-and-fetch'): number =>
  steps === 'data-and-fetch' ? stepWithFetch : stepWithoutFetch;

/** Width of the bar after so many ms of waiting and so many finished steps; undefined while it is not shown. */
export const progressAt = (elapsedMs: number, finishedSteps: number, increment: number): number | undefined => {
  if (elapsedMs < throttleMs) return undefined;
  const byTime = (1 - Math.exp(-elapsedMs / (durationMs / 2))) * 100;
  return Math.min(ceiling, Math.max(byTime, finishedSteps * increment));
};
