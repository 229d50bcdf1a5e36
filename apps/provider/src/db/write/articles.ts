import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../schema.ts';
import { searchTextVersion } from './searchText.ts';
import { toSearchVector } from './searchVector.ts';

/** Refreshes statistics after an import, outside a transaction: the embedded engine has no autovacuum. */
export const vacuumAfterImport = async (db: Db): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};

/** An article with its body, categories, authors, slides, video and book. Categories and authors are row ids. */
export type ArticleInput = {
  article: Insertable<Database['articles']>;
  body: Omit<Insertable<Database['articleBodies']>, 'articleId'>;
  /** Its categories: one `primary`, any number of `listed`, and the kicker's category as `kicker`. */
  categories: readonly { categoryId: number; role: Database['articleCategories']['role'] }[];
  authorIds: readonly number[];
  slides?: readonly Omit<Insertable<Database['slides']>, 'articleId' | 'position'>[];
  video?: Omit<Insertable<Database['videos']>, 'articleId'>;
  book?: Omit<Insertable<Database['books']>, 'articleId'>;
  deal?: Omit<Insertable<Database['deals']>, 'articleId' | 'siteId' | 'pubDate'>;
};

type ArticleWithId = ArticleInput & { id: number };

const toSearchRow = ({ id, article, body, categories }: ArticleWithId, language: string) => ({
  articleId: id,
  siteId: article.siteId,
  pubDate: article.pubDate,
  categoryIds: categories.map(({ categoryId }) => categoryId),
  vector: toSearchVector({ ...article, ...body }, language),
  textVersion: searchTextVersion,
});

const partTables = [
  'articleBodies',
  'articleSearch',
  'articleCategories',
  'articleAuthors',
  'slides',
  'videos',
  'books',
  'deals',
] as const;

const writeParts = async (db: Db, rows: readonly ArticleWithId[], language: string): Promise<void> => {
  await db
    .insertInto('articleBodies')
    .values(rows.map(({ id, body }) => ({ ...body, articleId: id })))
    .execute();
  await db
    .insertInto('articleSearch')
    .values(rows.map((row) => toSearchRow(row, language)))
    .execute();
  const categories = rows.flatMap(({ id, article, categories: streams }) =>
    streams.map(({ categoryId, role }, position) => ({
      articleId: id,
      categoryId,
      role,
      position,
      pubDate: article.pubDate,
    })),
  );
  if (categories.length > 0) await db.insertInto('articleCategories').values(categories).execute();
  const authors = rows.flatMap(({ id, article, authorIds }) =>
    authorIds.map((authorId, position) => ({ articleId: id, authorId, position, pubDate: article.pubDate })),
  );
  if (authors.length > 0) await db.insertInto('articleAuthors').values(authors).execute();
  const slides = rows.flatMap(({ id, slides: list = [] }) =>
    list.map((slide, position) => ({ ...slide, articleId: id, position })),
  );
  if (slides.length > 0) await db.insertInto('slides').values(slides).execute();
  const videos = rows.flatMap(({ id, video }) => (video ? [{ ...video, articleId: id }] : []));
  if (videos.length > 0) await db.insertInto('videos').values(videos).execute();
  const books = rows.flatMap(({ id, book }) => (book ? [{ ...book, articleId: id }] : []));
  if (books.length > 0) await db.insertInto('books').values(books).execute();
  const deals = rows.flatMap(({ id, article: { siteId, pubDate }, deal }) =>
    deal ? [{ ...deal, articleId: id, siteId, pubDate }] : [],
  );
  if (deals.length > 0) await db.insertInto('deals').values(deals).execute();
};

/** Inserts articles of one publication, a few hundred in a transaction, and returns their ids in the same order. */
export const writeArticles = async (db: Db, inputs: readonly ArticleInput[], language: string): Promise<number[]> => {
  if (inputs.length === 0) return [];
  const written = await db
    .insertInto('articles')
    .values(inputs.map(({ article }) => article))
    .returning(['id', 'siteId', 'naturalId'])
    .execute();
  const idByNaturalId = new Map(written.map(({ id, siteId, naturalId }) => [`${siteId} ${naturalId}`, id]));
  const rows: ArticleWithId[] = inputs.map((input) => {
    const id = idByNaturalId.get(`${input.article.siteId} ${input.article.naturalId}`);
    if (id === undefined) throw new Error(`The database returned no id for the article ${input.article.naturalId}.`);
    return { ...input, id };
  });

  await writeParts(db, rows, language);
  return rows.map(({ id }) => id);
};

/** Replaces the content of existing articles. Their ids, page views and positions in packages stay. */
export const rewriteArticles = async (db: Db, rows: readonly ArticleWithId[], language: string): Promise<void> => {
  if (rows.length === 0) return;
  for (const { id, article } of rows) await db.updateTable('articles').set(article).where('id', '=', id).execute();
  for (const table of partTables)
    await db
      .deleteFrom(table)
      .where(
        'articleId',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  await writeParts(db, rows, language);
};
