import { describe, expect, test } from 'vitest';
import { createRateLimiter } from './rateLimiter';

const open = () => {
  const clock = { time: 1, now: () => clock.time };
  return { clock, limit: createRateLimiter({ perMinute: 120, burst: 60, clock }) };
};
const takeAll = (take: () => number, count: number): number[] => Array.from({ length: count }, take);

describe('SPEC §9: one client cannot occupy the server', () => {
  test('a burst is allowed, then one request per half second', () => {
    const { clock, limit } = open();
    expect(takeAll(() => limit.take('a'), 60).every((wait) => wait === 0)).toBe(true);
    expect(limit.take('a')).toBe(1);
    clock.time += 500;
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 1]);
  });

  test('clients do not share their limit', () => {
    const { limit } = open();
    takeAll(() => limit.take('a'), 60);
    expect(limit.take('b')).toBe(0);
  });

  test('a refunded token can be taken again, up to the burst', () => {
    const { clock, limit } = open();
    takeAll(() => limit.take('a'), 60);
    limit.refund('a');
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 1]);
    clock.time += 3_600_000;
    limit.refund('a');
    expect(takeAll(() => limit.take('a'), 61).at(-1)).toBe(1);
  });
});
