import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { getSearchConfig, toQueryText } from '../../db/write/searchText.ts';

/** A search text as PostgreSQL queries for the index. */
export type SearchTerms =
  | {
      kind: 'words';
      exact: string;
      /** The query without word order, if it matches at least as much: then the index alone suffices. */
      loose: string | undefined;
      /** Whether these are stop words such as "the". Beside other words, they are ignored. */
      isCommon: boolean;
    }
  /** No words: punctuation, emoji. */
  | { kind: 'none' };

const order = / <(?:-|\d+)> /g;

/** Removes word order from a query; undefined when there is none, or when a negation would exclude too much. */
export const withoutOrder = (exact: string): string | undefined => {
  const loose = exact.replaceAll(order, ' & ');
  return loose === exact || exact.includes('!') ? undefined : loose;
};

/** Parses a search text in a language (§5). Any text is valid. */
export const parseSearchTerms = async (db: Db, text: string, language: string): Promise<SearchTerms> => {
  const config = getSearchConfig(language);
  const { rows } = await sql<{ specific: string; literal: string }>`
    select websearch_to_tsquery(${sql.lit(config)}, ${toQueryText(text, config, 'ignored')})::text as specific,
      websearch_to_tsquery(${sql.lit(config)}, ${toQueryText(text, config, 'required')})::text as literal`.execute(db);
  const { specific = '', literal = '' } = rows[0] ?? {};
  const exact = specific || literal;
  return exact ? { kind: 'words', exact, loose: withoutOrder(exact), isCommon: !specific } : { kind: 'none' };
};
