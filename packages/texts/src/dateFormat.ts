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
