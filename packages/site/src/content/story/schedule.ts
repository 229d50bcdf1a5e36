import type { Moment } from '@masthead/design-system';
import { dayOf, timeOf } from './format';

const yearOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(new Date(iso));

/** The zone as people say it: "ET". */
const zoneOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** "Nov. 21, 2026" in the brand's time zone. */
export const dateOf = (iso: string, timeZone: string): Moment => ({
  text: `${dayOf(iso, timeZone).text}, ${yearOf(iso, timeZone)}`,
  iso,
});

/** "Nov. 21" of this year, "Nov. 21, 2025" of another. */
export const recentDateOf = (iso: string, timeZone: string, now: Date): Moment =>
  yearOf(iso, timeZone) === yearOf(now.toISOString(), timeZone) ? dayOf(iso, timeZone) : dateOf(iso, timeZone);

/** "Nov. 21, 2026" of a calendar day, which is the same everywhere. */
export const calendarDate = (day: string): Moment => ({ ...dateOf(`${day}T12:00:00Z`, 'UTC'), iso: day });

/** "Dec. 2, 2026, 1:00 p.m. ET". */
export const dateTimeOf = (iso: string, timeZone: string): Moment => ({
  text: `${dateOf(iso, timeZone).text}, ${timeOf(iso, timeZone).text} ${zoneOf(iso, timeZone)}`,
  iso,
});

/** "November 2026". */
export const monthOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', year: 'numeric' }).format(new Date(iso));

/** The days of an event, each part said once: "Dec. 15–16, 2026", "Nov. 30–Dec. 1, 2026", "Dec. 31, 2026–Jan. 1, 2027". */
export const daysOf = (start: string, end: string | null | undefined, timeZone: string): string => {
  const first = dayOf(start, timeZone).text;
  const last = dayOf(end ?? start, timeZone).text;
  const [firstYear, lastYear] = [yearOf(start, timeZone), yearOf(end ?? start, timeZone)];
  if (first === last && firstYear === lastYear) return `${first}, ${firstYear}`;
  if (firstYear !== lastYear) return `${first}, ${firstYear}–${last}, ${lastYear}`;
  const [firstMonth] = first.split(' ');
  const [lastMonth, lastDay] = last.split(' ');
  return `${first}–${firstMonth === lastMonth ? lastDay : last}, ${firstYear}`;
};

/** When an event begins and ends: "8:30 a.m. to 5:00 p.m. ET", or its beginning alone. */
export const hoursOf = (start: string, end: string | null | undefined, timeZone: string): string =>
  `${[start, end].flatMap((iso) => (iso ? [timeOf(iso, timeZone).text] : [])).join(' to ')} ${zoneOf(start, timeZone)}`;

/** "34 min", never parted at the end of a line. */
export const minutesOf = (seconds: number | null | undefined): string | undefined =>
  seconds ? `${Math.max(1, Math.round(seconds / 60))}\u00a0min` : undefined;
