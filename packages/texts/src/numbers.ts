import { language } from './language.ts';

const formats = new Map<string, Intl.NumberFormat>();

const getFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
};

/** Formats a number: "1,234.5", in German "1.234,5". */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}, locale = language): string =>
  getFormat(locale, options).format(value);

/** Formats a number with a fixed number of digits after the point. */
export const formatFixed = (value: number, digits: number, locale = language): string =>
  formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }, locale);

/** Formats a price without empty decimals: "$190", "$19.50", in German "190 €". */
export const formatPrice = (amount: number, currency: string, locale = language): string =>
  formatNumber(
    amount,
    { style: 'currency', currency, ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }) },
    locale,
  );

/** Joins names to a phrase: "Arbor, Calloway, and Ives". */
export const formatList = (names: readonly string[], locale = language): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** Orders names as a dictionary of the language does. */
export const compareNames = (left: string, right: string, options?: Intl.CollatorOptions): number =>
  left.localeCompare(right, language, options);
