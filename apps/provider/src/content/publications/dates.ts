import { getDates } from '@masthead/texts/dates';
import { LRUCache } from 'lru-cache';

type Parts = { year: number; month: number; day: number; hour: number; minute: number; second: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached formatter of a time zone, because creating one is slow. */
const getFormatter = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

const computeDateParts = (date: Date, timeZone: string): Parts => {
  const read = new Map(
    getFormatter(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(read.get(type));
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  };
};

/** Parts of recent dates: an article formats its date several times, and lists repeat articles. */
const cachedParts = new LRUCache<string, Parts>({ max: 10_000 });

const getDateParts = (date: Date, timeZone: string): Parts => {
  const key = `${date.getTime()} ${timeZone}`;
  const cached = cachedParts.get(key);
  if (cached) return cached;
  const parts = computeDateParts(date, timeZone);
  cachedParts.set(key, parts);
  return parts;
};

/** The texts of dates in the API are American English for all publications (decision 70). */
const dates = getDates('en-US');
const padTwo = (value: number): string => String(value).padStart(2, '0');

/** Formats a date: `Nov. 21, 2026`, in the publication's time zone (§2.9). */
export const formatDate = (date: Date, timeZone: string): string => dates.date(date, timeZone);

/** Formats a date with its time: `November 21, 2026 at 6:00 a.m. ET`. */
export const formatDateTime = (date: Date, timeZone: string): string => dates.longDateTime(date, timeZone);

/** Formats an instant with the offset of the time zone at that time: `2026-11-21T06:00:00-05:00`. */
export const toIsoDateTime = (date: Date, timeZone: string): string => {
  const { year, month, day, hour, minute, second } = getDateParts(date, timeZone);
  const offset = Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - date.getTime()) / 60_000);
  const size = Math.abs(offset);
  return (
    `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(day)}T${padTwo(hour)}:${padTwo(minute)}:${padTwo(second)}` +
    `${offset < 0 ? '-' : '+'}${padTwo(Math.floor(size / 60))}:${padTwo(size % 60)}`
  );
};

/** Returns the instant of a local time. `local` has its digits in UTC. */
export const toInstant = (local: Date, timeZone: string): Date => {
  const guess = new Date(local.getTime() - getOffsetMs(local, timeZone));
  return new Date(local.getTime() - getOffsetMs(guess, timeZone));
};

export const getStartOfDay = (day: string, timeZone: string): Date => toInstant(new Date(`${day}T00:00:00Z`), timeZone);

const getOffsetMs = (date: Date, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = getDateParts(date, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - date.getTime();
};
