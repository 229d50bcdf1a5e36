import { showProgress } from '@masthead/design-system/show-progress';
import { markResultsBusy } from '../shell/navigation/navigationEffects';
import { getBarWidth, nextLoad, type LoadEvent, type PageLoad } from '../shell/navigation/pageLoad';
import { progressBarId } from '../shell/navigation/pageParts';

/** Interval between two widths of the bar. */
const frameMs = 100;

/** How long a failed bar is visible. */
const failedBarMs = 2_000;

/** Creates the function that shows the progress of a navigation: the bar, and results that are busy (§4). */
export const createPageProgress = (): ((event: LoadEvent) => void) => {
  let load: PageLoad = { phase: 'idle' };
  let timer: ReturnType<typeof setInterval> | undefined;
  const paint = (): void => {
    const bar = document.getElementById(progressBarId);
    if (bar) showProgress(bar, getBarWidth(load, performance.now()), load.phase === 'failed' ? 'failed' : 'running');
  };
  const show = (event: LoadEvent): void => {
    load = nextLoad(load, event);
    clearInterval(timer);
    if (load.phase === 'failed') timer = setTimeout(() => show({ type: 'dismissed' }), failedBarMs);
    if (load.phase === 'running') timer = setInterval(paint, frameMs);
    markResultsBusy(document, load);
    paint();
  };
  return show;
};
