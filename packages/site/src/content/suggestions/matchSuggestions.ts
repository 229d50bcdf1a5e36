import type { ListedSuggestion } from '@masthead/design-system/suggestion-list';
import { suggestionKinds, type SuggestionIndex } from './suggestionIndex';

/** Letters that Unicode does not decompose. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }),
);

/** Lower case without diacritics, so that "Łódź" and "lodz" are equal. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // Lower case may have a mark of its own, as that of İ does.
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđßæœı]/g, (letter) => plainLetters.get(letter) ?? letter);

/** Minimum letters that have suggestions. */
const minLetters = 2;
const maxSuggestions = 8;

/** Words, and the text between them at odd indexes. Apostrophes are part of a word: "O’Hare". */
const splitWords = (text: string): string[] => text.split(/([^\p{L}\p{M}\p{N}’']+)/u);

const foldWord = (word: string): string => foldText(word).replaceAll(/[’']/g, '');

/** The number of characters of a word whose folded form begins with `start`. */
const countMatched = (word: string, start: string): number => {
  let count = 1;
  while (count < word.length && foldWord(word.slice(0, count)).length < start.length) count += 1;
  return count;
};

type Match = { title: ListedSuggestion['title']; isFirst: boolean };

/** Marks the words that a search begins; undefined where one matches none. `isFirst`: in the same order. */
const matchName = (name: string, search: readonly string[]): Match | undefined => {
  const pieces = splitWords(name);
  const words = pieces.filter((piece, index) => index % 2 === 0 && piece !== '').map(foldWord);
  if (!search.every((start) => words.some((word) => word.startsWith(start)))) return undefined;
  const title = pieces.flatMap((piece, index) => {
    const start =
      index % 2 === 0
        ? search.filter((word) => foldWord(piece).startsWith(word)).toSorted((a, b) => b.length - a.length)[0]
        : undefined;
    const count = start ? countMatched(piece, start) : 0;
    return [
      { text: piece.slice(0, count), marked: true },
      { text: piece.slice(count), marked: false },
    ].filter(({ text }) => text !== '');
  });
  return { title, isFirst: search.every((start, index) => words[index]?.startsWith(start)) };
};

/** The pages whose words the search begins, without diacritics: those that begin with it first. */
export const matchSuggestions = (index: SuggestionIndex, search: string): ListedSuggestion[] => {
  const words = splitWords(search)
    .filter((_, position) => position % 2 === 0)
    .map(foldWord)
    .filter(Boolean);
  if (words.join('').length < minLetters) return [];
  const matches = index.flatMap(({ kind, pages }) =>
    pages.flatMap(([name, url]) => {
      const match = matchName(name, words);
      return match ? [{ ...match, suggestion: { title: match.title, kind: suggestionKinds[kind], url } }] : [];
    }),
  );
  return matches
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .slice(0, maxSuggestions)
    .map(({ suggestion }) => suggestion);
};
