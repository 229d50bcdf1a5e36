import { escapeHtml } from '@masthead/content-rules/html';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { replaceTags, toPlainText } from '../../db/write/plainText.ts';
import { getSearchConfig, type SearchConfig, joinEndings, separateEndings } from '../../db/write/separateEndings.ts';

/** Two private use characters as marks; they are removed from all text before. */
const open = '\uE000';
const close = '\uE001';
const marks = sql.lit(`StartSel=${open}, StopSel=${close}`);

/** Characters of a body's HTML that are searched for an excerpt. */
const excerptedCharacters = 14_000;

/** Escapes the text, then converts pairs of marks to elements. */
const toMarkedHtml = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\uE000([^\uE000\uE001]*)\uE001/g, '<mark>$1</mark>')
    .replaceAll(/[\uE000\uE001]/g, '');

const unmarked = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '');

/**
 * Texts of an article as HTML with `<mark>` around the found words. `excerpt` is `body` as plain text. Null: no text.
 */
export type Found = { title: string; summary: string | null; body: string | null; excerpt: string | null };

type Texts = { id: number; title: string; summary: string | null; blocks: string };

const readTexts = async (db: Kysely<Database>, ids: readonly number[]): Promise<Texts[]> => {
  const { rows } = await sql<Texts>`
    select articles.id, articles.title, articles.summary,
      left(array_to_string(bodies.blocks, ' '), ${excerptedCharacters}::integer) as blocks
    from articles join article_bodies bodies on bodies.article_id = articles.id
    where articles.id = any(${ids}::integer[])`.execute(db);
  return rows;
};

const markWords = async (db: Kysely<Database>, texts: readonly Texts[], searched: string, config: SearchConfig) => {
  const toMarkable = (text: string): string => separateEndings(unmarked(text), config);
  const configuration = sql.lit(config);
  const titles = texts.map(({ title }) => toMarkable(title));
  const summaries = texts.map(({ summary }) => (summary === null ? null : toMarkable(summary)));
  const bodies = texts.map(({ blocks }) => toMarkable(replaceTags(blocks)));
  const { rows } = await sql<{ id: number; title: string; summary: string | null; body: string }>`
    with query as (select websearch_to_tsquery(${configuration}, ${separateEndings(searched, config)}) as words)
    select texts.id,
      ts_headline(${configuration}, texts.title, query.words, ${marks} || ', HighlightAll=true') as title,
      ts_headline(${configuration}, texts.summary, query.words, ${marks} || ', HighlightAll=true') as summary,
      ts_headline(${configuration}, texts.body, query.words, ${marks} || ', MaxFragments=2, MaxWords=26, MinWords=12, FragmentDelimiter=" … "') as body
    from unnest(${texts.map(({ id }) => id)}::integer[], ${titles}::text[], ${summaries}::text[], ${bodies}::text[])
      as texts (id, title, summary, body)
    cross join query`.execute(db);
  return rows;
};

/** Highlights the search text in articles of a language. */
export const highlight = async (
  db: Kysely<Database>,
  ids: readonly number[],
  text: string,
  language: string,
): Promise<Map<number, Found>> => {
  const rows = await markWords(db, await readTexts(db, ids), text, getSearchConfig(language));
  return new Map(
    rows.map(({ id, title, summary, body }) => {
      const excerpt = toPlainText(joinEndings(body));
      return [
        id,
        {
          title: toMarkedHtml(joinEndings(title)),
          summary: summary === null ? null : toMarkedHtml(joinEndings(summary)),
          body: excerpt === '' ? null : toMarkedHtml(excerpt),
          excerpt: excerpt === '' ? null : unmarked(excerpt),
        },
      ];
    }),
  );
};
