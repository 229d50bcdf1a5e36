import { getDateFormat } from '@masthead/texts/date-format';
import { getDates } from '@masthead/texts/dates';

/** A date as text, and the time at which the day ends in ms since the epoch. */
export type CalendarDay = { text: string; iso: string; endsAtMs: number };

const quarterMs = 15 * 60_000;

/** The last list for each language and time zone: finding the ends of its days takes hundreds of comparisons. */
const lastLists = new Map<string, { createdAtMs: number; days: readonly CalendarDay[] }>();

/**
 * The current day in a time zone and the days after it. A cached page may be read on a later day than it was rendered;
 * with this list the browser picks the day by comparing numbers, because formatting a date blocks a phone for about
 * 100 ms. In every time zone days end at a quarter of an hour, also at clock changes.
 */
export const calendarDays = (
  now: Date,
  { timeZone, language }: { timeZone: string; language: string },
  count = 3,
): readonly CalendarDay[] => {
  const key = `${language} ${timeZone} ${count}`;
  const last = lastLists.get(key);
  const [today] = last?.days ?? [];
  if (last && today && now.getTime() >= last.createdAtMs && now.getTime() < today.endsAtMs) return last.days;
  const isoFormat = getDateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const days: CalendarDay[] = [];
  for (let start = now.getTime(); days.length < count;) {
    const iso = isoFormat.format(start);
    let end = Math.floor(start / quarterMs + 1) * quarterMs;
    while (isoFormat.format(end) === iso) end += quarterMs;
    days.push({ text: getDates(language).fullDate(new Date(start), timeZone), iso, endsAtMs: end });
    start = end;
  }
  lastLists.set(key, { createdAtMs: now.getTime(), days });
  return days;
};
