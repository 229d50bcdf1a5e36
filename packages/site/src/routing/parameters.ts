import { isCalendarDay, isNaturalId } from '@masthead/content-rules/natural-id';

/** An article's natural id (§2.1, §5); undefined also for a date that does not exist. */
export const parseNaturalId = ({
  year,
  month,
  day,
  slug,
}: Record<string, string | string[] | undefined>): string | undefined => {
  const naturalId = [year, month, day, slug].join('/');
  return isNaturalId(naturalId) ? naturalId : undefined;
};

export const firstValue = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

/** The first value of a query parameter, or an empty string. */
export const firstText = (value: string | string[] | undefined): string => firstValue(value) ?? '';

/** A calendar day, YYYY-MM-DD; an empty string for other values. */
export const parseDay = (value: string): string => (isCalendarDay(value) ? value : '');

/** Query text without control characters, truncated to UTF-16 units, never inside a surrogate pair. */
export const cleanText = (value: string, maxCharacters: number): string =>
  value
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxCharacters)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** The last page number that the content service accepts. */
const maxPage = 10_000;

/** A page number from 1 to 10,000 without sign or leading zero; 1 without a value; undefined for other values. */
export const parsePageNumber = (parameter: string | string[] | undefined): number | undefined => {
  const value = firstValue(parameter);
  if (value === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= maxPage ? Number(value) : undefined;
};

/** A page number from 1 to 10,000 for any value: 1 for invalid ones. */
export const clampPageNumber = (value: string): number =>
  /^[1-9]\d*$/.test(value) ? Math.min(Number(value), maxPage) : 1;

/** §9: `off` after the first page, because thousands of rarely requested pages would fill the disk. */
export const getDiskCachePolicy = (page: number): { disk: 'on' | 'off' } => ({ disk: page > 1 ? 'off' : 'on' });

/** The number of pages of a list: at least 1, at most the last page that can be requested. */
export const pageCount = (estimate: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.ceil(estimate / pageSize)), maxPage);
