import { expect, test } from 'vitest';
import { scheduleArticles } from './schedule.ts';

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
