import { describe, expect, test } from 'vitest';
import { createRateLimiter } from './rateLimiter';

const createLimiter = () => {
  const clock = { time: 1, now: () => clock.time };
  return { clock, limiter: createRateLimiter({ perMinute: 120, burst: 60, clock }) };
};
const consumeTimes = (consume: () => number, count: number): number[] => Array.from({ length: count }, consume);

describe('one client cannot occupy the server', () => {
  test('a burst is allowed, then one request per half second', () => {
    const { clock, limiter } = createLimiter();
    expect(consumeTimes(() => limiter.consume('a'), 60).every((wait) => wait === 0)).toBe(true);
    expect(limiter.consume('a')).toBe(1);
    clock.time += 500;
    expect([limiter.consume('a'), limiter.consume('a')]).toEqual([0, 1]);
  });

  test('each client has its own limit', () => {
    const { limiter } = createLimiter();
    consumeTimes(() => limiter.consume('a'), 60);
    expect(limiter.consume('b')).toBe(0);
  });

  test('a refunded token can be consumed again, up to the burst', () => {
    const { clock, limiter } = createLimiter();
    consumeTimes(() => limiter.consume('a'), 60);
    limiter.refund('a');
    expect([limiter.consume('a'), limiter.consume('a')]).toEqual([0, 1]);
    clock.time += 3_600_000;
    limiter.refund('a');
    expect(consumeTimes(() => limiter.consume('a'), 61).at(-1)).toBe(1);
  });
});
