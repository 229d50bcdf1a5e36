import { statements } from './statements.ts';

const typeset = (table: string, column: string): string =>
  `update ${table} set ${column} = replace(${column}, '''', '’') where ${column} like '%''%'`;

/** Typographic apostrophes in the names of authors, in bylines, and in the names of honored people and their companies. */
export const typographicNames = statements(
  [
    typeset('authors', 'name'),
    typeset('articles', 'byline'),
    typeset('recognition_profiles', 'pro_name'),
    typeset('recognition_profiles', 'firm_name'),
  ],
  [],
);
