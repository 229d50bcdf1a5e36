import { escapeHtml } from '@masthead/config/html';
import { toBodyBlocks, countReadingMinutes } from '../content/bodyBlocks.ts';
import { getArticleCategories, findKickerCategory } from '../content/articleCategories.ts';
import type { ContentArticle } from '../content/schema/articles.ts';
import { isDrawing } from '../content/schema/common.ts';
import { typeset } from '../content/typeset.ts';
import type { ArticleInput } from '../db/write/articles.ts';
import { toOptionalJson } from '../db/write/json.ts';
import { toPlainText } from '../db/write/plainText.ts';
import { formatByline } from './byline.ts';
import { toDatePath } from './clock.ts';
import type { Publication } from './publications.ts';
import type { ArticleDates } from './schedule.ts';
import { toDrawingUri, toImageUri, toStoredImage } from './storedImage.ts';

/** Row ids that articles reference. */
export type Ids = { siteId: number; categoryId: ReadonlyMap<string, number>; authorId: ReadonlyMap<string, number> };
type Context = Ids & {
  publication: Publication;
  articleDates: ReadonlyMap<string, ArticleDates>;
  partnerNames: ReadonlyMap<string, string>;
};

const getId = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`"${key}" is not in the database. Write categories and authors before articles.`);
  return id;
};

const postFormats = { Video: 'video', Slideshow: 'gallery' } as const;
const getPostFormat = (kicker: string): string =>
  kicker in postFormats ? postFormats[kicker as keyof typeof postFormats] : 'standard';

/** Returns the city of a story, whose skyline its picture may show. */
const getCity = ({ primary, categories }: ContentArticle): string | undefined =>
  [primary, ...categories].find((path) => path.startsWith('markets/'))?.split('/')[1];

const toStreams = (article: ContentArticle, { publication, categoryId }: Context): ArticleInput['categories'] => {
  const kicker = findKickerCategory(article.kicker, publication.categories)?.path;
  return getArticleCategories(article, publication.categories).map(({ path }) => ({
    categoryId: getId(categoryId, path),
    role: path === article.primary ? 'primary' : path === kicker ? 'kicker' : 'listed',
  }));
};

/** Returns the cover of a book: its own, or one drawn in the colors of the article's drawing. */
const toBookCover = ({ book, image }: ContentArticle, accent: string | undefined): string | null => {
  if (book?.image) return toImageUri(book.image, { accent });
  if (!image || !isDrawing(image)) return null;
  const { palette, seed } = image;
  return toDrawingUri({ motif: 'reportcover', palette, variant: undefined, seed }, { accent });
};

const toSlides = (article: ContentArticle, accent: string | undefined): ArticleInput['slides'] =>
  article.slides?.map(({ title, caption, image }) => {
    const stored = toStoredImage(image, { accent, city: getCity(article) });
    return {
      title: typeset(title),
      caption: typeset(caption),
      image: stored.uri,
      alt: isDrawing(image) ? null : stored.alt,
      credit: stored.credit ?? null,
      width: stored.width ?? null,
      height: stored.height ?? null,
    };
  });

const toAttachments = (
  article: ContentArticle,
  picture: string | null,
  accent: string | undefined,
): Pick<ArticleInput, 'slides' | 'video' | 'book'> => ({
  ...(article.slides && { slides: toSlides(article, accent) ?? [] }),
  // The sample content has no footage. With an empty URI the page shows the poster and a notice.
  ...(article.video && {
    video: {
      uri: '',
      provider: null,
      title: typeset(article.video.title),
      poster: picture,
      duration: article.video.seconds,
    },
  }),
  ...(article.book && {
    book: {
      title: typeset(article.book.title),
      description: typeset(article.book.description),
      coverImage: toBookCover(article, accent),
      bookUrl: article.book.bookUrl,
    },
  }),
});

/** Returns the HTML of an embed (SPEC §3 embed1, embed2). */
const toIframe = (embed: NonNullable<ContentArticle['embeds']>[number] | undefined): string | null =>
  embed ? `<iframe src="${escapeHtml(embed.src)}" title="${escapeHtml(typeset(embed.title))}"></iframe>` : null;

/** Converts an article of the content files to database rows. */
export const toArticleInput = (article: ContentArticle, context: Context): ArticleInput => {
  const { publication, articleDates, partnerNames, siteId, categoryId, authorId } = context;
  const { site, categories, authors } = publication;
  const dates = articleDates.get(article.slug);
  if (!dates) throw new Error(`The article ${article.slug} was not scheduled.`);
  const blocks = [...toBodyBlocks(article.body, article.bodyPictures)];
  const image =
    article.image && toStoredImage(article.image, { accent: site.spotInk, city: getCity(article), drawnBy: site.name });
  const kicker = findKickerCategory(article.kicker, categories);
  const names = article.authors.map((key) => authors.find((author) => author.key === key)?.name ?? key);
  const partner = article.presentedBy ? (partnerNames.get(article.presentedBy) ?? null) : null;
  return {
    article: {
      siteId,
      naturalId: `${toDatePath(dates.pubDate, site.timeZone)}/${article.slug}`,
      title: typeset(article.title),
      summary: typeset(article.summary),
      type: 'article',
      postFormat: getPostFormat(article.kicker),
      kicker: article.kicker,
      kickerCategoryId: kicker ? getId(categoryId, kicker.path) : null,
      primaryCategoryId: getId(categoryId, article.primary),
      presentedBy: partner,
      byline: formatByline(names),
      publication: site.name,
      image: toOptionalJson(image),
      pubDate: dates.pubDate,
      modifiedDate: dates.modifiedDate,
      timeToRead: countReadingMinutes(blocks.map(toPlainText).join(' ')),
      nofollow: partner !== null,
      showDisclaimer: article.disclaimer,
      isDownload: article.download ?? false,
    },
    body: {
      blocks,
      needToKnow: article.needToKnow.map(typeset),
      tags: article.tags,
      embed1: toIframe(article.embeds?.[0]),
      embed2: toIframe(article.embeds?.[1]),
    },
    categories: toStreams(article, context),
    authorIds: article.authors.map((key) => getId(authorId, key)),
    ...toAttachments(article, image?.uri ?? null, site.spotInk),
  };
};
