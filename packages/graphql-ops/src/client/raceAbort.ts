/**
 * Resolves with the work, or with a fallback once `signal` aborts. The work itself continues, since other callers may
 * share it.
 */
export const raceAbort = <Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
  fallback: (reason: unknown) => Value,
): Promise<Value> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(fallback(signal.reason));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
};
