import { type RawBuilder, sql } from 'kysely';
import { toPlainText } from './plainText.ts';
import { getSearchConfig, type SearchConfig, toIndexText } from './searchText.ts';

type SearchedTexts = {
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

const weigh = (text: string, weight: 'A' | 'B' | 'C' | 'D', config: SearchConfig): RawBuilder<string> =>
  sql`setweight(to_tsvector(${sql.lit(config)}, ${toIndexText(text, config).slice(0, maxSearchedCharacters)}), ${sql.lit(weight)})`;

/** SQL: the search vector of an article in a language (BCP 47), weighted by title, summary, names and body. */
export const toSearchVector = (texts: SearchedTexts, language: string): RawBuilder<string> => {
  const config = getSearchConfig(language);
  const { title, summary, needToKnow, byline, kicker, tags, blocks } = texts;
  const body = (blocks ?? []).map(toPlainText).join(' ').slice(0, maxSearchedCharacters);
  return sql.join(
    [
      weigh(title, 'A', config),
      weigh(join([summary, ...(needToKnow ?? [])]), 'B', config),
      weigh(join([byline, kicker, ...(tags ?? [])]), 'C', config),
      weigh(body, 'D', config),
    ],
    sql` || `,
  );
};
