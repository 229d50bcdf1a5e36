import * as de from './de/index.ts';
import * as en from './en/index.ts';
import { findTextLanguage, type TextLanguage } from './languageNames.ts';

/** All texts of a language, by area. English is the type of the others. */
export type Catalogue = typeof en;

/** A language with a missing text does not compile. */
const catalogues: Readonly<Record<TextLanguage, Catalogue>> = { en, de };

/** Names of the areas, which are also the names of their files. */
export const textAreas = Object.keys(en) as readonly (keyof Catalogue)[];

/** All texts in the language of a BCP 47 tag, for processes that serve several brands. */
export const getTexts = (tag: string): Catalogue => catalogues[findTextLanguage(tag) ?? 'en'];
