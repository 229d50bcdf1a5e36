import { sql } from 'kysely';
import { hiddenUntil } from '../../../db/tables/columns.ts';
import type { Db } from '../../../db/schema.ts';
import type { IndexedArticle, SearchEngine } from './engine.ts';
import { readLexeme, anyWord, type Word } from './wordQuery.ts';

/** The positions of each lexeme of a tsvector, such as `2,9B`. */
const listPositions = (tsvector: string): { word: string; positions: string }[] => {
  const found = [];
  for (let start = tsvector.indexOf("'"); start >= 0; start = tsvector.indexOf("'", start)) {
    const lexeme = readLexeme(tsvector, start);
    if (!lexeme) throw new Error('A tsvector ends within a lexeme.');
    const space = tsvector.indexOf(' ', lexeme.end);
    start = space < 0 ? tsvector.length : space;
    found.push({ word: lexeme.word, positions: tsvector.slice(lexeme.end + 1, start) });
  }
  return found;
};

/** Converts a tsvector, `'cap':3A 'rate':5`, to its stems in the order of the text, with gaps for other words. */
export const toDocumentWords = (tsvector: string): Word[] => {
  const found = listPositions(tsvector).flatMap(({ word, positions }) =>
    positions.split(',').map((position) => ({ position: Number.parseInt(position, 10), word })),
  );
  found.sort((left, right) => left.position - right.position);
  const words: Word[] = [];
  let last = found[0]?.position ?? 0;
  for (const { position, word } of found) {
    for (; last < position - 1; last += 1) words.push(anyWord);
    words.push(word);
    last = position;
  }
  return words;
};

/** Articles of one request to the engine: about 1 MB. */
export const articlesPerBatch = 500;

const toIndexedArticle = (row: {
  articleId: number;
  siteId: number;
  pubDate: Date;
  categoryIds: number[];
  vector: string;
}): IndexedArticle => ({
  id: row.articleId,
  siteId: row.siteId,
  pubDate: row.pubDate,
  categoryIds: row.categoryIds,
  words: toDocumentWords(row.vector),
});

/** Selects what an index has of the articles that are on a site, or will be at their date. */
const selectArticles = (db: Db) =>
  db
    .selectFrom('articleSearch')
    .select(['articleId', 'siteId', 'pubDate', 'categoryIds', 'vector'])
    .where('pubDate', '<', hiddenUntil);

export const listArticlesAfter = async (db: Db, id: number): Promise<IndexedArticle[]> => {
  const rows = await selectArticles(db)
    .where('articleId', '>', id)
    .orderBy('articleId')
    .limit(articlesPerBatch)
    .execute();
  return rows.map(toIndexedArticle);
};

type Change = { articleId: number; version: string };

/** Deletes changes that the engine has, unless their row differs: the article has changed meanwhile. */
const settle = async (db: Db, index: string, changes: readonly Change[]): Promise<void> => {
  const ids = changes.map(({ articleId }) => articleId);
  const versions = changes.map(({ version }) => version);
  // Rows that a writer has locked are not waited for: their article changes again.
  const { rows } = await sql<{ articleId: number }>`
    delete from search_changes where (index_name, article_id) in (
      select index_name, article_id from search_changes
      join unnest(${ids}::integer[], ${versions}::bigint[]) as done (id, done_version)
        on index_name = ${index} and article_id = id and version = done_version
      for update of search_changes skip locked
    ) returning article_id`.execute(db);
  const settled = new Set(rows.map(({ articleId }) => articleId));
  const others = ids.filter((id) => !settled.has(id));
  if (others.length === 0) return;
  await sql`
    insert into search_changes (index_name, article_id)
    select name, id from search_indexes, unnest(${others}::integer[]) as id where name = ${index}
    on conflict do nothing`.execute(db);
};

/** Sends the oldest changes to the engine. Returns their number, 0 when the index is complete. */
export const applyChanges = async (db: Db, engine: SearchEngine, index: string): Promise<number> => {
  const changes = await db
    .selectFrom('searchChanges')
    .select(['articleId', 'version'])
    .where('indexName', '=', index)
    .orderBy('version')
    .limit(articlesPerBatch)
    .execute();
  if (changes.length === 0) return 0;
  const ids = changes.map(({ articleId }) => articleId);
  // Read after their changes, so that no article is older than its change.
  const rows = await selectArticles(db).where('articleId', 'in', ids).execute();
  await engine.remove(index, ids);
  if (rows.length > 0) await engine.write(index, rows.map(toIndexedArticle));
  await settle(db, index, changes);
  return changes.length;
};
