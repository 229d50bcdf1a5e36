const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the format of dates for a locale and options, such as a time zone. Each is created once: that costs a hundred
 * times as much as formatting a date, and a page has dozens of dates.
 */
export const getDateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};

/** Formats of dates in a language. Instants are in ms since the epoch or ISO texts. */
export type DateFormats = {
  /** "Nov. 21", in German "21. Nov." */
  day: (instant: Instant, timeZone: string) => string;
  /** "21", for the sheet of a calendar */
  dayOfMonth: (instant: Instant, timeZone: string) => string;
  /** "Nov. 2026" */
  shortMonth: (instant: Instant, timeZone: string) => string;
  /** "Nov. 21, 2026" */
  date: (instant: Instant, timeZone: string) => string;
  /** "8:30 a.m.", in German "8:30 Uhr" */
  time: (instant: Instant, timeZone: string) => string;
  /** "Dec. 2, 2026, 1:00 p.m. ET" */
  dateTime: (instant: Instant, timeZone: string) => string;
  /** "November 21, 2026" */
  longDate: (instant: Instant, timeZone: string) => string;
  /** "November 21, 2026 at 6:00 a.m. ET" */
  longDateTime: (instant: Instant, timeZone: string) => string;
  /** "November 2026" */
  month: (instant: Instant, timeZone: string) => string;
  /** "Tuesday, Dec. 15" */
  weekday: (instant: Instant, timeZone: string) => string;
  /** "Tuesday, December 15, 2026" */
  fullDate: (instant: Instant, timeZone: string) => string;
  /** Days without repeated parts: "Dec. 15–16, 2026" */
  days: (start: Instant, end: Instant, timeZone: string) => string;
  /** "8:30–9:00 a.m.", "11:30 a.m.–1:00 p.m." */
  timeSpan: (start: Instant, end: Instant, timeZone: string) => string;
  /** "8:30 a.m. to 5:00 p.m. ET", or the start alone */
  hours: (start: Instant, end: Instant | undefined, timeZone: string) => string;
  /** A label of a chart's axis: "Q3 2026" */
  quarter: (quarter: number, year: number) => string;
};

/** A moment, as an ISO text or a date. */
export type Instant = string | Date;
