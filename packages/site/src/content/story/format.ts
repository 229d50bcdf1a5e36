import type { Moment } from '@masthead/design-system';
import { getDateFormat } from './dateFormat';

/** AP style abbreviates all months but these. */
const monthAbbreviations: Record<string, string> = {
  January: 'Jan.',
  February: 'Feb.',
  August: 'Aug.',
  September: 'Sept.',
  October: 'Oct.',
  November: 'Nov.',
  December: 'Dec.',
};

const toDateParts = (instant: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    getDateFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      weekday: 'long',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );

/** "Nov. 21" in the brand's time zone; DECISIONS, Rendering: dates are shown in the brand's time zone. */
export const formatDay = (iso: string, timeZone: string): Moment => {
  const { month = '', day = '' } = toDateParts(new Date(iso), timeZone);
  return { text: `${monthAbbreviations[month] ?? month} ${day}`, iso };
};

/** "11:42 a.m." in the brand's time zone. */
export const formatTime = (iso: string, timeZone: string): Moment => {
  const { hour = '', minute = '', dayPeriod = '' } = toDateParts(new Date(iso), timeZone);
  return { text: `${hour}:${minute} ${dayPeriod === 'PM' ? 'p.m.' : 'a.m.'}`, iso };
};

/** "9 min read". */
export const toReadTime = (minutes: number | null | undefined): { readTime: string } | object =>
  minutes ? { readTime: `${minutes} min read` } : {};
