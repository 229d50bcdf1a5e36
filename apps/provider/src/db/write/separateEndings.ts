/** A text search configuration of PostgreSQL. */
export type SearchConfig = 'english' | 'german' | 'simple';

const configs: ReadonlyMap<string, SearchConfig> = new Map(
  Object.entries<SearchConfig>({ en: 'english', de: 'german' }),
);

/** The text search configuration of a language (BCP 47). Without one there are no stems and stop words. */
export const getSearchConfig = (language: string): SearchConfig =>
  configs.get(language.split('-')[0] ?? '') ?? 'simple';

/** A mark that words do not contain. */
export const mark = 'qzq';

/** The endings by which a noun differs from another word of the same stem, and two nouns that differ in another way. */
const endings =
  /(?<=[a-z]{4})(?<!\bfurth)(?=(?:er|or)(?:s|ed|ing)?\b|ality\b)|(?<=\bapart)(?=ments?\b)|(?<=\bconvers)(?=ations?\b)/gi;

/**
 * Separates words that PostgreSQL's English stemmer merges: "officer" has the stem of "office", "apartment" that of
 * "apart". A mark before the ending gives the noun its own stem, while its plural and its verb keep that stem:
 * officers, delivered. Apply it to all text of the index, of queries and of highlights. Texts for other stemmers are
 * unchanged.
 */
export const separateEndings = (text: string, config: SearchConfig): string =>
  config === 'english' ? text.replaceAll(endings, mark) : text;

/** Restores the text of `separateEndings`. */
export const joinEndings = (text: string): string => text.replaceAll(mark, '');
