import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { getSearchConfig, separateEndings } from '../../db/write/separateEndings.ts';

/** A search text as PostgreSQL queries for the index. */
export type SearchTerms =
  | {
      kind: 'words';
      exact: string;
      /**
       * The query without word order, if it matches at least as much: the index alone suffices, while word positions
       * must be read from each candidate. Undefined when order is irrelevant.
       */
      loose: string | undefined;
    }
  /** Only stop words such as "the". */
  | { kind: 'common' }
  /** No words: punctuation, emoji. */
  | { kind: 'none' };

const order = / <(?:-|\d+)> /g;

/** Removes word order from a query; undefined when there is none, or when a negation would exclude too much. */
export const withoutOrder = (exact: string): string | undefined => {
  const loose = exact.replaceAll(order, ' & ');
  return loose === exact || exact.includes('!') ? undefined : loose;
};

/** Parses a search text in a language (§5). Any text is valid. */
export const parseSearchTerms = async (db: Kysely<Database>, text: string, language: string): Promise<SearchTerms> => {
  const config = getSearchConfig(language);
  const { rows } = await sql<{ exact: string; literal: string }>`
    select websearch_to_tsquery(${sql.lit(config)}, ${separateEndings(text, config)})::text as exact, websearch_to_tsquery('simple', ${text})::text as literal`.execute(
    db,
  );
  const { exact = '', literal = '' } = rows[0] ?? {};
  if (exact) return { kind: 'words', exact, loose: withoutOrder(exact) };
  // Negated and alternative stop words are dropped as well.
  return { kind: literal ? 'common' : 'none' };
};
