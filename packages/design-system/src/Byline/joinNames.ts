import { bylineTexts } from '@masthead/texts/article';

/** The separator before the name at `index` in a list of `count` names: "A, B and C". */
export const separatorBefore = (index: number, count: number): string => {
  if (index === 0) return '';
  return index === count - 1 ? bylineTexts.and : ', ';
};

/** Joins names as in a sentence: "Maren Ostrow and Daniel Achterberg". */
export const joinNames = (names: readonly string[]): string =>
  names.map((name, index) => separatorBefore(index, names.length) + name).join('');
