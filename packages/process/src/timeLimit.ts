/**
 * Runs work with a signal that aborts after `limitMs`, or with `outer` before that.
 *
 * The timer ends with the work. The timer of `AbortSignal.timeout` continues, and Node retains the async context in
 * which it was created, which is a whole page with its data, until a major garbage collection after its end.
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
