import { expect, test } from 'vitest';
import { toRestart } from './supervise.ts';

test.each<[uptimeMs: number, failures: number, delayMs: number, counted: number]>([
  [3_600_000, 0, 200, 1],
  [1_000, 1, 1_000, 2],
  [1_000, 2, 2_000, 3],
  [59_999, 5, 30_000, 6],
  [1_000, 100, 30_000, 101],
  [60_000, 100, 200, 1],
])('after %i ms and %i earlier failures a process starts again in %i ms', (uptimeMs, failures, delayMs, counted) =>
  expect(toRestart({ code: 137, uptimeMs, failures })).toEqual({ kind: 'restart', delayMs, failures: counted }),
);

test('a process with an invalid configuration does not start again', () =>
  expect(toRestart({ code: 78, uptimeMs: 1_000, failures: 0 })).toEqual({ kind: 'give-up' }));
