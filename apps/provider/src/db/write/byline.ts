import { getTexts } from '@masthead/texts/languages';

/** Joins names to a byline: "A", "A and B", "A, B and C", in German "A, B und C". */
export const formatByline = (names: readonly string[], language: string): string | null => {
  if (names.length === 0) return null;
  const last = names.at(-1) ?? '';
  return names.length === 1
    ? last
    : `${names.slice(0, -1).join(', ')}${getTexts(language).article.bylineTexts.and}${last}`;
};
