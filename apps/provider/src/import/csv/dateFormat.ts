import { type DateZones, fromGroups, readDate, type SourceDate } from '../readDate.ts';

/** Parts of a format of dates, longest first. */
const tokens: readonly (readonly [token: string, pattern: string])[] = [
  ['YYYY', '(?<year>\\d{4})'],
  ['YY', '(?<year>\\d{2})'],
  ['MMMM', '(?<name>[a-z]{3,9})'],
  ['MMM', '(?<name>[a-z]{3,9})\\.?'],
  ['MM', '(?<month>\\d{2})'],
  ['M', '(?<month>\\d{1,2})'],
  ['DD', '(?<day>\\d{2})'],
  ['D', '(?<day>\\d{1,2})'],
  ['HH', '(?<hour>\\d{2})'],
  ['H', '(?<hour>\\d{1,2})'],
  ['hh', '(?<hour>\\d{2})'],
  ['h', '(?<hour>\\d{1,2})'],
  ['mm', '(?<minute>\\d{2})'],
  ['ss', '(?<second>\\d{2})'],
  ['A', '(?<half>[ap]\\.?m\\.?)'],
  ['Z', '(?<zone>Z|[+-]\\d{2}:?\\d{2})'],
];

/** Compiles a format such as `DD.MM.YYYY HH:mm`. Undefined for one without a year, a month and a day, or with a part twice. */
export const compileDateFormat = (format: string): RegExp | undefined => {
  let pattern = '';
  for (let rest = format; rest !== '';) {
    const [token, part] = tokens.find(([name]) => rest.startsWith(name)) ?? [rest.charAt(0), undefined];
    pattern += part ?? token.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    rest = rest.slice(token.length);
  }
  const isComplete = pattern.includes('<year>') && pattern.includes('<day>') && /<(?:month|name)>/.test(pattern);
  const names = [...pattern.matchAll(/<(\w+)>/g)].map(([, name]) => name);
  return isComplete && new Set(names).size === names.length ? new RegExp(`^${pattern}$`, 'i') : undefined;
};

/** Reads a date of a column: by the format, else by the common forms and as seconds or milliseconds of Unix. */
export const readCsvDate = (text: string, format: RegExp | undefined, zones: DateZones): SourceDate | undefined => {
  if (!format) {
    const unix = /^\d{10}(?:\d{3})?$/.test(text)
      ? new Date(text.length === 10 ? Number(text) * 1000 : Number(text))
      : undefined;
    return readDate(unix ? unix.toISOString() : text, zones);
  }
  const groups = format.exec(text.trim().slice(0, 100))?.groups;
  return groups && fromGroups(groups, zones);
};
