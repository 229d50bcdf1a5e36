/** How long the pointer must not move down before an item that it crosses takes effect. */
const restMs = 120;

/**
 * Delays what the pointer causes on its way: opening a menu, or closing the open one. Each move down starts the delay
 * again, so neither a diagonal way to a column of the open menu nor a way across the bar changes anything.
 */
export const createHoverIntent = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let action: (() => void) | undefined;
  let lastY = 0;
  const cancel = (): void => {
    clearTimeout(timer);
    action = undefined;
  };
  const start = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const run = action;
      cancel();
      run?.();
    }, restMs);
  };
  return {
    cancel,
    /** Runs `run` once the pointer rests or moves sideways. Replaces an earlier action. */
    after: (run: () => void): void => {
      action = run;
      start();
    },
    /** Receives the moves of the pointer. */
    follow: ({ clientY }: { clientY: number }): void => {
      if (action && clientY > lastY) start();
      lastY = clientY;
    },
  };
};
