/** A text search configuration of PostgreSQL. */
export type SearchConfig = 'english' | 'german' | 'simple';

const configs: Readonly<Record<string, SearchConfig>> = { en: 'english', de: 'german' };

/**
 * Returns the text search configuration of a language (BCP 47). Texts of others are searched without stems and stop
 * words.
 */
export const getSearchConfig = (language: string): SearchConfig => configs[language.split('-')[0] ?? ''] ?? 'simple';
