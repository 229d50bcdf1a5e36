import type { Moment } from '@masthead/design-system';
import { dates } from '@masthead/texts/dates';
import { getDateFormat } from '@masthead/texts/date-format';
import { durationTexts } from '@masthead/texts/article';

/** "Nov. 21, 2026" in the brand's time zone. */
export const formatDate = (iso: string, timeZone: string): Moment => ({ text: dates.date(iso, timeZone), iso });

/**
 * Whether a moment is the start of a day in a time zone, as content without a time is stored. Days start at quarters of
 * an hour of UTC, so few dates are formatted.
 */
export const isStartOfDay = (iso: string, timeZone: string): boolean =>
  Date.parse(iso) % 900_000 === 0 &&
  getDateFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(new Date(iso)) === '00:00:00';

/** "November 21, 2026 at 6:00 a.m. ET", or "November 21, 2026" for a day without a time. */
export const formatLongDateTime = (iso: string, timeZone: string): Moment => ({
  text: isStartOfDay(iso, timeZone) ? dates.longDate(iso, timeZone) : dates.longDateTime(iso, timeZone),
  iso,
});

/** The year of a moment in a time zone. A page has dozens of dates, so `Intl` formats those at New Year only. */
const getYear = (moment: Date, timeZone: string): string => {
  const day = moment.toISOString().slice(0, 10);
  return (/-(?:01-01|12-31)$/.test(day) ? formatIsoDay(moment, timeZone) : day).slice(0, 4);
};

/** "Nov. 21" in the current year, "Nov. 21, 2025" otherwise. */
export const formatRecentDate = (iso: string, timeZone: string, now: Date): Moment => {
  const isThisYear = getYear(new Date(iso), timeZone) === getYear(now, timeZone);
  return { text: isThisYear ? dates.day(iso, timeZone) : dates.date(iso, timeZone), iso };
};

/** "Nov. 21, 2026" for an ISO date without a time. */
export const formatCalendarDate = (day: string): Moment => ({ ...formatDate(`${day}T12:00:00Z`, 'UTC'), iso: day });

/** The calendar day of a moment in a time zone, YYYY-MM-DD. */
export const formatIsoDay = (moment: string | Date, timeZone: string): string =>
  getDateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment));

/** First day of a period of some days that ends today in a time zone, YYYY-MM-DD. */
export const getPeriodFirstDay = (days: number, today: Date, timeZone: string): string =>
  new Date(Date.parse(`${formatIsoDay(today, timeZone)}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** "Dec. 2, 2026, 1:00 p.m. ET". */
export const formatDateTime = (iso: string, timeZone: string): Moment => ({ text: dates.dateTime(iso, timeZone), iso });

/** "November 2026". */
export const formatMonth = (iso: string, timeZone: string): string => dates.month(iso, timeZone);

/** The days of an event: "Dec. 15–16, 2026", "Nov. 30–Dec. 1, 2026", "Dec. 31, 2026–Jan. 1, 2027". */
export const formatDays = (start: string, end: string | null | undefined, timeZone: string): string =>
  dates.days(start, end ?? start, timeZone);

/** The hours of an event: "8:30 a.m. to 5:00 p.m. ET", or its start alone. */
export const formatHours = (start: string, end: string | null | undefined, timeZone: string): string =>
  dates.hours(start, end ?? undefined, timeZone);

/** "34 min" with a non-breaking space. */
export const formatMinutes = (seconds: number | null | undefined): string | undefined =>
  seconds ? durationTexts.minutes(Math.max(1, Math.round(seconds / 60))) : undefined;

/** Recordings from this length on are rounded to minutes. */
const minRoundedSeconds = 600;

/** The length of a recording: "12 seconds", "4 min 31 sec", "31 min". */
export const formatLength = (seconds: number): string => {
  if (seconds < 60) return durationTexts.seconds(seconds);
  const rest = seconds % 60;
  return seconds >= minRoundedSeconds || rest === 0
    ? durationTexts.minutes(Math.round(seconds / 60))
    : durationTexts.minutesAndSeconds(Math.floor(seconds / 60), rest);
};
