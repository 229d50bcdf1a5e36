import { findTextLanguage } from '@masthead/texts/language-names';

/** Typesets plain text in one language. */
export type Typeset = (text: string) => string;

/** Typesets English: “‘Yes’”. */
const typesetEnglish: Typeset = (text) =>
  text
    .replaceAll(/(^|[\s([{“‘/—–-])"/gm, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{“/—–])'(?=\d\ds?\b)/gm, '$1’')
    .replaceAll(/^'(?=(?:s|re|ll|ve|d|t|m)\b)/gm, '’')
    .replaceAll(/(^|[\s([{“—–-])'/gm, '$1‘')
    .replaceAll("'", '’');

/** Typesets German: „‚Ja‘“. A single mark is a quotation mark only with its counterpart, otherwise an apostrophe. */
const typesetGerman: Typeset = (text) =>
  text
    .replaceAll(/(?<=[\p{L}\d])'(?=[\p{L}\d])/gu, '’')
    .replaceAll(/(^|[\s([{"„/—–-])'([^'\n]+)'(?![\p{L}\d])/gmu, '$1‚$2‘')
    .replaceAll("'", '’')
    .replaceAll(/(^|[\s([{‚/—–-])"/gm, '$1„')
    .replaceAll('"', '“');

/**
 * Returns what typesets plain text in a language (BCP 47): quotation marks, apostrophes, and dashes for spaced hyphens.
 */
export const createTypeset = (language: string): Typeset => {
  const typesetMarks = findTextLanguage(language) === 'de' ? typesetGerman : typesetEnglish;
  return (text) => typesetMarks(text).replaceAll(/ --? /g, ' – ');
};

/**
 * Typesets a name of a person or a company: O’Dowd, Dick’s. Addresses keep the straight apostrophe (`toAuthorSlug`).
 */
export const typesetName = (name: string): string => name.replaceAll("'", '’');
