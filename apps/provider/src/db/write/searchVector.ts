import { type RawBuilder, sql } from 'kysely';
import { toPlainText } from './plainText.ts';
import { separateEndings } from './separateEndings.ts';

/** The searched texts of an article. */
export type SearchedTexts = {
  title: string;
  summary?: string | null | undefined;
  needToKnow?: readonly string[] | null | undefined;
  byline?: string | null | undefined;
  kicker?: string | null | undefined;
  tags?: readonly string[] | null | undefined;
  /** HTML. */
  blocks?: readonly string[] | null | undefined;
};

/** PostgreSQL limits a search vector to 1 MB; this many characters stay far below. */
const maxSearchedCharacters = 200_000;

const join = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(' ');

const weigh = (text: string, weight: 'A' | 'B' | 'C' | 'D'): RawBuilder<string> =>
  sql`setweight(to_tsvector('english', ${separateEndings(text)}), ${sql.lit(weight)})`;

/** SQL: the search vector of an article, weighted by title, summary, names and body. */
export const toSearchVector = (texts: SearchedTexts): RawBuilder<string> => {
  const { title, summary, needToKnow, byline, kicker, tags, blocks } = texts;
  const body = (blocks ?? []).map(toPlainText).join(' ').slice(0, maxSearchedCharacters);
  return sql.join(
    [
      weigh(title, 'A'),
      weigh(join([summary, ...(needToKnow ?? [])]), 'B'),
      weigh(join([byline, kicker, ...(tags ?? [])]), 'C'),
      weigh(body, 'D'),
    ],
    sql` || `,
  );
};
