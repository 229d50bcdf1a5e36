import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createViewClock } from './inView';

describe('a slot is refreshed after 30 s in view', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const createClock = () => {
    const due = vi.fn<() => void>();
    return { due, ...createViewClock(30_000, due) };
  };

  test('is not due before 30 s', () => {
    const { due, enter } = createClock();
    enter();
    vi.advanceTimersByTime(29_999);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledTimes(1);
  });

  test('adds up visits and ignores the time out of view', () => {
    const { due, enter, leave } = createClock();
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

  test('counts from zero after a refresh', () => {
    const { due, enter } = createClock();
    enter();
    vi.advanceTimersByTime(36_000);
    expect(due).toHaveBeenCalledTimes(1);
    enter();
    vi.advanceTimersByTime(29_999);
    expect(due).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledTimes(2);
  });

  test('has no timer while out of view and after stop', () => {
    const { enter, leave, stop } = createClock();
    enter();
    leave();
    expect(vi.getTimerCount()).toBe(0);
    enter();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
