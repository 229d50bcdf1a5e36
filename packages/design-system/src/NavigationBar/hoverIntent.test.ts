import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent } from './hoverIntent';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('§2.7: the action runs once the pointer rests', () => {
  const run = vi.fn<() => void>();
  createHoverIntent().after(run);
  vi.advanceTimersByTime(119);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('moves down toward the menu delay it, moves sideways and up do not', () => {
  const [run, intent] = [vi.fn<() => void>(), createHoverIntent()];
  intent.follow({ clientY: 20 });
  intent.after(run);
  for (const clientY of [21, 22, 23]) {
    vi.advanceTimersByTime(100);
    intent.follow({ clientY });
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  intent.follow({ clientY: 23 });
  intent.follow({ clientY: 22 });
  vi.advanceTimersByTime(60);
  expect(run).toHaveBeenCalledOnce();
});

test('a canceled or replaced action does not run', () => {
  const [first, second, intent] = [vi.fn<() => void>(), vi.fn<() => void>(), createHoverIntent()];
  intent.after(first);
  intent.after(second);
  vi.advanceTimersByTime(200);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  intent.after(first);
  intent.cancel();
  vi.advanceTimersByTime(200);
  expect(first).not.toHaveBeenCalled();
});
