import { findTextLanguage, type TextLanguage, textLanguages } from '@masthead/texts/language-names';
import { findNearest } from '../nearest.ts';
import { readFileSync } from 'node:fs';
import { issueTexts } from './issueTexts.ts';
import { inRoot } from '../paths.ts';

/**
 * The template's own texts in a language: what a new publication shows until its editors write theirs. `{name}` is a name.
 */
export type TemplateTexts = {
  /** Name of the magazine, unless it is chosen. */
  magazine: string;
  /** Addresses of the fronts of categories, as in `--hubs`, unless they are chosen. */
  hubs: readonly string[];
  /** Descriptions of a chosen topic: of its category, and in the menu. */
  topic: { stories: string; newest: string };
  /** Translations by the English text: menus, footer, brand, house ads, content besides stories and pages. */
  phrases: Readonly<Record<string, string>>;
};

/** The template is written in English: it has nothing to translate. */
const en: TemplateTexts = {
  magazine: '{name} Quarterly',
  hubs: [],
  topic: { stories: 'Stories of {name}.', newest: 'The newest stories of {name}.' },
  phrases: {},
};

const readTexts = (language: TextLanguage): TemplateTexts =>
  JSON.parse(readFileSync(inRoot('sample-content/translations', language, 'template.json'), 'utf8')) as TemplateTexts;

const languages = new Map<TextLanguage, TemplateTexts>([['en', en]]);

export const templateLanguage = { tag: 'en-US', timeZone: 'America/New_York' } as const;

/** The template's texts for a BCP 47 tag. */
export const getTemplateTexts = (tag: string): TemplateTexts => {
  const language = findTextLanguage(tag) ?? 'en';
  const texts = languages.get(language) ?? readTexts(language);
  languages.set(language, texts);
  return texts;
};

/** A text of the template with a name in place of `{name}`. */
export const withName = (text: string, name: string): string => text.replace('{name}', () => name);

/** Converts a tag to its canonical form: `DE_de` is `de-DE`. Undefined for what is no tag. */
export const toCanonicalTag = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined; // Intl throws a RangeError for an invalid tag.
  }
};

const listTimeZones = (tag: string): readonly string[] => {
  const canonical = toCanonicalTag(tag);
  if (canonical === undefined) return [];
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(canonical).maximize();
  return locale.getTimeZones?.() ?? [];
};

/** Months with the clocks of winter and of summer. */
const sampleDates = [0, 6].map((month) => new Date(Date.UTC(2026, month, 15)));

const showClocks = (timeZone: string): string =>
  sampleDates.map((date) => date.toLocaleString('en', { timeZone })).join();

/** The time zone of a region: the template's if it has it. Undefined where clocks differ. */
export const getTimeZone = (tag: string): string | undefined => {
  const zones = listTimeZones(tag);
  if (zones.length === 0 || zones.includes(templateLanguage.timeZone)) return templateLanguage.timeZone;
  return new Set(zones.map(showClocks)).size === 1 ? zones[0] : undefined;
};

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false; // Intl throws a RangeError for an unknown time zone.
  }
};

/** Says why a time zone cannot be used and what to change. An empty one was not chosen. */
export const checkTimeZone = (timeZone: string, tag: string, texts = issueTexts.en): string => {
  if (timeZone === '') return texts.severalZones(tag, listTimeZones(tag));
  if (isTimeZone(timeZone)) return '';
  return texts.unknownZone(timeZone, findNearest(timeZone, Intl.supportedValuesOf('timeZone')));
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
