import { type DateFormats, getDateFormat, type Instant } from './dateFormat.ts';

/** AP style abbreviates all months but these of five letters or fewer. */
const monthAbbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    January: 'Jan.',
    February: 'Feb.',
    August: 'Aug.',
    September: 'Sept.',
    October: 'Oct.',
    November: 'Nov.',
    December: 'Dec.',
  }),
);

type PartName = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'weekday' | 'dayPeriod' | 'timeZoneName';

type Parts = Readonly<Record<PartName, string>>;

const readParts = (instant: Instant, timeZone: string): Parts =>
  Object.fromEntries(
    getDateFormat('en-US', {
      timeZone,
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortGeneric',
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  ) as Record<PartName, string>;

const maxCachedParts = 5_000;
const cachedParts = new Map<string, Parts>();

/** Parts of a date, read once: that takes 15 µs, a format reads them several times, and pages repeat stories. */
const getParts = (instant: Instant, timeZone: string): Parts => {
  const key = `${Number(new Date(instant))} ${timeZone}`;
  const parts = cachedParts.get(key) ?? readParts(instant, timeZone);
  if (cachedParts.size >= maxCachedParts) cachedParts.clear();
  cachedParts.set(key, parts);
  return parts;
};

const formatDay = (instant: Instant, timeZone: string): string => {
  const { month, day } = getParts(instant, timeZone);
  return `${monthAbbreviations.get(month) ?? month} ${day}`;
};

const formatDate = (instant: Instant, timeZone: string): string =>
  `${formatDay(instant, timeZone)}, ${getParts(instant, timeZone).year}`;

const formatLongDate = (instant: Instant, timeZone: string): string => {
  const { year, month, day } = getParts(instant, timeZone);
  return `${month} ${day}, ${year}`;
};

const formatTime = (instant: Instant, timeZone: string): string => {
  const { hour, minute, dayPeriod } = getParts(instant, timeZone);
  return `${hour}:${minute} ${dayPeriod === 'PM' ? 'p.m.' : 'a.m.'}`;
};

const formatZone = (instant: Instant, timeZone: string): string => getParts(instant, timeZone).timeZoneName;

/** "Dec. 15–16, 2026", "Nov. 30–Dec. 1, 2026", "Dec. 31, 2026–Jan. 1, 2027". */
const formatDays = (start: Instant, end: Instant, timeZone: string): string => {
  const [first, last] = [formatDay(start, timeZone), formatDay(end, timeZone)];
  const [firstYear, lastYear] = [getParts(start, timeZone).year, getParts(end, timeZone).year];
  if (first === last && firstYear === lastYear) return `${first}, ${firstYear}`;
  if (firstYear !== lastYear) return `${first}, ${firstYear}–${last}, ${lastYear}`;
  const [firstMonth] = first.split(' ');
  const [lastMonth, lastDay] = last.split(' ');
  return `${first}–${firstMonth === lastMonth ? lastDay : last}, ${firstYear}`;
};

const formatTimeSpan = (start: Instant, end: Instant, timeZone: string): string => {
  const [first, last] = [formatTime(start, timeZone), formatTime(end, timeZone)];
  return `${first.slice(-4) === last.slice(-4) ? first.slice(0, -5) : first}–${last}`;
};

/** Dates of American English, as the house style writes them. */
export const apDates: DateFormats = {
  day: formatDay,
  dayOfMonth: (instant, timeZone) => getParts(instant, timeZone).day,
  shortMonth: (instant, timeZone) => {
    const { year, month } = getParts(instant, timeZone);
    return `${monthAbbreviations.get(month) ?? month} ${year}`;
  },
  date: formatDate,
  time: formatTime,
  dateTime: (instant, timeZone) =>
    `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)} ${formatZone(instant, timeZone)}`,
  longDate: formatLongDate,
  longDateTime: (instant, timeZone) =>
    `${formatLongDate(instant, timeZone)} at ${formatTime(instant, timeZone)} ${formatZone(instant, timeZone)}`,
  month: (instant, timeZone) => {
    const { year, month } = getParts(instant, timeZone);
    return `${month} ${year}`;
  },
  weekday: (instant, timeZone) => `${getParts(instant, timeZone).weekday}, ${formatDay(instant, timeZone)}`,
  fullDate: (instant, timeZone) => `${getParts(instant, timeZone).weekday}, ${formatLongDate(instant, timeZone)}`,
  days: formatDays,
  timeSpan: formatTimeSpan,
  hours: (start, end, timeZone) =>
    `${[start, end].flatMap((instant) => (instant ? [formatTime(instant, timeZone)] : [])).join(' to ')} ${formatZone(start, timeZone)}`,
  quarter: (quarter, year) => `Q${quarter} ${year}`,
};
