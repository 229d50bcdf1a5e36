import { describe, expect, test } from 'vitest';
import { toIsoDateTime, formatDate, formatDateTime, getStartOfDay } from './dates.ts';

const eastern = 'America/New_York';

describe('dates in the publication’s time zone (§2.9)', () => {
  test.each([
    ['2026-11-21T11:00:00Z', 'Nov. 21, 2026'],
    ['2026-11-21T04:59:59Z', 'Nov. 20, 2026'],
    ['2026-05-01T04:00:00Z', 'May 1, 2026'],
    ['2026-09-30T16:00:00Z', 'Sept. 30, 2026'],
  ])('%s is %s in New York', (instant, pretty) => {
    expect(formatDate(new Date(instant), eastern)).toBe(pretty);
  });

  test.each([
    ['2026-11-21T11:00:00Z', 'November 21, 2026 at 6:00 a.m. ET'],
    ['2026-07-04T16:05:00Z', 'July 4, 2026 at 12:05 p.m. ET'],
    ['2026-11-21T05:00:00Z', 'November 21, 2026 at 12:00 a.m. ET'],
  ])('%s is %s', (instant, pretty) => {
    expect(formatDateTime(new Date(instant), eastern)).toBe(pretty);
  });

  test.each([
    ['2026-11-20T19:05:00Z', eastern, '2026-11-20T14:05:00-05:00'],
    ['2026-07-01T03:30:00Z', eastern, '2026-06-30T23:30:00-04:00'],
    ['2026-07-01T00:00:00Z', 'Asia/Kolkata', '2026-07-01T05:30:00+05:30'],
    ['2026-07-01T00:00:00Z', 'UTC', '2026-07-01T00:00:00+00:00'],
  ])('%s in %s is the instant %s', (instant, timeZone, iso) => {
    expect(toIsoDateTime(new Date(instant), timeZone)).toBe(iso);
    expect(new Date(iso).toISOString()).toBe(new Date(instant).toISOString());
  });
});

test.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
])('the day %s begins in New York at %s', (day, instant) => {
  expect(getStartOfDay(day, eastern).toISOString()).toBe(instant);
});
