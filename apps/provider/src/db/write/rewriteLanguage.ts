import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { formatByline } from './plainText.ts';
import { selectSearchedTexts } from './rewriteSearch.ts';
import { searchTextVersion } from './searchText.ts';
import { toSearchVector } from './searchVector.ts';

const batchSize = 200;

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
    .limit(batchSize)
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
