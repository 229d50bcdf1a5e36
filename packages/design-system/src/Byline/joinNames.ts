/** What stands before the name at `index` in a printed list of `count` names: "A, B and C". */
export const separatorBefore = (index: number, count: number): string => {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
};

/** Names as a sentence prints them: "Maren Ostrow and Daniel Achterberg". */
export const joinNames = (names: readonly string[]): string =>
  names.map((name, index) => separatorBefore(index, names.length) + name).join('');
