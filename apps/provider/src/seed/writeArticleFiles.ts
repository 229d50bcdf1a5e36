import { hashText } from '../accounts/tokens.ts';
import { rewriteArticles, writeArticles } from '../db/write/articles.ts';
import type { ContentArticle } from '../content/schema/articles.ts';
import { toArticleInput, type Ids } from './articleInputs.ts';
import { type ExistingArticle, findExistingArticles } from './existingRows.ts';
import { withSpreadDrawings } from './pictures.ts';
import type { Publication } from './publications.ts';
import { type ArticleDates, scheduleArticles } from './schedule.ts';
import type { Writer } from './writer.ts';

export type WrittenArticles = {
  articleId: ReadonlyMap<string, number>;
  articleDates: ReadonlyMap<string, ArticleDates>;
  /** Whether there were none before. */
  first: boolean;
};

type Context = {
  ids: Ids;
  publication: Publication;
  partnerNames: ReadonlyMap<string, string>;
  now: Date;
  log: (line: string) => void;
};

const articlesPerBatch = 100;

/** What exists keeps its date and its address; an `updated` in the file is told to readers. */
const getArticleDates = (
  { publication: { site, articles }, now }: Context,
  existing: ReadonlyMap<string, ExistingArticle>,
): ReadonlyMap<string, ArticleDates> => {
  const planned = scheduleArticles(articles, now, site.timeZone);
  const updated = new Set(articles.filter((article) => article.updated !== undefined).map(({ slug }) => slug));
  return new Map(
    [...planned].map(([slug, dates]) => {
      const former = existing.get(slug);
      return [
        slug,
        former
          ? { pubDate: former.pubDate, modifiedDate: updated.has(slug) ? dates.modifiedDate : former.modifiedDate }
          : dates,
      ];
    }),
  );
};

/** Everything of a file, and of other files, that its article shows. */
const hashArticle = (article: ContentArticle, { publication, partnerNames }: Context): string => {
  const names = article.authors.map((key) => publication.authors.find((author) => author.key === key)?.name ?? key);
  return hashText(JSON.stringify([article, names, partnerNames.get(article.presentedBy ?? '') ?? null]));
};

const getTags = (naturalId: string, { authors }: Pick<ContentArticle, 'authors'>): readonly string[] => [
  `article:${naturalId}`,
  ...authors.map((author) => `author:${author}`),
];

/** Everywhere an article may be listed, or may have been before: streams whole, since it may have left one. */
const listTags = [
  'type:stream',
  'type:stream-slim',
  'type:package',
  'type:package-by-position',
  'article-index',
  'search',
] as const;

const removeOtherArticles = async (
  { db, addTags }: Writer,
  known: ReadonlyMap<string, ExistingArticle>,
  articles: readonly ContentArticle[],
): Promise<void> => {
  const listed = new Set(articles.map(({ slug }) => slug));
  const gone = [...known]
    .filter(([slug, { sourceHash }]) => sourceHash !== null && !listed.has(slug))
    .map(([, article]) => article);
  if (gone.length === 0) return;
  await db
    .deleteFrom('articles')
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
  addTags([...gone.map(({ naturalId }) => `article:${naturalId}`), ...listTags, 'authors']);
};

/** Writes the articles of a publication's files: the new ones, and those whose file has changed. */
export const writeArticleFiles = async (writer: Writer, context: Context): Promise<WrittenArticles> => {
  const { db, missing, addTags } = writer;
  const { publication, ids, partnerNames, log } = context;
  const known = await findExistingArticles(db, ids.siteId);
  const articleDates = getArticleDates(context, known);
  const hashes = new Map(publication.articles.map((article) => [article.slug, hashArticle(article, context)]));
  const articleId = new Map([...known].map(([slug, { id }]) => [slug, id]));
  const todo = withSpreadDrawings(publication, articleDates).filter(
    ({ slug }) => known.get(slug)?.sourceHash !== hashes.get(slug),
  );
  const toInput = (article: ContentArticle) => {
    const { body, ...input } = toArticleInput(article, { ...ids, publication, articleDates, partnerNames });
    const naturalId = known.get(article.slug)?.naturalId ?? input.article.naturalId;
    addTags([...getTags(naturalId, article), ...listTags]);
    return {
      ...input,
      article: { ...input.article, naturalId },
      body: { ...body, sourceHash: hashes.get(article.slug) ?? null },
    };
  };

  for (let start = 0; start < todo.length; start += articlesPerBatch) {
    const chunk = todo.slice(start, start + articlesPerBatch);
    const fresh = chunk.filter(({ slug }) => !known.has(slug));
    const written = await writeArticles(db, fresh.map(toInput));
    for (const [index, id] of written.entries()) articleId.set(fresh[index]?.slug ?? '', id);
    await rewriteArticles(
      db,
      chunk.flatMap((article) => {
        const former = known.get(article.slug);
        return former ? [{ ...toInput(article), id: former.id }] : [];
      }),
    );
    log(`${publication.site.name}: ${start + chunk.length} of ${todo.length} articles`);
  }
  if (missing === 'remove') await removeOtherArticles(writer, known, publication.articles);
  return { articleId, articleDates, first: known.size === 0 };
};
