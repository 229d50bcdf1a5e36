/** A shared/exclusive lock: a slow response or a blocked event loop is confirmed with nothing else running. */
export type Gate = {
  shared: <T>(work: () => Promise<T>) => Promise<T>;
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
};

export const createGate = (): Gate => {
  let running = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let idle: (() => void) | undefined;
  const leave = (): void => {
    running -= 1;
    if (running === 0) idle?.();
  };
  return {
    shared: async (work) => {
      await tail;
      running += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    exclusive: (work) => {
      const turn = tail.then(async () => {
        if (running > 0) await new Promise<void>((resolve) => (idle = resolve));
        idle = undefined;
        return work();
      });
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
};
