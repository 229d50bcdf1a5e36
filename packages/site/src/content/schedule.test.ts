import { describe, expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatDateTime,
  formatDays,
  formatHours,
  formatLongDateTime,
  formatMinutes,
  formatRecentDate,
} from './schedule';

const zone = 'America/New_York';

describe("§2.9 dates are in the brand's time zone", () => {
  test.each([
    ['one day', '2026-12-15T08:30:00-05:00', '2026-12-15T17:00:00-05:00', 'Dec. 15, 2026'],
    ['no end', '2026-12-15T08:30:00-05:00', null, 'Dec. 15, 2026'],
    ['two days', '2026-12-15T08:30:00-05:00', '2026-12-16T17:00:00-05:00', 'Dec. 15–16, 2026'],
    ['over the end of a month', '2026-11-30T09:00:00-05:00', '2026-12-01T12:00:00-05:00', 'Nov. 30–Dec. 1, 2026'],
    ['over the end of a year', '2026-12-31T18:00:00-05:00', '2027-01-01T01:00:00-05:00', 'Dec. 31, 2026–Jan. 1, 2027'],
    ['the same day a year later', '2026-06-01T09:00:00Z', '2027-06-01T09:00:00Z', 'June 1, 2026–June 1, 2027'],
    ['late at night elsewhere', '2026-12-16T04:59:00Z', '2026-12-16T04:59:30Z', 'Dec. 15, 2026'],
  ])('an event: %s', (_, start, end, text) => {
    expect(formatDays(start, end, zone)).toBe(text);
  });

  test('the hours of an event name the zone, the same in summer and winter', () => {
    expect(formatHours('2026-12-15T08:30:00-05:00', '2026-12-15T17:00:00-05:00', zone)).toBe(
      '8:30 a.m. to 5:00 p.m. ET',
    );
    expect(formatHours('2026-07-15T12:30:00Z', undefined, zone)).toBe('8:30 a.m. ET');
  });

  test.each([
    ['2025-02-01T05:00:00.000Z', 'February 1, 2025'],
    ['2025-07-01T04:00:00.000Z', 'July 1, 2025'],
    ['2025-02-01T05:01:00.000Z', 'February 1, 2025 at 12:01 a.m. ET'],
    ['2025-02-01T00:00:00.000Z', 'January 31, 2025 at 7:00 p.m. ET'],
  ])('a story of %s is of %s', (iso, text) => {
    expect(formatLongDateTime(iso, zone).text).toBe(text);
  });

  test('a webcast has its date and time in one text', () => {
    expect(formatDateTime('2026-12-02T18:00:00Z', zone).text).toBe('Dec. 2, 2026, 1:00 p.m. ET');
  });

  test.each([
    ['2026-01-01T05:00:00Z', 'Jan. 1'],
    ['2026-01-01T04:59:00Z', 'Dec. 31, 2025'],
  ])('%s is %s during 2026', (iso, text) => {
    expect(formatRecentDate(iso, zone, new Date('2026-11-21T12:00:00Z')).text).toBe(text);
  });

  test('a calendar day is the same in every zone', () => {
    expect(formatCalendarDate('2026-12-09')).toEqual({ text: 'Dec. 9, 2026', iso: '2026-12-09' });
  });

  test.each([
    [1862, '31\u00a0min'],
    [20, '1\u00a0min'],
    [0, undefined],
    [null, undefined],
  ])('%s seconds last %s', (seconds, text) => {
    expect(formatMinutes(seconds)).toBe(text);
  });
});
