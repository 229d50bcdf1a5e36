const pattern = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/**
 * Parses a date of WordPress in UTC, `2019-05-04 10:00:00`. Undefined for `0000-00-00 00:00:00` and others that do not
 * exist.
 */
const parseUtc = (text: string): Date | undefined => {
  const [, day, time] = pattern.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const date = new Date(`${day}T${time}Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) || date.getUTCFullYear() < 1
    ? undefined
    : date;
};

/** The dates of a post: the instant, and the day by the clock of its site. */
export type WpDate = { instant: string; day: string } | undefined;

/** Reads a date from its local and its UTC field. Without the latter the former is taken as UTC. */
export const readWpDate = (local: string, gmt: string): WpDate => {
  const [localDate, utcDate] = [parseUtc(local), parseUtc(gmt)];
  const instant = utcDate ?? localDate;
  return instant && { instant: instant.toISOString(), day: (localDate ?? instant).toISOString().slice(0, 10) };
};

/** Reads the date of RSS: `Sat, 04 May 2019 02:30:00 +0000`. Drafts have one of the year -1. */
export const readFeedDate = (text: string): WpDate => {
  const date = new Date(text.trim());
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970) return undefined;
  const instant = date.toISOString();
  return { instant, day: instant.slice(0, 10) };
};
