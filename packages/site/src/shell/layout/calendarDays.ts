/** A day as a newspaper prints it, and the moment (ms since 1970) at which it is over. */
export type CalendarDay = { text: string; iso: string; endsAt: number };

const quarterMs = 15 * 60_000;

/**
 * The day it is now in a time zone, and the days after it. A cached page may be read on another day than it was made;
 * with these the browser finds its day by comparing numbers. To format one there would keep a phone busy for a tenth of
 * a second. Days of every time zone end at a quarter of an hour, also where clocks are changed.
 */
export const calendarDays = (
  now: Date,
  { timeZone, language }: { timeZone: string; language: string },
  count = 3,
): readonly CalendarDay[] => {
  const words = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
  const numbers = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const days: CalendarDay[] = [];
  for (let start = now.getTime(); days.length < count;) {
    const iso = numbers.format(start);
    let end = Math.floor(start / quarterMs + 1) * quarterMs;
    while (numbers.format(end) === iso) end += quarterMs;
    days.push({ text: words.format(start), iso, endsAt: end });
    start = end;
  }
  return days;
};
