import { fold } from '@masthead/content-rules/fold';

/** Longer words are not corrected: the cost grows with the square of the length. */
const maxLength = 24;

/** Letters that may differ between a word and its correction. */
const getMaxEdits = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};

/** The number of letters to insert, remove, replace or swap with their neighbor (optimal string alignment). */
export const countEdits = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isEqual = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isEqual),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
};

const splitWords = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The search with each unknown word replaced by the most similar word of the names, such as "office atlanta" for "ofice
 * atlenta"; undefined where no word has a correction.
 */
export const correctSpelling = (search: string, names: readonly string[]): string | undefined => {
  const known = new Map(names.flatMap((name) => splitWords(name.toLowerCase()).map((word) => [fold(word), word])));
  let isCorrected = false;
  const corrected = search.replaceAll(/[\p{L}\p{N}]+/gu, (original) => {
    const word = fold(original);
    const maxEdits = getMaxEdits(word);
    if (maxEdits === 0 || word.length > maxLength || known.has(word)) return original;
    const [best] = [...known.keys()]
      .filter((candidate) => Math.abs(candidate.length - word.length) <= maxEdits)
      .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
      .filter(({ edits }) => edits <= maxEdits)
      .toSorted((a, b) => a.edits - b.edits);
    if (!best) return original;
    isCorrected = true;
    return known.get(best.candidate) ?? original;
  });
  return isCorrected ? corrected : undefined;
};
