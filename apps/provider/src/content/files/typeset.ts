import { findTextLanguage } from '@masthead/texts/language-names';

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

/** Typesets quotation marks and apostrophes, one character for one. */
const createTypesetMarks = (language: string): Typeset =>
  findTextLanguage(language) === 'de' ? typesetGerman : typesetEnglish;

const typesetDashes: Typeset = (text) => text.replaceAll(/ --? /g, ' – ');

/** Typesets plain text in a language: quotation marks, apostrophes, and dashes for spaced hyphens. */
export const createTypeset = (language: string): Typeset => {
  const typesetMarks = createTypesetMarks(language);
  return (text) => typesetDashes(typesetMarks(text));
};

/** Typesets texts that follow one another, such as the text nodes of a paragraph, whose marks belong together. */
export const typesetTexts = (texts: readonly string[], language: string): readonly string[] => {
  const dashed = texts.map(typesetDashes);
  const joined = createTypesetMarks(language)(dashed.join(''));
  let end = 0;
  return dashed.map(({ length }) => {
    end += length;
    return joined.slice(end - length, end);
  });
};

/** Typesets a name: O’Dowd, Dick’s. Addresses keep the straight apostrophe (`toAuthorSlug`). */
export const typesetName = (name: string): string => name.replaceAll("'", '’');
