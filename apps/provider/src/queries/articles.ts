import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ArticleRow } from './rows.ts';
import { groupBy } from './batchLoader.ts';
import type { Site } from './sites.ts';
import { summaryColumns } from './summaries.ts';

/** Finds a published article with its body. */
export const findArticle = async (
  db: Kysely<Database>,
  site: Site,
  naturalId: string,
  now: Date,
): Promise<ArticleRow | undefined> => {
  const row = await db
    .selectFrom('articles')
    .innerJoin('articleBodies as body', 'body.articleId', 'articles.id')
    .select(summaryColumns)
    .select([
      'articles.type',
      'articles.postFormat',
      'articles.nofollow',
      'articles.showDisclaimer',
      'articles.isDownload',
      'articles.recombeeId',
    ])
    .select(['body.blocks', 'body.needToKnow', 'body.tags', 'body.canonicalUrl', 'body.embed1', 'body.embed2'])
    .where('articles.siteId', '=', site.id)
    .where('articles.naturalId', '=', naturalId)
    .where('articles.pubDate', '<=', now)
    .executeTakeFirst();
  return row && { ...row, site };
};

/** A category of an article, with its role. */
export type ArticleStream = { categoryId: number; role: Database['articleCategories']['role'] };

/** Finds the categories of articles, in editorial order. */
export const findArticleStreams = async (
  db: Kysely<Database>,
  articleIds: readonly number[],
): Promise<Map<number, ArticleStream[]>> => {
  const rows = await db
    .selectFrom('articleCategories')
    .select(['articleId', 'categoryId', 'role'])
    .where('articleId', 'in', articleIds)
    .orderBy('articleId')
    .orderBy('position')
    .execute();
  return groupBy(rows, ({ articleId }) => articleId);
};

/** An author. */
export type AuthorRow = Selectable<Database['authors']>;

/** Finds the authors of articles, in the order of the byline. */
export const findArticleAuthors = async (
  db: Kysely<Database>,
  articleIds: readonly number[],
): Promise<Map<number, AuthorRow[]>> => {
  const rows = await db
    .selectFrom('articleAuthors')
    .innerJoin('authors', 'authors.id', 'articleAuthors.authorId')
    .selectAll('authors')
    .select('articleAuthors.articleId')
    .where('articleAuthors.articleId', 'in', articleIds)
    .orderBy('articleAuthors.position')
    .execute();
  return groupBy(rows, ({ articleId }) => articleId);
};

/** A slide. */
export type SlideRow = Selectable<Database['slides']>;
/** A video. */
export type VideoRow = Selectable<Database['videos']>;

/** Finds the slides of articles, in order. */
export const findArticleSlides = async (db: Kysely<Database>, articleIds: readonly number[]) =>
  groupBy(
    await db.selectFrom('slides').selectAll().where('articleId', 'in', articleIds).orderBy('position').execute(),
    ({ articleId }) => articleId,
  );

/** Finds the videos of articles. */
export const findArticleVideos = async (db: Kysely<Database>, articleIds: readonly number[]) => {
  const rows = await db.selectFrom('videos').selectAll().where('articleId', 'in', articleIds).execute();
  return new Map(rows.map((row) => [row.articleId, row]));
};

/** Finds the book of an article. */
export const findBook = (db: Kysely<Database>, articleId: number) =>
  db.selectFrom('books').selectAll().where('articleId', '=', articleId).executeTakeFirst();
