/**
 * Runs work with a signal that aborts after `limitMs`, or with `outer` before that.
 *
 * The timer ends with the work. That of `AbortSignal.timeout` goes on, and Node keeps the async context in which it was
 * created until a collection of the whole heap after its end: on a site a whole page with all its data.
 */
export const withTimeLimit = async <Value>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> => {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`The time limit of ${limitMs} ms has passed.`, 'TimeoutError')),
    limitMs,
  );
  try {
    return await work(outer ? AbortSignal.any([outer, limit.signal]) : limit.signal);
  } finally {
    clearTimeout(timer);
  }
};
