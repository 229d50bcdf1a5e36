import { describe, expect, test } from 'vitest';
import { formatDay, formatTime, toReadTime } from './story';

const zone = 'America/New_York';

describe("§2.9 dates are shown in the brand's time zone", () => {
  test.each([
    ['2026-11-21T11:42:00-05:00', 'Nov. 21', '11:42 a.m.'],
    ['2026-03-08T06:30:00Z', 'March 8', '1:30 a.m.'],
    ['2026-07-04T03:59:00Z', 'July 3', '11:59 p.m.'],
    ['2026-09-01T16:05:00Z', 'Sept. 1', '12:05 p.m.'],
  ])('%s is %s, %s', (iso, day, time) => {
    expect(formatDay(iso, zone).text).toBe(day);
    expect(formatTime(iso, zone).text).toBe(time);
  });
});

test.each([
  [9, { readTime: '9 min read' }],
  [1, {}],
  [0, {}],
  [null, {}],
])('a story of %s minutes: %j', (minutes, expected) => {
  expect(toReadTime(minutes)).toEqual(expected);
});
