import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { toSearchVector } from '../write/searchVector.ts';
import type { Database } from '../schema.ts';

/** Articles per statement. */
const batchSize = 200;

const createTable = [
  'alter table article_search rename to old_article_search',
  'alter index article_search_pkey rename to old_article_search_pkey',
  'drop index article_search_vector, article_search_newest',
  `create table article_search (
    article_id integer primary key references articles on delete cascade,
    site_id integer not null references sites on delete cascade,
    pub_date timestamptz not null,
    category_ids integer[] not null default '{}',
    vector tsvector not null,
    padding text not null default repeat('-', 2100)
  ) with (toast_tuple_target = 128)`,
  'alter table article_search alter column vector set storage external, alter column category_ids set storage main',
];

const finish = [
  'drop table old_article_search',
  'create index article_search_vector on article_search using gin (vector)',
  'create index article_search_newest on article_search (site_id, pub_date desc, article_id desc)',
  'analyze article_search',
];

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
    for (const line of createTable) await sql.raw(line).execute(db);
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
            vector: toSearchVector(texts),
          })),
        )
        .execute();
      after = last.id;
    }
    for (const line of finish) await sql.raw(line).execute(db);
  },
};
