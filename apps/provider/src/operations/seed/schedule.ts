import { addDays, toDay, toInstant } from './clock.ts';

type ScheduledArticle = {
  slug: string;
  daysAgo?: number | undefined;
  date?: string | undefined;
  time: string;
  updatedHoursLater?: number | null | undefined;
  updated?: string | undefined;
};
/** Publication and modification date of an article. */
export type ArticleDates = { pubDate: Date; modifiedDate: Date | null };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Interval between articles of today that are moved before the current time. */
const spacingMs = 6 * minuteMs;

/**
 * Computes the dates of articles. An absolute date is used as it is, also in the future. A relative date is never in
 * the future: articles due later today are moved just before `now`, in their order.
 */
export const scheduleArticles = (
  articles: readonly ScheduledArticle[],
  now: Date,
  timeZone: string,
): ReadonlyMap<string, ArticleDates> => {
  const today = toDay(now, timeZone);
  const due = articles.map((article) => ({
    ...article,
    at: toInstant(article.date ?? addDays(today, -(article.daysAgo ?? 0)), article.time, timeZone).getTime(),
  }));
  const laterToday = due
    .filter(({ at, date }) => date === undefined && at > now.getTime() - minuteMs)
    .toSorted((a, b) => a.at - b.at || a.slug.localeCompare(b.slug));
  const adjustedTimes = new Map(
    laterToday.map(({ slug }, index) => [
      slug,
      Math.floor((now.getTime() - (laterToday.length - index) * spacingMs) / minuteMs) * minuteMs,
    ]),
  );
  return new Map(
    due.map(({ slug, at, updatedHoursLater, updated }) => {
      const published = adjustedTimes.get(slug) ?? at;
      const changed = Math.min(published + (updatedHoursLater ?? 0) * hourMs, now.getTime());
      const pubDate = new Date(published);
      if (updated !== undefined)
        return [slug, { pubDate, modifiedDate: toInstant(updated.slice(0, 10), updated.slice(11), timeZone) }];
      return [slug, { pubDate, modifiedDate: changed > published + 10 * minuteMs ? new Date(changed) : null }];
    }),
  );
};
