import type { Moment } from '@masthead/design-system';
import { formatDay, formatTime } from './format';
import { getDateFormat } from './dateFormat';

const formatYear = (iso: string, timeZone: string): string =>
  getDateFormat('en-US', { timeZone, year: 'numeric' }).format(new Date(iso));

/** The time zone's short name: "ET". */
const formatZone = (iso: string, timeZone: string): string =>
  getDateFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** "Nov. 21, 2026" in the brand's time zone. */
export const formatDate = (iso: string, timeZone: string): Moment => ({
  text: `${formatDay(iso, timeZone).text}, ${formatYear(iso, timeZone)}`,
  iso,
});

/** "Nov. 21" in the current year, "Nov. 21, 2025" otherwise. */
export const formatRecentDate = (iso: string, timeZone: string, now: Date): Moment =>
  formatYear(iso, timeZone) === formatYear(now.toISOString(), timeZone)
    ? formatDay(iso, timeZone)
    : formatDate(iso, timeZone);

/** "Nov. 21, 2026" for an ISO date without a time. */
export const formatCalendarDate = (day: string): Moment => ({ ...formatDate(`${day}T12:00:00Z`, 'UTC'), iso: day });

/** The calendar day of a moment in a time zone, YYYY-MM-DD. */
export const formatIsoDay = (moment: string | Date, timeZone: string): string =>
  getDateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment));

/** First day of a period of some days that ends today in a time zone, YYYY-MM-DD. */
export const getPeriodFirstDay = (days: number, today: Date, timeZone: string): string =>
  new Date(Date.parse(`${formatIsoDay(today, timeZone)}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** "Dec. 2, 2026, 1:00 p.m. ET". */
export const formatDateTime = (iso: string, timeZone: string): Moment => ({
  text: `${formatDate(iso, timeZone).text}, ${formatTime(iso, timeZone).text} ${formatZone(iso, timeZone)}`,
  iso,
});

/** "November 2026". */
export const formatMonth = (iso: string, timeZone: string): string =>
  getDateFormat('en-US', { timeZone, month: 'long', year: 'numeric' }).format(new Date(iso));

/** The days of an event without repeated parts: "Dec. 15–16, 2026", "Nov. 30–Dec. 1, 2026", "Dec. 31, 2026–Jan. 1, 2027". */
export const formatDays = (start: string, end: string | null | undefined, timeZone: string): string => {
  const first = formatDay(start, timeZone).text;
  const last = formatDay(end ?? start, timeZone).text;
  const [firstYear, lastYear] = [formatYear(start, timeZone), formatYear(end ?? start, timeZone)];
  if (first === last && firstYear === lastYear) return `${first}, ${firstYear}`;
  if (firstYear !== lastYear) return `${first}, ${firstYear}–${last}, ${lastYear}`;
  const [firstMonth] = first.split(' ');
  const [lastMonth, lastDay] = last.split(' ');
  return `${first}–${firstMonth === lastMonth ? lastDay : last}, ${firstYear}`;
};

/** The hours of an event: "8:30 a.m. to 5:00 p.m. ET", or its start alone. */
export const formatHours = (start: string, end: string | null | undefined, timeZone: string): string =>
  `${[start, end].flatMap((iso) => (iso ? [formatTime(iso, timeZone).text] : [])).join(' to ')} ${formatZone(start, timeZone)}`;

/** "34 min" with a non-breaking space. */
export const formatMinutes = (seconds: number | null | undefined): string | undefined =>
  seconds ? `${Math.max(1, Math.round(seconds / 60))}\u00a0min` : undefined;
