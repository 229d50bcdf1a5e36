import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createViewClock } from './inView';

describe('a slot asks again only after it was in view for 30 s', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const clock = () => {
    const due = vi.fn<() => void>();
    return { due, ...createViewClock(30_000, due) };
  };

  test('not a moment before', () => {
    const { due, enter } = clock();
    enter();
    vi.advanceTimersByTime(29_999);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledTimes(1);
  });

  test('time out of view does not count, time before it does', () => {
    const { due, enter, leave } = clock();
    enter();
    vi.advanceTimersByTime(20_000);
    leave();
    vi.advanceTimersByTime(600_000);
    enter();
    vi.advanceTimersByTime(9_999);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledTimes(1);
  });

  test('and again only 30 s after the new one has come', () => {
    const { due, enter } = clock();
    enter();
    vi.advanceTimersByTime(36_000);
    expect(due).toHaveBeenCalledTimes(1);
    enter();
    vi.advanceTimersByTime(29_999);
    expect(due).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledTimes(2);
  });

  test('out of view, and when it is stopped, it keeps no timer', () => {
    const { enter, leave, stop } = clock();
    enter();
    leave();
    expect(vi.getTimerCount()).toBe(0);
    enter();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
