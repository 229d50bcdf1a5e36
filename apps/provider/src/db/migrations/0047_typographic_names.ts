import { statements, typesetApostrophes } from './statements.ts';

/**
 * Typographic apostrophes in the names of authors, in bylines, and in the names of honored people and their companies.
 */
export const typographicNames = statements(
  [
    typesetApostrophes('authors', 'name'),
    typesetApostrophes('articles', 'byline'),
    typesetApostrophes('recognition_profiles', 'pro_name'),
    typesetApostrophes('recognition_profiles', 'firm_name'),
  ],
  [],
);
