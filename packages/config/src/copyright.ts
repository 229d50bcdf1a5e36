/** By time zone: a format takes as long to create as a part of a page to render. */
const years = new Map<string, Intl.DateTimeFormat>();

const formatYear = (date: Date, timeZone: string): string => {
  const format = years.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone });
  years.set(timeZone, format);
  return format.format(date);
};

/** The copyright line with the current year in the brand's time zone (§2.5). `template` contains `{year}`. */
export const formatCopyright = (template: string, now: Date, timeZone: string): string =>
  template.replace('{year}', formatYear(now, timeZone));
