import { getStartOfDay, toInstant, toIsoDateTime } from '../content/publications/dates.ts';

/** A date of a source: its instant, and its day in the time zone of the publication. */
export type SourceDate = { instant: string; day: string };

/** Digits of a date. `zone` is as written: `Z`, `-0500`, `EST`. */
type DateParts = {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
  zone?: string | undefined;
};

/** Minutes from UTC of zone names (RFC 822 and those that feeds use). */
const zoneMinutes: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    Z: 0,
    UT: 0,
    UTC: 0,
    GMT: 0,
    WET: 0,
    BST: 60,
    CET: 60,
    CEST: 120,
    EET: 120,
    EEST: 180,
    EST: -300,
    EDT: -240,
    CST: -360,
    CDT: -300,
    MST: -420,
    MDT: -360,
    PST: -480,
    PDT: -420,
  }),
);

/** Minutes from UTC of a zone as written. Undefined for names that are not known. */
const readOffset = (zone: string): number | undefined => {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return zoneMinutes.get(zone.toUpperCase());
};

/** `day` is the zone of the publication, for days and for dates without a time; `time` that of times without a zone. */
export type DateZones = { day: string; time: string };

/** Returns the date with these digits. Undefined if it does not exist. */
const toSourceDate = (parts: DateParts, zones: DateZones): SourceDate | undefined => {
  const { year, month, day, hour = 0, minute = 0, second = 0, zone } = parts;
  const isTime = hour <= 23 && minute <= 59 && second <= 60;
  if (!isTime || year < 1 || year > 9999) return undefined;
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  if (local.getUTCMonth() !== month - 1 || local.getUTCDate() !== day) return undefined;
  const written = local.toISOString().slice(0, 10);
  local.setUTCHours(hour, minute, second);
  if (parts.hour === undefined) return { instant: getStartOfDay(written, zones.day).toISOString(), day: written };
  const offset = zone === undefined ? undefined : readOffset(zone);
  const instant = offset === undefined ? toInstant(local, zones.time) : new Date(local.getTime() - offset * 60_000);
  return { instant: instant.toISOString(), day: toIsoDateTime(instant, zones.day).slice(0, 10) };
};

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Number of a month by its English name. Undefined for others. */
const readMonth = (name: string): number | undefined => {
  const index = monthNames.indexOf(name.slice(0, 3).toLowerCase());
  return index === -1 ? undefined : index + 1;
};

/** Years of two digits (RFC 822): 00 to 49 are of this century. */
const readYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 50 ? 2000 : 1900);

/** Hours of a clock of twelve hours. */
const readHour = (digits: string, half: string | undefined): number => {
  const hour = Number(digits);
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
};

const time =
  '(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d{1,9})?)?\\s*(?<half>[ap]\\.?m\\.?)?\\s*(?<zone>Z|[A-Z]{2,5}|[+-]\\d{2}(?::?\\d{2})?)?';

const patterns: readonly RegExp[] = [
  // RFC 3339, W3C date and time formats, and those of databases: 2026-11-21T10:00:00Z, 2026-11, 2026/11/21 10:00
  new RegExp(`^(?<year>\\d{4})[-/](?<month>\\d{1,2})(?:[-/](?<day>\\d{1,2})(?:[T ]\\s*${time})?)?$`, 'i'),
  // RFC 822: Sat, 21 Nov 2026 10:00:00 EST
  new RegExp(
    `^(?:[a-z]{2,9}\\.?,?\\s+)?(?<day>\\d{1,2})[ -](?<name>[a-z]{3,9})\\.?,?[ -](?<year>\\d{4}|\\d{2})(?:,?\\s+${time})?$`,
    'i',
  ),
  // English: November 21, 2026 at 10:00 a.m.
  new RegExp(
    `^(?:[a-z]{3,9},\\s+)?(?<name>[a-z]{3,9})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})(?:,?\\s+(?:at\\s+)?${time})?$`,
    'i',
  ),
];

/** Converts the named groups of a pattern: `year`, `month` or `name`, `day`, `hour`, `minute`, `second`, `half`, `zone`. */
export const fromGroups = (
  groups: Readonly<Record<string, string | undefined>>,
  zones: DateZones,
): SourceDate | undefined => {
  const { year = '', month, name = '', day = '1', hour, minute = '0', second = '0', half, zone } = groups;
  return toSourceDate(
    {
      year: readYear(year),
      month: month === undefined ? (readMonth(name) ?? 0) : Number(month),
      day: Number(day),
      ...(hour !== undefined && { hour: readHour(hour, half) }),
      minute: Number(minute),
      second: Number(second),
      zone,
    },
    zones,
  );
};

const maxDateLength = 60;

/** Reads a date in the forms of feeds and exports. A time without a known zone is in `zones.time`. */
export const readDate = (text: string, zones: DateZones): SourceDate | undefined => {
  const trimmed = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxDateLength + 1);
  if (trimmed.length > maxDateLength) return undefined;
  for (const pattern of patterns) {
    const { groups } = pattern.exec(trimmed) ?? {};
    if (!groups) continue;
    return fromGroups(groups, zones);
  }
  return undefined;
};
