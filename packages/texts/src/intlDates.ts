import { type DateFormats, getDateFormat, type Instant } from './dateFormat.ts';

const day = { day: 'numeric', month: 'short' } as const;
const date = { ...day, year: 'numeric' } as const;
const longDate = { ...date, month: 'long' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** What a language says beyond the formats of the Unicode project: the hour of a day in German is "8:30 Uhr". */
const clocks: ReadonlyMap<string, (clock: string) => string> = new Map(
  Object.entries<(clock: string) => string>({ de: (clock) => `${clock} Uhr` }),
);
const quarters: ReadonlyMap<string, (quarter: number, year: number) => string> = new Map(
  Object.entries<(quarter: number, year: number) => string>({
    de: (quarter, year) => `${quarter}. Quartal ${year}`,
  }),
);

/** Formats of dates in a language, by the data of the Unicode project that the engine has. */
export const createIntlDates = (locale: string): DateFormats => {
  const [language = ''] = locale.split('-');
  const toClock = clocks.get(language) ?? ((clock) => clock);
  const format = (instant: Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
    getDateFormat(locale, { timeZone, ...options }).format(new Date(instant));
  const formatRange = (start: Instant, end: Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
    getDateFormat(locale, { timeZone, ...options }).formatRange(new Date(start), new Date(end));
  /** The short name of a time zone: "MEZ", "GMT-5". */
  const formatZone = (instant: Instant, timeZone: string): string =>
    getDateFormat(locale, { timeZone, timeZoneName: 'short' })
      .formatToParts(new Date(instant))
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const formatTime = (instant: Instant, timeZone: string): string => toClock(format(instant, timeZone, time));
  const formatTimeSpan = (start: Instant, end: Instant, timeZone: string): string =>
    toClock(`${format(start, timeZone, time)}–${format(end, timeZone, time)}`);
  return {
    day: (instant, timeZone) => format(instant, timeZone, day),
    dayOfMonth: (instant, timeZone) => getDateFormat('en', { timeZone, day: 'numeric' }).format(new Date(instant)),
    shortMonth: (instant, timeZone) => format(instant, timeZone, { month: 'short', year: 'numeric' }),
    date: (instant, timeZone) => format(instant, timeZone, date),
    time: formatTime,
    dateTime: (instant, timeZone) =>
      `${format(instant, timeZone, date)}, ${formatTime(instant, timeZone)} ${formatZone(instant, timeZone)}`,
    longDate: (instant, timeZone) => format(instant, timeZone, longDate),
    longDateTime: (instant, timeZone) =>
      `${format(instant, timeZone, longDate)}, ${formatTime(instant, timeZone)} ${formatZone(instant, timeZone)}`,
    month: (instant, timeZone) => format(instant, timeZone, { month: 'long', year: 'numeric' }),
    weekday: (instant, timeZone) => format(instant, timeZone, { weekday: 'long', ...day }),
    fullDate: (instant, timeZone) => format(instant, timeZone, { ...longDate, weekday: 'long' }),
    days: (start, end, timeZone) => formatRange(start, end, timeZone, date),
    timeSpan: formatTimeSpan,
    hours: (start, end, timeZone) =>
      `${end ? formatTimeSpan(start, end, timeZone) : formatTime(start, timeZone)} ${formatZone(start, timeZone)}`,
    quarter: quarters.get(language) ?? ((quarter, year) => `Q${quarter} ${year}`),
  };
};
