import { addDays, toDay, toInstant } from './clock.ts';

type ScheduledArticle = {
  slug: string;
  daysAgo?: number | undefined;
  date?: string | undefined;
  time: string;
  updatedHoursLater?: number | null | undefined;
  updated?: string | undefined;
};
export type ArticleDates = { pubDate: Date; modifiedDate: Date | null };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Computes the dates of articles. An absolute date is used as it is, also in the future. A relative date is never in
 * the future: an article due later today is published at its time on the day before, so that an import at night has no
 * news of the night.
 */
export const scheduleArticles = (
  articles: readonly ScheduledArticle[],
  now: Date,
  timeZone: string,
): ReadonlyMap<string, ArticleDates> => {
  const today = toDay(now, timeZone);
  const toTime = (day: string, time: string): number => toInstant(day, time, timeZone).getTime();
  const toPublished = ({ date, daysAgo = 0, time }: ScheduledArticle): number => {
    const due = toTime(date ?? addDays(today, -daysAgo), time);
    return date === undefined && due > now.getTime() - minuteMs ? toTime(addDays(today, -1), time) : due;
  };
  return new Map(
    articles.map((article) => {
      const { slug, updatedHoursLater, updated } = article;
      const published = toPublished(article);
      const changed = Math.min(published + (updatedHoursLater ?? 0) * hourMs, now.getTime());
      const pubDate = new Date(published);
      if (updated !== undefined)
        return [slug, { pubDate, modifiedDate: toInstant(updated.slice(0, 10), updated.slice(11), timeZone) }];
      return [slug, { pubDate, modifiedDate: changed > published + 10 * minuteMs ? new Date(changed) : null }];
    }),
  );
};
