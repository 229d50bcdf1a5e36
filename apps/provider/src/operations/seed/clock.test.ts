import { expect, test } from 'vitest';
import { addDays, toDatePath, toDay, toInstant, getMonthStart } from './clock.ts';

const eastern = 'America/New_York';

test.each([
  ['2026-11-21', '06:00', '2026-11-21T11:00:00.000Z'],
  ['2026-07-04', '06:00', '2026-07-04T10:00:00.000Z'],
  ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01', '23:30', '2026-11-02T04:30:00.000Z'],
  ['2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
])('converts %s %s in New York to %s', (day, time, instant) => {
  expect(toInstant(day, time, eastern).toISOString()).toBe(instant);
});

test('returns the local day when UTC is already on the next day', () => {
  const instant = new Date('2026-11-22T03:30:00Z');
  expect(toDay(instant, eastern)).toBe('2026-11-21');
  expect(toDatePath(instant, eastern)).toBe('2026/11/21');
});

test('adds calendar days and months', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(getMonthStart('2026-01-31', 2)).toBe('2025-11-01');
});
