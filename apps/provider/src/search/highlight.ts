import { escapeHtml } from '@masthead/config/html';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toPlainText } from '../db/write/plainText.ts';

/** Two private use characters as marks; they are removed from all text before. */
const open = '\uE000';
const close = '\uE001';
const marks = sql.lit(`StartSel=${open}, StopSel=${close}`);
const withoutMarks = sql.lit(`[${open}${close}]`);

/** Characters of a body that are searched for an excerpt. */
const excerptedCharacters = 12_000;

/** Escapes the text, then converts pairs of marks to elements. */
export const toMarkedHtml = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\uE000([^\uE000\uE001]*)\uE001/g, '<mark>$1</mark>')
    .replaceAll(/[\uE000\uE001]/g, '');

const unmarked = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '');

export type Found = { title: string; summary: string | null; body: string | null; excerpt: string | null };

/** Highlights the search text in the given articles, in one query. */
export const highlight = async (
  db: Kysely<Database>,
  ids: readonly number[],
  text: string,
): Promise<Map<number, Found>> => {
  const { rows } = await sql<{ id: number; title: string; summary: string | null; body: string }>`
    with query as (select websearch_to_tsquery('english', ${text}) as words)
    select articles.id,
      ts_headline('english', regexp_replace(articles.title, ${withoutMarks}, '', 'g'), query.words, ${marks} || ', HighlightAll=true') as title,
      ts_headline('english', regexp_replace(articles.summary, ${withoutMarks}, '', 'g'), query.words, ${marks} || ', HighlightAll=true') as summary,
      ts_headline('english', left(regexp_replace(regexp_replace(array_to_string(bodies.blocks, ' '), '<[^>]*>', ' ', 'g'), ${withoutMarks}, '', 'g'),
        ${excerptedCharacters}::integer), query.words, ${marks} || ', MaxFragments=2, MaxWords=26, MinWords=12, FragmentDelimiter=" … "') as body
    from articles join article_bodies bodies on bodies.article_id = articles.id cross join query
    where articles.id = any(${ids}::integer[])`.execute(db);
  return new Map(
    rows.map(({ id, title, summary, body }) => {
      const excerpt = toPlainText(body);
      return [
        id,
        {
          title: toMarkedHtml(title),
          summary: summary === null ? null : toMarkedHtml(summary),
          body: excerpt === '' ? null : toMarkedHtml(excerpt),
          excerpt: excerpt === '' ? null : unmarked(excerpt),
        },
      ];
    }),
  );
};
