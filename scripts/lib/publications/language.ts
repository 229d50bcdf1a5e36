import { findTextLanguage, type TextLanguage, textLanguages } from '@masthead/texts/language-names';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import type { TemplateTexts } from './languages/templateTexts.ts';

/** A language with interface texts and without template texts does not compile. */
const languages: Readonly<Record<TextLanguage, TemplateTexts>> = { en, de };

/** The language and time zone of the template. */
export const templateLanguage = { tag: 'en-US', timeZone: 'America/New_York' } as const;

/** The template's texts for a BCP 47 tag. */
export const getTemplateTexts = (tag: string): TemplateTexts => languages[findTextLanguage(tag) ?? 'en'];

/** Converts a tag to its canonical form: `DE_de` is `de-DE`. Undefined for what is no tag. */
export const toCanonicalTag = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined; // Intl throws a RangeError for an invalid tag.
  }
};

/** The time zone of the language's region: that of the template if the region has it, otherwise the region's first. */
export const getTimeZone = (tag: string): string => {
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(tag).maximize();
  const zones = locale.getTimeZones?.() ?? [];
  return zones.includes(templateLanguage.timeZone)
    ? templateLanguage.timeZone
    : (zones[0] ?? templateLanguage.timeZone);
};

/** Says why a language cannot be used and what to change. Empty for one with texts. */
export const checkLanguage = (tag: string): string => {
  const examples = textLanguages
    .map((name) => new Intl.Locale(name).maximize())
    .map(({ language, region }) => `${language}-${region}`);
  const canonical = toCanonicalTag(tag);
  if (canonical === undefined || !/^[a-z]{2,3}(-|$)/.test(canonical))
    return `the language "${tag}" is not a tag: write a language and a region, such as ${examples.join(' or ')}`;
  return findTextLanguage(canonical) === undefined
    ? `the language "${tag}" has no texts: write a tag of ${textLanguages.join(' or ')}, such as ${examples.join(' or ')}. packages/texts/README.md says how to add a language`
    : '';
};
