const minuteMs = 60_000;

/** The parts of an instant as a clock in the zone shows them. */
const toWallClock = (instant: Date, timeZone: string): { day: string; minutes: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

/** The calendar day in the zone, `YYYY-MM-DD`. */
export const toDay = (instant: Date, timeZone: string): string => toWallClock(instant, timeZone).day;

/** Another calendar day, some days later or earlier. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The first day of another month, some months earlier. */
export const getMonthStart = (day: string, monthsAgo: number): string => {
  const date = new Date(`${day.slice(0, 7)}-01T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - monthsAgo);
  return date.toISOString().slice(0, 10);
};

/** The instant at which a clock in the zone shows this day and time. A time that a spring change skips moves on by an hour. */
export const toInstant = (day: string, time: string, timeZone: string): Date => {
  const wanted = new Date(`${day}T${time}:00Z`).getTime();
  const getError = (guess: number): number => {
    const clock = toWallClock(new Date(guess), timeZone);
    return wanted - (new Date(`${clock.day}T00:00:00Z`).getTime() + clock.minutes * minuteMs);
  };
  const guess = wanted + getError(wanted);
  return new Date(guess + getError(guess));
};

/** `2026/11/21`, as it stands in the address of an article published then. */
export const toDatePath = (instant: Date, timeZone: string): string => toDay(instant, timeZone).replaceAll('-', '/');
