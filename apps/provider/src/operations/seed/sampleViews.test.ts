import { expect, test } from 'vitest';
import { createSampleViews } from './sampleViews.ts';

const now = new Date('2026-11-21T15:20:00Z');
const published = (hoursAgo: number) => ({
  pubDate: new Date(now.getTime() - hoursAgo * 3_600_000),
  modifiedDate: null,
});
const articleDates = new Map([
  ['c', published(1)],
  ['a', published(30)],
  ['b', published(2000)],
  ['d', published(5)],
]);

test('gives the chosen articles most views within four days, in their order (§9)', () => {
  const views = createSampleViews(['b', 'c', 'a'], articleDates, now);
  const total = (slug: string) => views.filter((row) => row.slug === slug).reduce((sum, row) => sum + row.views, 0);
  expect(['a', 'b', 'c', 'd'].toSorted((x, y) => total(y) - total(x))).toEqual(['b', 'c', 'a', 'd']);
  expect(total('d')).toBeGreaterThan(0);
});

test('creates no views before publication or in the future, and one row per hour', () => {
  const views = createSampleViews(['b', 'c', 'a'], articleDates, now);
  for (const { slug, hour } of views) {
    expect(hour.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(hour.getTime()).toBeGreaterThan(now.getTime() - 96 * 3_600_000);
    expect(hour.getTime() + 3_600_000).toBeGreaterThan(articleDates.get(slug)?.pubDate.getTime() ?? 0);
  }
  expect(new Set(views.map(({ slug, hour }) => `${slug} ${hour.getTime()}`)).size).toBe(views.length);
});
