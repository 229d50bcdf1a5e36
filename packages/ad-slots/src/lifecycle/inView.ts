import { timing } from './options';

/** Time that something was in view, gathered over several stays. */
export type ViewClock = { enter: () => void; leave: () => void; stop: () => void };

/**
 * Calls when something was in view for long enough in all; it counts from nothing when it is entered again. It keeps one
 * timer, and none while the thing is out of view.
 */
export const createViewClock = (ms: number, onDue: () => void): ViewClock => {
  let gathered = 0;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    if (since !== undefined) gathered += performance.now() - since;
    since = undefined;
  };
  const enter = () => {
    if (since !== undefined) return;
    since = performance.now();
    timer = setTimeout(
      () => {
        gathered = 0;
        since = undefined;
        onDue();
      },
      Math.max(0, ms - gathered),
    );
  };
  return { enter, leave, stop: leave };
};

/** Watches elements until the signal ends: each has a clock that runs while half of it, a slot's label included, is in view in a visible tab. */
export const watchInView = (signal: AbortSignal, due: (element: Element) => void) => {
  const clocks = new Map<Element, ViewClock>();
  const seen = new Set<Element>();
  const run = (element: Element): void => {
    const clock = clocks.get(element);
    if (seen.has(element) && document.visibilityState === 'visible') clock?.enter();
    else clock?.leave();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= timing.inViewShare) seen.add(target);
        else seen.delete(target);
        run(target);
      }
    },
    { threshold: [0, timing.inViewShare] },
  );
  document.addEventListener('visibilitychange', () => clocks.forEach((_, element) => run(element)), { signal });
  signal.addEventListener(
    'abort',
    () => {
      observer.disconnect();
      for (const clock of clocks.values()) clock.stop();
    },
    { once: true },
  );
  return {
    /** Begins to count for an element that has just been filled, again where it was counted for before. */
    add: (element: Element): void => {
      if (signal.aborted) return;
      if (clocks.has(element)) return run(element);
      clocks.set(
        element,
        createViewClock(timing.refreshAfterMs, () => due(element)),
      );
      observer.observe(element);
    },
  };
};
