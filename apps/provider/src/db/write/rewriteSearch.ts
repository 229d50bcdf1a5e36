import type { Logger } from 'pino';
import type { Db } from '../schema.ts';
import { searchTextVersion } from './searchText.ts';
import { toSearchVector } from './searchVector.ts';
import { sql } from 'kysely';
import { formatByline } from './plainText.ts';

/** Articles per transaction, which is short enough for the only connection of the embedded engine. */
const batchSize = 50;

/** Selects the texts of articles for their search vectors. */
const selectSearchedTexts = (db: Db) =>
  db
    .selectFrom('articles')
    .innerJoin('articleBodies as bodies', 'bodies.articleId', 'articles.id')
    .select(['articles.id', 'articles.title', 'articles.summary', 'articles.byline', 'articles.kicker'])
    .select(['bodies.needToKnow', 'bodies.tags', 'bodies.blocks']);

/** Writes vectors of another version, the newest articles first. Returns the lowest id, or undefined without any. */
const rewriteBatch = (db: Db, before: number): Promise<{ last: number; count: number } | undefined> =>
  db.transaction().execute(async (transaction) => {
    // Locked articles are written by another provider, or change and get a new vector.
    const rows = await selectSearchedTexts(transaction)
      .innerJoin('articleSearch', 'articleSearch.articleId', 'articles.id')
      .innerJoin('sites', 'sites.id', 'articles.siteId')
      .select('sites.language')
      .where('articleSearch.textVersion', '<>', searchTextVersion)
      .where('articles.id', '<', before)
      .orderBy('articles.id', 'desc')
      .limit(batchSize)
      .forUpdate('articleSearch')
      .skipLocked()
      .execute();
    for (const { id, language, ...texts } of rows)
      await transaction
        .updateTable('articleSearch')
        .set({ vector: toSearchVector(texts, language), textVersion: searchTextVersion })
        .where('articleId', '=', id)
        .execute();
    const last = rows.at(-1)?.id;
    return last === undefined ? undefined : { last, count: rows.length };
  });

/** Writes all search vectors again that another version wrote. Returns their number. */
export const rewriteSearch = async (db: Db, signal?: AbortSignal): Promise<number> => {
  let total = 0;
  for (let before = 2 ** 31 - 1; ;) {
    const batch = signal?.aborted ? undefined : await rewriteBatch(db, before);
    if (!batch) return total;
    total += batch.count;
    before = batch.last;
  }
};

/** Runs `rewriteSearch` in the background. Returns a function that stops it; the next start continues. */
export const startRewritingSearch = (db: Db, log: Logger): (() => Promise<void>) => {
  const stopped = new AbortController();
  const done = rewriteSearch(db, stopped.signal).then(
    (count) => {
      if (count > 0) log.info(`the search words of ${count} articles are written in the form of this version`);
    },
    (error: unknown) => log.error({ err: error }, 'search words could not be written; the next start continues'),
  );
  return () => {
    stopped.abort();
    return done;
  };
};

const languageBatchSize = 200;

type Rewritten = { id: number; language: string };

const readBatch = (db: Db, siteId: number, after: number) =>
  selectSearchedTexts(db)
    .select(
      sql<string[]>`array(
        select authors.name from article_authors join authors on authors.id = article_authors.author_id
        where article_authors.article_id = articles.id order by article_authors.position)`.as('names'),
    )
    .where('articles.siteId', '=', siteId)
    .where('articles.id', '>', after)
    .orderBy('articles.id')
    .limit(languageBatchSize)
    .execute();

/** Writes the bylines and search vectors of a publication again, whose language has changed. */
export const rewriteLanguage = async (db: Db, { id: siteId, language }: Rewritten): Promise<void> => {
  for (let after = 0; ;) {
    const rows = await readBatch(db, siteId, after);
    const last = rows.at(-1);
    if (!last) return;
    for (const { id, names, ...texts } of rows) {
      const byline = formatByline(names, language) ?? texts.byline;
      const vector = toSearchVector({ ...texts, byline }, language);
      await db.updateTable('articles').set({ byline }).where('id', '=', id).execute();
      await db
        .updateTable('articleSearch')
        .set({ vector, textVersion: searchTextVersion })
        .where('articleId', '=', id)
        .execute();
    }
    after = last.id;
  }
};
