import { plainPageTexts as de } from './de/plainPages.ts';
import { plainPageTexts as en } from './en/plainPages.ts';
import { findTextLanguage, type TextLanguage } from './languageNames.ts';

const texts: Readonly<Record<TextLanguage, typeof en>> = { en, de };

/** The texts of plain pages in a language, without loading other texts: the production server is not bundled. */
export const getPlainPageTexts = (tag: string): typeof en => texts[findTextLanguage(tag) ?? 'en'];
