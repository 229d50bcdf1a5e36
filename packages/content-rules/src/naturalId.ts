/** Maximum length of a slug in an address of the sites. */
export const maxSlugLength = 160;

const slugPattern = new RegExp(`^[a-z0-9](?:[a-z0-9-]{0,${maxSlugLength - 2}}[a-z0-9])?$`);

/** A name as a slug: in lower case, without accents, with hyphens. "Richmond, B.C." is `richmond-b-c`. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether a value is a slug: lowercase letters, digits and hyphens, at most `maxSlugLength` characters. */
export const isSlug = (value: string): boolean => slugPattern.test(value);

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * Whether a value is the natural id of an article: its day and slug, `2026/11/21/a-deal`. Sites show no other article.
 */
export const isNaturalId = (value: string): boolean => {
  const [year, month, day, slug, ...rest] = value.split('/');
  return rest.length === 0 && isCalendarDay(`${year}-${month}-${day}`) && isSlug(slug ?? '');
};
