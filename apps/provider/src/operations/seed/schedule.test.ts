import { describe, expect, test } from 'vitest';
import { scheduleArticles } from './schedule.ts';
import { addDays, getMonthStart, toDatePath, toDay, toInstant } from './clock.ts';
import { findEventDay, isEventDay, webcastTimes } from './writeCalendar.ts';
import { createSampleViews } from './sampleViews.ts';

const eastern = 'America/New_York';
const now = new Date('2026-11-21T15:00:00Z');
const articles = [
  { slug: 'early', daysAgo: 0, time: '06:00', updatedHoursLater: 2 },
  { slug: 'afternoon', daysAgo: 0, time: '14:00', updatedHoursLater: 4 },
  { slug: 'evening', daysAgo: 0, time: '18:30' },
  { slug: 'yesterday', daysAgo: 1, time: '18:30', updatedHoursLater: 48 },
];

test('schedules articles in Eastern time, and moves articles due later today to the day before, at their time', () => {
  const articleDates = scheduleArticles(articles, now, eastern);
  expect(Object.fromEntries([...articleDates].map(([slug, { pubDate }]) => [slug, pubDate.toISOString()]))).toEqual({
    early: '2026-11-21T11:00:00.000Z',
    afternoon: '2026-11-20T19:00:00.000Z',
    evening: '2026-11-20T23:30:00.000Z',
    yesterday: '2026-11-20T23:30:00.000Z',
  });
});

test('sets modification dates after publication and never in the future', () => {
  const articleDates = scheduleArticles(articles, now, eastern);
  expect(articleDates.get('early')?.modifiedDate?.toISOString()).toBe('2026-11-21T13:00:00.000Z');
  expect(articleDates.get('afternoon')?.modifiedDate?.toISOString()).toBe('2026-11-20T23:00:00.000Z');
  expect(articleDates.get('evening')?.modifiedDate).toBeNull();
  expect(articleDates.get('yesterday')?.modifiedDate).toEqual(now);
});

test.each(['2026-11-21T05:01:00Z', '2026-03-08T07:30:00Z', '2026-12-31T23:00:00Z'])(
  'publishes all articles before the import at %s',
  (time) => {
    for (const { pubDate } of scheduleArticles(articles, new Date(time), eastern).values()) {
      expect(pubDate.getTime()).toBeLessThan(new Date(time).getTime());
    }
  },
);

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

describe('sample events are on business days', () => {
  test.each([
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-24', 'Christmas Eve'],
    ['2027-01-01', "New Year's Day"],
    ['2026-12-27', 'a Sunday'],
    ['2026-12-19', 'a Saturday'],
    ['2026-11-26', 'Thanksgiving'],
    ['2026-11-27', 'the day after Thanksgiving'],
    ['2029-07-04', 'Independence Day'],
  ])('not on %s, %s', (day) => expect(isEventDay(day)).toBe(false));

  test.each(['2026-12-23', '2027-01-04', '2026-11-25', '2026-11-19'])('on %s', (day) =>
    expect(isEventDay(day)).toBe(true),
  );

  test.each([
    ['2026-12-25', 0, 1, '2027-01-04'],
    ['2026-12-25', 0, -1, '2026-12-23'],
    ['2026-12-18', 1, 1, '2026-12-21'],
    ['2026-12-20', 1, -1, '2026-12-17'],
    ['2026-12-15', 1, 1, '2026-12-15'],
  ] as const)(
    'an event due on %s that ends %i days later, searched by %i day, is on %s',
    (day, later, direction, found) => expect(findEventDay(day, later, direction)).toBe(found),
  );

  test('every day of two years has one within two weeks', () => {
    const days = Array.from({ length: 730 }, (_, offset) => addDays('2026-01-01', offset));
    for (const day of days) expect(findEventDay(day, 1, 1) <= addDays(day, 14)).toBe(true);
  });
});

const viewedAt = new Date('2026-11-21T15:20:00Z');
const published = (hoursAgo: number) => ({
  pubDate: new Date(viewedAt.getTime() - hoursAgo * 3_600_000),
  modifiedDate: null,
});
const articleDates = new Map([
  ['c', published(1)],
  ['a', published(30)],
  ['b', published(2000)],
  ['d', published(5)],
]);

test('gives the chosen articles most views within four days, in their order (§9)', () => {
  const views = createSampleViews(['b', 'c', 'a'], articleDates, viewedAt);
  const total = (slug: string) => views.filter((row) => row.slug === slug).reduce((sum, row) => sum + row.views, 0);
  expect(['a', 'b', 'c', 'd'].toSorted((x, y) => total(y) - total(x))).toEqual(['b', 'c', 'a', 'd']);
  expect(total('d')).toBeGreaterThan(0);
});

test('creates no views before publication or in the future, and one row per hour', () => {
  const views = createSampleViews(['b', 'c', 'a'], articleDates, viewedAt);
  for (const { slug, hour } of views) {
    expect(hour.getTime()).toBeLessThanOrEqual(viewedAt.getTime());
    expect(hour.getTime()).toBeGreaterThan(viewedAt.getTime() - 96 * 3_600_000);
    expect(hour.getTime() + 3_600_000).toBeGreaterThan(articleDates.get(slug)?.pubDate.getTime() ?? 0);
  }
  expect(new Set(views.map(({ slug, hour }) => `${slug} ${hour.getTime()}`)).size).toBe(views.length);
});
