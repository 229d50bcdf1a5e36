import type { z } from 'zod';
import { type ContentArticle, pickArticleFields } from '../content/schema/articles.ts';
import { isDrawing } from '../content/schema/common.ts';
import type { articleInput } from '../publishing/kinds/articleInput.ts';
import type { Picture } from '../publishing/picture.ts';
import { toAuthorSlug } from '../queries/authors.ts';
import type { Publication } from './publications.ts';
import type { ArticleDates } from './schedule.ts';
import { toFootage } from './storedFootage.ts';
import { toPicture, toUndescribedPicture } from './storedImage.ts';

/** Returns the city of a story, whose skyline its picture may show. */
const getCity = ({ primary, categories }: ContentArticle): string | undefined =>
  [primary, ...categories].find((path) => path.startsWith('markets/'))?.split('/')[1];

/** Returns the cover of a book: its own, or one drawn in the colors of the article's drawing. */
const toBookCover = ({ book, image }: ContentArticle, accent: string | undefined): Picture | null => {
  if (book?.image) return toUndescribedPicture(book.image, { accent });
  if (!image || !isDrawing(image)) return null;
  const { palette, seed } = image;
  return toUndescribedPicture({ motif: 'reportcover', palette, variant: undefined, seed }, { accent });
};

const toBodyPictures = ({ bodyPictures }: ContentArticle): Record<string, { media: string }> | undefined =>
  bodyPictures &&
  Object.fromEntries(Object.entries(bodyPictures).map(([href, { id }]) => [href, { media: id }] as const));

/** Converts an article of the content files to published input. */
export const toArticle = (
  article: ContentArticle,
  { site, authors }: Pick<Publication, 'site' | 'authors'>,
  { pubDate, modifiedDate }: ArticleDates,
): z.input<typeof articleInput> => {
  const { video, book } = article;
  const drawing = { accent: site.spotInk, city: getCity(article) };
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
    image: article.image && toPicture(article.image, { ...drawing, drawnBy: site.name }),
    slides: article.slides?.map(({ title, caption, image }) => ({
      title,
      caption,
      image: toUndescribedPicture(image, drawing),
    })),
    video: video && {
      ...toFootage(video),
      title: video.title,
      poster: video.poster && toUndescribedPicture(video.poster, drawing),
    },
    book: book && {
      title: book.title,
      description: book.description,
      bookUrl: book.bookUrl,
      coverImage: toBookCover(article, site.spotInk),
    },
    deal: article.deal,
    disclaimer: article.disclaimer,
    body: { markdown: article.body, pictures: toBodyPictures(article) },
  };
};
