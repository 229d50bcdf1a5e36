import { escapeHtml } from '@masthead/content-rules/html';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { toPlainText } from '../../db/write/plainText.ts';
import { getSearchConfig, type SearchConfig, toHighlightable } from '../../db/write/searchText.ts';

/** Private use characters as marks and between excerpts; they are removed from all text before. */
const [open, close, delimiter] = ['\uE000', '\uE001', '\uE002'];
const markPattern = /[\uE000\uE001]/g;
const marks = sql.lit(`StartSel=${open}, StopSel=${close}`);
const excerpts = sql.lit(`, MaxFragments=2, MaxWords=26, MinWords=12, FragmentDelimiter=${delimiter}`);

/** Characters of a body's HTML that are searched for an excerpt. */
const excerptedCharacters = 14_000;

/** Escapes the text, then converts pairs of marks to elements. */
const toMarkedHtml = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\uE000([^\uE000\uE001]+)\uE001/g, '<mark>$1</mark>')
    .replaceAll(markPattern, '');

const unmarked = (text: string): string => text.replaceAll(/[\uE000-\uE002]/g, '');

/** Texts of an article as HTML with `<mark>` around the found words. `excerpt` is `body` as plain text. */
export type Found = { title: string; summary: string | null; body: string | null; excerpt: string | null };

type Texts = { id: number; title: string; summary: string | null; blocks: string };

const readTexts = async (db: Db, ids: readonly number[]): Promise<Texts[]> => {
  const { rows } = await sql<Texts>`
    select articles.id, articles.title, articles.summary,
      left(array_to_string(bodies.blocks, ' '), ${excerptedCharacters}::integer) as blocks
    from articles join article_bodies bodies on bodies.article_id = articles.id
    where articles.id = any(${ids}::integer[])`.execute(db);
  return rows;
};

const markWords = async (db: Db, texts: readonly Texts[], words: string, config: SearchConfig) => {
  const configuration = sql.lit(config);
  const toText = (text: string) => toHighlightable(unmarked(text), words, config);
  const prepared = texts.map(({ id, title, summary, blocks }) => ({
    id,
    title: toText(title),
    summary: summary === null ? null : toText(summary),
    body: toText(toPlainText(blocks)),
  }));
  const { rows } = await sql<{ id: number; title: string; summary: string | null; body: string }>`
    select texts.id,
      ts_headline(${configuration}, texts.title, ${words}::tsquery, ${marks} || ', HighlightAll=true') as title,
      ts_headline(${configuration}, texts.summary, ${words}::tsquery, ${marks} || ', HighlightAll=true') as summary,
      ts_headline(${configuration}, texts.body, ${words}::tsquery, ${marks} || ${excerpts}) as body
    from unnest(
      ${prepared.map(({ id }) => id)}::integer[], ${prepared.map(({ title }) => title.indexText)}::text[],
      ${prepared.map(({ summary }) => summary?.indexText ?? null)}::text[], ${prepared.map(({ body }) => body.indexText)}::text[]
    ) as texts (id, title, summary, body)`.execute(db);
  const headlines = new Map(rows.map((row) => [row.id, row]));
  return prepared.flatMap(({ id, title, summary, body }) => {
    const headline = headlines.get(id);
    if (!headline) return [];
    const restore = (text: ReturnType<typeof toText> | null, parts: readonly string[]): string =>
      text?.restore(parts, markPattern).join(' … ') ?? '';
    return {
      id,
      title: restore(title, [headline.title]),
      summary: headline.summary === null ? null : restore(summary, [headline.summary]),
      excerpt: restore(body, headline.body.split(delimiter)),
    };
  });
};

/** Highlights the words of a tsquery in articles of a language. */
export const highlight = async (
  db: Db,
  ids: readonly number[],
  words: string,
  language: string,
): Promise<Map<number, Found>> => {
  const marked = await markWords(db, await readTexts(db, ids), words, getSearchConfig(language));
  return new Map(
    marked.map(({ id, title, summary, excerpt }) => [
      id,
      {
        title: toMarkedHtml(title),
        summary: summary === null ? null : toMarkedHtml(summary),
        body: excerpt === '' ? null : toMarkedHtml(excerpt),
        excerpt: excerpt === '' ? null : unmarked(excerpt),
      },
    ]),
  );
};
