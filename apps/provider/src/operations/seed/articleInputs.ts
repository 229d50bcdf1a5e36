import type { z } from 'zod';
import { type ContentArticle, pickArticleFields } from '../../content/files/schema/articles.ts';
import type { articleInput } from '../../content/publishing/kinds/articleInput.ts';
import { toAuthorSlug } from '../../content/queries/authors.ts';
import type { Publication } from './publications.ts';
import type { ArticleDates } from './schedule.ts';
import { toFootage, toPicture } from './storedImage.ts';

const toBodyPictures = ({ bodyPictures }: ContentArticle): Record<string, { media: string }> | undefined =>
  bodyPictures &&
  Object.fromEntries(Object.entries(bodyPictures).map(([href, { id }]) => [href, { media: id }] as const));

/** Converts an article of the content files to published input. */
export const toArticle = (
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
