import { fold } from '@masthead/content-rules/fold';
import { joinEndings, mark, type SearchConfig, separateEndings } from './separateEndings.ts';
import { maxStopWordLength, stopWords } from './stopWords.ts';

/** Increment it when `toIndexText` changes, so that providers write all search vectors again. */
export const searchTextVersion = 2;

/** What may have another form in a search text. Patterns without lookbehind and flags are several times as fast. */
const foldedPattern = /[^\0-\x7F]+|[<>&#/]|\+{1,2}|[Qq][Zz][Qq]/g;

const afterSingleLetter = { before: /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*$/u, after: /^(?![\p{L}\p{N}+#])/u };

/** Symbols inside words, and after single letters such as in C++ and A+. */
const symbols: ReadonlyMap<string, { before: RegExp; after: RegExp; form: string }> = new Map(
  Object.entries<{ before: RegExp; after: RegExp; form: string }>({
    // PostgreSQL separates words at `_`, and searches those of `AT_T` as a phrase.
    '&': { before: /[\p{L}\p{M}\p{N}]$/u, after: /^[\p{L}\p{N}]/u, form: '_' },
    // It reads `retail/office` as the name of a file, which is one word.
    '/': { before: /\p{L}\p{M}*$/u, after: /^\p{L}/u, form: '_' },
    '+': { ...afterSingleLetter, form: 'qzplus' },
    '++': { ...afterSingleLetter, form: 'qzplusqzplus' },
    '#': { ...afterSingleLetter, form: 'qzsharp' },
  }),
);

const foldPart = (part: string, position: number, text: string): string => {
  // PostgreSQL reads them as tags.
  if (part === '<' || part === '>') return ' ';
  if (part.toLowerCase() === mark) return 'qzzq';
  const symbol = symbols.get(part);
  if (symbol === undefined) return fold(part);
  const before = text.slice(Math.max(0, position - 4), position);
  const after = text.slice(position + part.length, position + part.length + 2);
  return symbol.before.test(before) && symbol.after.test(after) ? symbol.form : part;
};

/** Folds accents, case and symbols inside words. */
const foldText = (text: string): string => text.replaceAll(foldedPattern, foldPart);

/** Words of a folded text: all letters and digits, and no punctuation. */
const wordPattern = /[0-9A-Za-z\u00C0-\u1FFF\u2C00-\u2DFF\u3040-\uFFFF]+/g;

const findStopWord = (word: string, config: SearchConfig): string | undefined =>
  word.length > maxStopWordLength ? undefined : stopWords[config].get(word.toLowerCase());

const isJoinedBefore = (before: string): boolean => /[\p{L}\p{N}][-_.+/@:]$/u.test(before);
const isJoinedAfter = (after: string): boolean => /^[-_.+/@:][\p{L}\p{N}]/u.test(after);

/** Marks the stop words of a folded text, so that PostgreSQL indexes them. */
const markStopWords = (text: string, config: SearchConfig): string =>
  text.replaceAll(wordPattern, (word) => (findStopWord(word, config) === undefined ? word : `${word}${mark}`));

/** Converts a text for the search index of a language, in which stop words are words like others. */
export const toIndexText = (text: string, config: SearchConfig): string =>
  separateEndings(markStopWords(foldText(text), config), config);

/**
 * Converts a search for the index. Stop words are `ignored` unless they are joined to another word, such as in S&P or
 * build-to-suit, or `required`, for a search of stop words alone. `or` between words is always the operator.
 */
export const toQueryText = (search: string, config: SearchConfig, stopWordsAre: 'ignored' | 'required'): string => {
  const marked = foldText(search).replaceAll(wordPattern, (word, position: number, text: string) => {
    const stopWord = findStopWord(word, config);
    if (stopWord === undefined) return word;
    const before = text.slice(Math.max(0, position - 2), position);
    const after = text.slice(position + word.length);
    if (isJoinedBefore(before) || isJoinedAfter(after)) return `${word}${mark}`;
    const isOperator = stopWord === 'or' && position > 0 && /^\s+\S/.test(after);
    return stopWordsAre === 'required' && !isOperator ? `${word}${mark}` : stopWord;
  });
  return separateEndings(marked, config);
};

/** A text for highlights, and the way back from its indexed form to what it says. */
export type Highlightable = {
  indexText: string;
  /**
   * Restores parts of the index text in which other characters, `marks`, were inserted. Parts are in the order of the
   * text; one that is not in it is left out.
   */
  restore: (parts: readonly string[], marks: RegExp) => string[];
};

type Edit = { start: number; end: number; originalEnd: number };

/** Folds a text and notes where its length changes. */
const foldWithEdits = (original: string): { folded: string; edits: Edit[] } => {
  const edits: Edit[] = [];
  let shift = 0;
  const folded = original.replaceAll(foldedPattern, (part, position: number) => {
    const replacement = foldPart(part, position, original);
    if (replacement.length !== part.length) {
      const start = position + shift;
      edits.push({ start, end: start + replacement.length, originalEnd: position + part.length });
      shift += replacement.length - part.length;
    }
    return replacement;
  });
  return { folded, edits };
};

/** Converts a text for highlights of a tsquery. */
export const toHighlightable = (original: string, tsquery: string, config: SearchConfig): Highlightable => {
  const { folded, edits } = foldWithEdits(original);
  const toOriginal = (position: number): number => {
    const edit = edits.findLast(({ start }) => start < position);
    return edit === undefined ? position : edit.originalEnd + Math.max(0, position - edit.end);
  };
  const restore = (parts: readonly string[], marks: RegExp): string[] => {
    let from = 0;
    return parts.flatMap((marked) => {
      const part = joinEndings(marked);
      let position = folded.indexOf(part.replaceAll(marks, ''), from);
      if (position < 0) return [];
      const pieces = part.split(new RegExp(`(${marks.source})`, marks.flags));
      const restored = pieces.map((piece, index) => {
        if (index % 2 === 1) return piece;
        const start = toOriginal(position);
        position += piece.length;
        return original.slice(start, toOriginal(position));
      });
      from = position;
      return restored.join('');
    });
  };
  // Few searches have stop words, and marking them takes as long as all the rest.
  const marked = tsquery.includes(mark) ? markStopWords(folded, config) : folded;
  return { indexText: separateEndings(marked, config), restore };
};
