import { hashText } from '../accounts/tokens.ts';
import { rewriteArticles, writeArticles } from '../db/write/articles.ts';
import type { ContentArticle } from '../content/schema/articles.ts';
import { toArticleInput, type Ids } from './articleInputs.ts';
import { type ExistingArticle, findExistingArticles } from './existingRows.ts';
import { withSpreadDrawings } from './pictures.ts';
import type { Publication } from './publications.ts';
import { type ArticleDates, scheduleArticles } from './schedule.ts';
import type { Writer } from './writer.ts';

/** Ids and dates of the articles of a publication, by slug. */
export type WrittenArticles = {
  articleId: ReadonlyMap<string, number>;
  articleDates: ReadonlyMap<string, ArticleDates>;
  /** Whether the site had no articles before. */
  isFirstImport: boolean;
};

type Context = {
  ids: Ids;
  publication: Publication;
  partnerNames: ReadonlyMap<string, string>;
  now: Date;
  log: (line: string) => void;
};

const articlesPerBatch = 100;

/** Existing articles keep their dates; `updated` in a file sets the modification date. */
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

/** Returns a hash of all data in an article, including names from other files. */
const hashArticle = (article: ContentArticle, { publication, partnerNames }: Context): string => {
  const names = article.authors.map((key) => publication.authors.find((author) => author.key === key)?.name ?? key);
  return hashText(JSON.stringify([article, names, partnerNames.get(article.presentedBy ?? '') ?? null]));
};

const getTags = (naturalId: string, { authors }: Pick<ContentArticle, 'authors'>): readonly string[] => [
  `article:${naturalId}`,
  ...authors.map((author) => `author:${author}`),
];

/** Tags of all lists: an article may also have left a stream or package. */
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
  existing: ReadonlyMap<string, ExistingArticle>,
  articles: readonly ContentArticle[],
): Promise<void> => {
  const listed = new Set(articles.map(({ slug }) => slug));
  const removed = [...existing]
    .filter(([slug, { sourceHash }]) => sourceHash !== null && !listed.has(slug))
    .map(([, article]) => article);
  if (removed.length === 0) return;
  await db
    .deleteFrom('articles')
    .where(
      'id',
      'in',
      removed.map(({ id }) => id),
    )
    .execute();
  addTags([...removed.map(({ naturalId }) => `article:${naturalId}`), ...listTags, 'authors']);
};

/** Writes new and changed articles of a publication. */
export const writeArticleFiles = async (writer: Writer, context: Context): Promise<WrittenArticles> => {
  const { db, missing, addTags } = writer;
  const { publication, ids, partnerNames, log } = context;
  const existing = await findExistingArticles(db, ids.siteId);
  const articleDates = getArticleDates(context, existing);
  const hashes = new Map(publication.articles.map((article) => [article.slug, hashArticle(article, context)]));
  const articleId = new Map([...existing].map(([slug, { id }]) => [slug, id]));
  const changedArticles = withSpreadDrawings(publication, articleDates).filter(
    ({ slug }) => existing.get(slug)?.sourceHash !== hashes.get(slug),
  );
  const toInput = (article: ContentArticle) => {
    const { body, ...input } = toArticleInput(article, { ...ids, publication, articleDates, partnerNames });
    const naturalId = existing.get(article.slug)?.naturalId ?? input.article.naturalId;
    addTags([...getTags(naturalId, article), ...listTags]);
    return {
      ...input,
      article: { ...input.article, naturalId },
      body: { ...body, sourceHash: hashes.get(article.slug) ?? null },
    };
  };

  for (let start = 0; start < changedArticles.length; start += articlesPerBatch) {
    const chunk = changedArticles.slice(start, start + articlesPerBatch);
    const newArticles = chunk.filter(({ slug }) => !existing.has(slug));
    const written = await writeArticles(db, newArticles.map(toInput));
    for (const [index, id] of written.entries()) articleId.set(newArticles[index]?.slug ?? '', id);
    await rewriteArticles(
      db,
      chunk.flatMap((article) => {
        const former = existing.get(article.slug);
        return former ? [{ ...toInput(article), id: former.id }] : [];
      }),
    );
    log(`${publication.site.name}: ${start + chunk.length} of ${changedArticles.length} articles`);
  }
  if (missing === 'remove') await removeOtherArticles(writer, existing, publication.articles);
  return { articleId, articleDates, isFirstImport: existing.size === 0 };
};
