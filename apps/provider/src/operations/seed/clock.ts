const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format of a time zone. Creating one takes longer than formatting a hundred dates. */
const getFormat = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
};

/** Returns the local day, and minutes since midnight, in a time zone. */
const toWallClock = (instant: Date, timeZone: string): { day: string; minutes: number } => {
  const parts = getFormat(timeZone).formatToParts(instant);
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

/** Returns the calendar day in a time zone, `YYYY-MM-DD`. */
export const toDay = (instant: Date, timeZone: string): string => toWallClock(instant, timeZone).day;

/** Adds days to a calendar day; a negative number subtracts. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Returns the first day of the month that was `monthsAgo` months earlier. */
export const getMonthStart = (day: string, monthsAgo: number): string => {
  const date = new Date(`${day.slice(0, 7)}-01T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - monthsAgo);
  return date.toISOString().slice(0, 10);
};

/** The instant of a local time in a time zone. A time that daylight saving skips moves forward by an hour. */
export const toInstant = (day: string, time: string, timeZone: string): Date => {
  const target = new Date(`${day}T${time}:00Z`).getTime();
  const getError = (guess: number): number => {
    const clock = toWallClock(new Date(guess), timeZone);
    return target - (new Date(`${clock.day}T00:00:00Z`).getTime() + clock.minutes * minuteMs);
  };
  const guess = target + getError(target);
  return new Date(guess + getError(guess));
};

/** Returns the date in an article's path: `2026/11/21`. */
export const toDatePath = (instant: Date, timeZone: string): string => toDay(instant, timeZone).replaceAll('-', '/');
