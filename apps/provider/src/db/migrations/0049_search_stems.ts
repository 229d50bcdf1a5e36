import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { toSearchVector } from '../write/searchVector.ts';
import type { Database } from '../schema.ts';
import { replaceSearchTable } from './searchTable.ts';

/** Articles per statement. */
const batchSize = 200;

const { create, finish } = replaceSearchTable('old_article_search');

const readBatch = (db: Kysely<Database>, after: number) =>
  db
    .selectFrom('articles')
    .innerJoin(sql<Database['articleSearch']>`old_article_search`.as('old'), 'old.articleId', 'articles.id')
    .leftJoin('articleBodies as bodies', 'bodies.articleId', 'articles.id')
    .select(['articles.id', 'articles.siteId', 'articles.title', 'articles.summary', 'articles.byline'])
    .select(['articles.kicker', 'old.pubDate', 'old.categoryIds', 'bodies.needToKnow', 'bodies.tags', 'bodies.blocks'])
    .where('articles.id', '>', after)
    .orderBy('articles.id')
    .limit(batchSize)
    .execute();

/** Builds the search vectors again, with words that the English stemmer merges kept apart (`separateEndings`). */
export const searchStems: Migration = {
  up: async (db: Kysely<Database>) => {
    for (const line of create) await sql.raw(line).execute(db);
    for (let after = 0; ;) {
      const rows = await readBatch(db, after);
      const last = rows.at(-1);
      if (!last) break;
      await db
        .insertInto('articleSearch')
        .values(
          rows.map(({ id, siteId, pubDate, categoryIds, ...texts }) => ({
            articleId: id,
            siteId,
            pubDate,
            categoryIds,
            vector: toSearchVector(texts, 'en-US'),
          })),
        )
        .execute();
      after = last.id;
    }
    for (const line of finish) await sql.raw(line).execute(db);
  },
};
