import { expect, test } from 'vitest';
import { getPeriodEnd } from './orders.ts';

test.each<['month' | 'year', string, string, string]>([
  ['month', '2026-11-21', '2026-11-21', '2026-12-21'],
  ['month', '2026-11-21', '2026-12-20', '2026-12-21'],
  ['month', '2026-11-21', '2026-12-21', '2027-01-21'],
  ['month', '2026-01-31', '2026-02-10', '2026-02-28'],
  ['month', '2026-01-31', '2026-03-01', '2026-03-31'],
  ['month', '2026-01-31', '2029-02-27', '2029-02-28'],
  ['year', '2026-11-21', '2026-11-21', '2027-11-21'],
  ['year', '2026-11-21', '2027-11-21', '2028-11-21'],
  ['year', '2028-02-29', '2028-03-01', '2029-02-28'],
  ['year', '2028-02-29', '2031-12-01', '2032-02-29'],
])('a %s that was ordered on %s and is running on %s ends on %s', (period, ordered, now, end) => {
  expect(getPeriodEnd({ period, orderedAt: new Date(ordered) }, new Date(now))).toEqual(new Date(end));
});
