/** Timers of one page view: a navigation ends all of them. */
export type Timers = {
  after: (ms: number, run: () => void) => void;
  cancelAll: () => void;
};

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

/** Looks until something is there, or the tries are used up; then goes on with what was found, or without. */
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
