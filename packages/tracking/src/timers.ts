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

/** Calls `find` until it returns a value or `maxRetries` are used up. `onDone` receives the result. */
export const pollUntilFound = <Found>(
  timers: Timers,
  { intervalMs, maxRetries }: { intervalMs: number; maxRetries: number },
  find: () => Found | undefined,
  onDone: (found: Found | undefined) => void,
): void => {
  const found = find();
  if (found !== undefined || maxRetries === 0) onDone(found);
  else timers.after(intervalMs, () => pollUntilFound(timers, { intervalMs, maxRetries: maxRetries - 1 }, find, onDone));
};
