import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What a text asks the index for. Both queries are in PostgreSQL's own notation, made by PostgreSQL. */
export type Words =
  | {
      kind: 'words';
      exact: string;
      /**
       * The same without the order of words, where that finds at least as much: the index answers it alone, while the
       * places of words must be read from each candidate. Undefined where order does not matter.
       */
      loose: string | undefined;
    }
  /** Only words such as "the", which stand in every article. */
  | { kind: 'common' }
  /** No word at all: signs, emoji. */
  | { kind: 'none' };

const order = / <(?:-|\d+)> /g;

/** Leaves the order of words out; undefined where there is none, or where a "not" would turn more into less. */
export const withoutOrder = (exact: string): string | undefined => {
  const loose = exact.replaceAll(order, ' & ');
  return loose === exact || exact.includes('!') ? undefined : loose;
};

/** Reads what a person typed (SPEC §5); any text is answered. */
export const readWords = async (db: Kysely<Database>, text: string): Promise<Words> => {
  const { rows } = await sql<{ exact: string; literal: string }>`
    select websearch_to_tsquery('english', ${text})::text as exact, websearch_to_tsquery('simple', ${text})::text as literal`.execute(
    db,
  );
  const { exact = '', literal = '' } = rows[0] ?? {};
  if (exact) return { kind: 'words', exact, loose: withoutOrder(exact) };
  // What is excluded or joined by "or" may be common too; nothing is left of it either way.
  return { kind: literal ? 'common' : 'none' };
};
