import { expect, test } from 'vitest';
import { webcastTimes } from './writeCalendar.ts';

const eastern = 'America/New_York';
const thursday = new Date('2026-11-19T15:07:00Z');
const saturdayNight = new Date('2026-11-21T07:00:00Z');
const live = { webcastStatus: 'live', daysAgo: 0, time: '14:00', minutes: 60 } as const;
const upcoming = { webcastStatus: 'upcoming', daysAhead: 1, time: '13:00', minutes: 60 } as const;
const over = { webcastStatus: 'ondemand', daysAgo: 0, time: '14:00', minutes: 60 } as const;

test.each([
  ['a live one started before an import in business hours', live, thursday, '2026-11-19T14:55:00.000Z'],
  ['a live one is upcoming at other hours', live, saturdayNight, '2026-11-23T19:00:00.000Z'],
  ['an upcoming one is on the next business day', upcoming, saturdayNight, '2026-11-23T18:00:00.000Z'],
  ['a recorded one was on the business day before', over, saturdayNight, '2026-11-20T19:00:00.000Z'],
  ['one with a date is on that day', { ...over, date: '2026-11-15' }, thursday, '2026-11-15T19:00:00.000Z'],
])('times of a webcast: %s', (_, webcast, now, startsAt) => {
  const times = webcastTimes(webcast, now, eastern);
  expect(times.startsAt.toISOString()).toBe(startsAt);
  expect(times.endsAt.getTime() - times.startsAt.getTime()).toBe(3_600_000);
});
