/** Letters that Unicode does not decompose, in lower case, and the spelling without them. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ı: 'i',
    ł: 'l',
    ŧ: 't',
    þ: 'th',
    ς: 'σ',
    ʼ: "'",
  }),
);
const plainLettersPattern = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g');

/** Accents of Latin, Greek and Cyrillic letters, and the vowel points of Hebrew and Arabic. */
const accents = /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670]/g;

/** Hyphens that are not `-`, and characters that only say where a line may break. */
const toPlainHyphens = (text: string): string =>
  text.replaceAll(/[\u00AD\u2060\uFEFF]/g, '').replaceAll(/[\u2010\u2011]/g, '-');

/**
 * Folds a text, so that words which readers take for the same are equal: `ZÜRICH`, `Zürich` and `zurich`. Letters lose
 * their case and accents, `ß` becomes `ss`. Marks stay where they make another letter, such as in the Japanese `が`.
 */
export const fold = (text: string): string =>
  toPlainHyphens(text)
    // Symbols such as ™ and ½ would become letters and digits of the word before.
    .replaceAll(/[\p{L}\p{Nd}]+/gu, (letters) => letters.normalize('NFKD'))
    .replaceAll(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(plainLettersPattern, (letter) => plainLetters.get(letter) ?? letter);
