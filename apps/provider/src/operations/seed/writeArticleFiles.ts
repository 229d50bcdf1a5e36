import { type ContentArticle, pickArticleFields } from '../../content/files/schema/articles.ts';
import type { Target } from '../../content/publishing/kind.ts';
import { type MissingContent, writeFiles } from '../../content/publishing/writeFiles.ts';
import type { Writer } from '../../content/publishing/writer.ts';
import { type ExistingArticle, findExistingArticles } from './existingRows.ts';
import { toDatePath } from './clock.ts';
import type { Publication } from './publications.ts';
import { type ArticleDates, scheduleArticles } from './schedule.ts';
import type { z } from 'zod';
import type { articleInput } from '../../content/publishing/kinds/articleInput.ts';
import { toAuthorSlug } from '../../content/queries/authors.ts';
import { toFootage, toPicture } from './storedImage.ts';

const toBodyPictures = ({ bodyPictures }: ContentArticle): Record<string, { media: string }> | undefined =>
  bodyPictures &&
  Object.fromEntries(Object.entries(bodyPictures).map(([href, { id }]) => [href, { media: id }] as const));

/** Converts an article of the content files to published input. */
const toArticle = (
  article: ContentArticle,
  { authors }: Pick<Publication, 'authors'>,
  { pubDate, modifiedDate }: ArticleDates,
): z.input<typeof articleInput> => {
  const { video, book } = article;
  return {
    ...pickArticleFields(article),
    // Null, as in databases that were filled before: a changed input is written again.
    presentedBy: article.presentedBy ?? null,
    publishAt: pubDate.toISOString(),
    updatedAt: modifiedDate?.toISOString() ?? null,
    title: article.title,
    summary: article.summary,
    premium: article.premium,
    authors: article.authors.map((key) => toAuthorSlug(authors.find((author) => author.key === key)?.name ?? key)),
    image: article.image && toPicture(article.image),
    slides: article.slides?.map(({ title, caption, image }) => ({ title, caption, image: toPicture(image) })),
    video: video && {
      ...toFootage(video),
      title: video.title,
      poster: video.poster && toPicture(video.poster),
    },
    book: book && {
      title: book.title,
      description: book.description,
      bookUrl: book.bookUrl,
      coverImage: book.image ? toPicture(book.image) : null,
    },
    deal: article.deal,
    disclaimer: article.disclaimer,
    body: { markdown: article.body, pictures: toBodyPictures(article) },
  };
};

/** Natural ids and dates of the articles of a publication, by slug. */
export type WrittenArticles = {
  naturalIds: ReadonlyMap<string, string>;
  articleDates: ReadonlyMap<string, ArticleDates>;
  /** Whether the site had no articles before. */
  isFirstImport: boolean;
};

type Context = {
  target: Target;
  publication: Publication;
  partnerNames: ReadonlyMap<string, string>;
  now: Date;
  missing: MissingContent;
  log: (line: string) => void;
};

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
        former?.pubDate
          ? { pubDate: former.pubDate, modifiedDate: updated.has(slug) ? dates.modifiedDate : former.modifiedDate }
          : dates,
      ];
    }),
  );
};

const getSource = (article: ContentArticle, { publication, partnerNames }: Context): unknown => {
  const names = article.authors.map((key) => publication.authors.find((author) => author.key === key)?.name ?? key);
  return [article, names, partnerNames.get(article.presentedBy ?? '') ?? null];
};

/** Writes new and changed articles of a publication. */
export const writeArticleFiles = async (writer: Writer, context: Context): Promise<WrittenArticles> => {
  const { publication, target, log, missing } = context;
  const existing = await findExistingArticles(writer.db, target.site.id);
  const articleDates = getArticleDates(context, existing);
  const sources = new Map(publication.articles.map((article) => [article.slug, getSource(article, context)]));
  const getDates = (slug: string): ArticleDates => {
    const dates = articleDates.get(slug);
    if (!dates) throw new Error(`The article ${slug} was not scheduled.`);
    return dates;
  };
  const naturalIds = new Map(
    publication.articles.map(({ slug }) => [
      slug,
      existing.get(slug)?.naturalId ?? `${toDatePath(getDates(slug).pubDate, publication.site.timeZone)}/${slug}`,
    ]),
  );
  const items = publication.articles.map((article) => ({
    key: naturalIds.get(article.slug) ?? '',
    input: toArticle(article, publication, getDates(article.slug)),
    source: sources.get(article.slug),
  }));
  const written = await writeFiles(writer, target, 'article', items, { missing });
  log(`${publication.site.name}: ${written} of ${items.length} articles`);
  return { naturalIds, articleDates, isFirstImport: existing.size === 0 };
};
