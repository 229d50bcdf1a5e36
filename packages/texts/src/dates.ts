import { apDates } from './apDates.ts';
import type { DateFormats } from './dateFormat.ts';
import { createIntlDates } from './intlDates.ts';
import { language } from './language.ts';

const cached = new Map<string, DateFormats>();

/**
 * The formats of dates in a language. American English has those of AP style, the others those of the Unicode project.
 */
export const getDates = (locale: string): DateFormats => {
  const dates = cached.get(locale) ?? (locale === 'en-US' ? apDates : createIntlDates(locale));
  cached.set(locale, dates);
  return dates;
};

/** The formats of dates in the language of this build. */
export const dates = getDates(language);
