import { addDays, dayOf, instantOf } from './clock.ts';

type Dated = {
  slug: string;
  daysAgo?: number | undefined;
  date?: string | undefined;
  time: string;
  updatedHoursLater?: number | null | undefined;
  updated?: string | undefined;
};
export type Moments = { pubDate: Date; modifiedDate: Date | null };

const minute = 60_000;
const hour = 60 * minute;
/** The room between two stories of today that would otherwise still lie ahead. */
const spacing = 6 * minute;

/**
 * When each article appeared and was last changed, seen from now. A date holds, also where it lies ahead. Of what is
 * counted from today nothing lies ahead: what is due later today is put just before now, in the order in which it was due.
 */
export const schedule = (articles: readonly Dated[], now: Date, timeZone: string): ReadonlyMap<string, Moments> => {
  const today = dayOf(now, timeZone);
  const due = articles.map((article) => ({
    ...article,
    at: instantOf(article.date ?? addDays(today, -(article.daysAgo ?? 0)), article.time, timeZone).getTime(),
  }));
  const ahead = due
    .filter(({ at, date }) => date === undefined && at > now.getTime() - minute)
    .toSorted((a, b) => a.at - b.at || a.slug.localeCompare(b.slug));
  const movedTo = new Map(
    ahead.map(({ slug }, index) => [
      slug,
      Math.floor((now.getTime() - (ahead.length - index) * spacing) / minute) * minute,
    ]),
  );
  return new Map(
    due.map(({ slug, at, updatedHoursLater, updated }) => {
      const published = movedTo.get(slug) ?? at;
      const changed = Math.min(published + (updatedHoursLater ?? 0) * hour, now.getTime());
      const pubDate = new Date(published);
      if (updated !== undefined)
        return [slug, { pubDate, modifiedDate: instantOf(updated.slice(0, 10), updated.slice(11), timeZone) }];
      return [slug, { pubDate, modifiedDate: changed > published + 10 * minute ? new Date(changed) : null }];
    }),
  );
};
