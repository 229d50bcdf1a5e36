import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Names what refers to an item: `article 2026/11/21/a-deal`. */
export type FindReferrers = (db: Db, siteId: number, key: string) => Promise<readonly string[]>;

const toArticles = (rows: readonly { naturalId: string }[]): readonly string[] =>
  rows.map(({ naturalId }) => `article ${naturalId}`);

/** Finds the articles of an author. The author's row stays locked, so that no article refers to it meanwhile. */
export const findArticlesOfAuthor: FindReferrers = async (db, siteId, slug) => {
  const author = await db
    .selectFrom('authors')
    .select('id')
    .where('siteId', '=', siteId)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!author) return [];
  return toArticles(
    await db
      .selectFrom('articleAuthors')
      .innerJoin('articles', 'articles.id', 'articleAuthors.articleId')
      .select('naturalId')
      .where('authorId', '=', author.id)
      .orderBy('naturalId')
      .execute(),
  );
};

/** Finds the articles of a category. The category's row stays locked. */
export const findArticlesOfCategory: FindReferrers = async (db, siteId, path) => {
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('siteId', '=', siteId)
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirst();
  if (!category) return [];
  return toArticles(
    await db
      .selectFrom('articleCategories')
      .innerJoin('articles', 'articles.id', 'articleCategories.articleId')
      .select('naturalId')
      .where('categoryId', '=', category.id)
      .orderBy('naturalId')
      .execute(),
  );
};

/** Finds the resources, videos and articles of a publisher. The publisher's row stays locked. */
export const findContentOfPublisher: FindReferrers = async (db, siteId, publisher) => {
  const row = await db
    .selectFrom('publishers')
    .select('id')
    .where('siteId', '=', siteId)
    .where('publisher', '=', publisher)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return [];
  const resources = await db.selectFrom('resources').select('slug').where('publisherId', '=', row.id).execute();
  const videos = await db.selectFrom('partnerVideos').select('slug').where('publisherId', '=', row.id).execute();
  const documents = await db
    .selectFrom('contentDocuments')
    .select(['kind', 'key'])
    .where('siteId', '=', siteId)
    .where('state', '<>', 'withdrawn')
    .where((is) =>
      is.or([
        is.and([is('kind', '=', 'article'), is(sql<string>`document ->> 'presentedBy'`, '=', publisher)]),
        is.and([
          is('kind', 'in', ['resource', 'partnerVideo']),
          is(sql<string>`document ->> 'publisher'`, '=', publisher),
        ]),
      ]),
    )
    .execute();
  const names = [
    ...resources.map(({ slug }) => `resource ${slug}`),
    ...videos.map(({ slug }) => `partnerVideo ${slug}`),
    ...documents.map(({ kind, key }) => `${kind} ${key}`),
  ];
  return [...new Set(names)].toSorted();
};
