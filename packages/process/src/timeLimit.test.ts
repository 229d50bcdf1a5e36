import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from './timeLimit.ts';

const untilAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('resolves or rejects like the work', async () => {
  await expect(withTimeLimit(100, () => Promise.resolve('done'))).resolves.toBe('done');
  await expect(withTimeLimit(100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('aborts the work at the limit', async () => {
  const [result] = await Promise.allSettled([withTimeLimit(100, untilAbort), vi.advanceTimersByTimeAsync(100)]);
  expect(result).toMatchObject({ reason: { name: 'TimeoutError', message: 'The time limit of 100 ms has passed.' } });
});

test('aborts the work with the outer signal', async () => {
  const outer = new AbortController();
  const work = withTimeLimit(100, untilAbort, outer.signal);
  outer.abort(new Error('The reader left.'));
  await expect(work).rejects.toThrow('The reader left.');
});

test('keeps nothing of its caller in memory after the work', async () => {
  vi.useRealTimers();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const page = new AsyncLocalStorage<object>();
  const render = async (): Promise<WeakRef<object>> => {
    const context = {};
    await page.run(context, () => withTimeLimit(60_000, () => Promise.resolve('response')));
    return new WeakRef(context);
  };
  const context = await render();
  await new Promise(setImmediate);
  collectGarbage();
  expect(context.deref()).toBeUndefined();
});
