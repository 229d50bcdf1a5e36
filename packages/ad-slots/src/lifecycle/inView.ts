import { timing } from './options';

/** Measures how long an element was in view, summed over several visits. */
type ViewClock = { enter: () => void; leave: () => void; stop: () => void };

/** Calls `onDue` after `ms` in view, then starts at zero with the next `enter`. No timer runs while out of view. */
export const createViewClock = (ms: number, onDue: () => void): ViewClock => {
  let totalMs = 0;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    if (since !== undefined) totalMs += performance.now() - since;
    since = undefined;
  };
  const enter = () => {
    if (since !== undefined) return;
    since = performance.now();
    timer = setTimeout(
      () => {
        totalMs = 0;
        since = undefined;
        onDue();
      },
      Math.max(0, ms - totalMs),
    );
  };
  return { enter, leave, stop: leave };
};

/**
 * Calls `onDue` for elements that were in view long enough: at least half of the element, label included, in a visible
 * tab.
 */
export const watchInView = (signal: AbortSignal, onDue: (element: Element) => void) => {
  const clocks = new Map<Element, ViewClock>();
  const inView = new Set<Element>();
  const update = (element: Element): void => {
    const clock = clocks.get(element);
    if (inView.has(element) && document.visibilityState === 'visible') clock?.enter();
    else clock?.leave();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= timing.inViewShare) inView.add(target);
        else inView.delete(target);
        update(target);
      }
    },
    { threshold: [0, timing.inViewShare] },
  );
  document.addEventListener('visibilitychange', () => clocks.forEach((_, element) => update(element)), { signal });
  signal.addEventListener(
    'abort',
    () => {
      observer.disconnect();
      for (const clock of clocks.values()) clock.stop();
    },
    { once: true },
  );
  return {
    /** Starts the clock of an element that has just been filled or refreshed. */
    add: (element: Element): void => {
      if (signal.aborted) return;
      if (clocks.has(element)) return update(element);
      clocks.set(
        element,
        createViewClock(timing.refreshAfterMs, () => onDue(element)),
      );
      observer.observe(element);
    },
  };
};
