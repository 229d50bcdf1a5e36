/** Timers of one page view; a navigation cancels all of them. */
export type Timers = {
  after: (ms: number, run: () => void) => void;
  cancelAll: () => void;
};

/** Creates an empty set of timers. */
export const createTimers = (): Timers => {
  const running = new Set<ReturnType<typeof setTimeout>>();
  return {
    after: (ms, run) => {
      const timer = setTimeout(() => {
        running.delete(timer);
        run();
      }, ms);
      running.add(timer);
    },
    cancelAll: () => {
      running.forEach(clearTimeout);
      running.clear();
    },
  };
};

/** Polls `look` every `every` ms, at most `tries` more times, then calls `then` with the result or undefined. */
export const pollUntilFound = <Found>(
  timers: Timers,
  { every, tries }: { every: number; tries: number },
  look: () => Found | undefined,
  then: (found: Found | undefined) => void,
): void => {
  const found = look();
  if (found !== undefined || tries === 0) then(found);
  else timers.after(every, () => pollUntilFound(timers, { every, tries: tries - 1 }, look, then));
};
