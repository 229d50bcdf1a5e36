/** The number of letters to insert, delete or replace to turn one text into another. */
const getDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Finds the word that a misspelled one most likely means, or undefined if none is close. */
export const findNearest = (word: string, words: readonly string[]): string | undefined => {
  const [nearest] = words
    .map((candidate) => ({ candidate, distance: getDistance(word, candidate) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(2, word.length / 2) ? nearest.candidate : undefined;
};
