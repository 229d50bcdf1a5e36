/** SPEC §5: year 4 digits, month and day 2; DECISIONS, Routes: a date that is no calendar day is not found. */
export const parseNaturalId = ({
  year,
  month,
  day,
  slug,
}: Record<'year' | 'month' | 'day' | 'slug', string>): string | undefined => {
  if (!/^\d{4}$/.test(year) || !/^\d{2}$/.test(month) || !/^\d{2}$/.test(day)) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
  return exists && isSlug(slug) ? `${year}/${month}/${day}/${slug}` : undefined;
};

/** A calendar day, YYYY-MM-DD, or nothing for what is none. */
export const parseDay = (value: string): string => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : '';
};

/** A slug as the content service writes them: lower case, digits and hyphens. */
export const isSlug = (value: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,158}[a-z0-9])?$/.test(value);

/**
 * Text of a query as it can be sent on: control characters are nothing to ask for, and what is longer than anybody
 * writes is cut, though never through a character.
 */
export const cleanText = (value: string, maxCharacters: number): string =>
  value
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxCharacters)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** The last page that the content service counts to. */
const maxPage = 10_000;

/** A page number as people and crawlers write them, or undefined: 1 to 10,000, no sign, no leading zero. */
export const parsePageNumber = (value: string | undefined): number | undefined => {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= maxPage ? Number(value) : undefined;
};

/** The page of a list that answers every address: what is no page number is the first, and what is past the last, the last. */
export const clampPageNumber = (value: string): number =>
  /^[1-9]\d*$/.test(value) ? Math.min(Number(value), maxPage) : 1;

/**
 * SPEC §9: stream and author queries may turn the disk cache off. They do beyond the first page: there are thousands of
 * those, each is read seldom, and they would only fill the disk.
 */
export const diskCacheOf = (page: number): { disk: 'on' | 'off' } => ({ disk: page > 1 ? 'off' : 'on' });

/** How many pages a list of so many items has; an empty list has one, and none has more than can be asked for. */
export const pageCount = (estimate: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.ceil(estimate / pageSize)), maxPage);
