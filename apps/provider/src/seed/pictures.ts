import { getArticleCategories } from '../content/articleCategories.ts';
import type { ContentArticle } from '../content/schema/articles.ts';
import { isDrawing } from '../content/schema/common.ts';
import type { Publication } from './publications.ts';
import { spreadDrawings, type PictureRow } from './spreadDrawings.ts';
import type { ArticleDates } from './schedule.ts';

/** Two pages of a stream; few readers see more. */
const maxPicturesPerStream = 20;

/** Number of pictures at positions of the home page; other positions show one. */
const picturesByPosition: Readonly<Record<string, number>> = {
  'home-lead': 1,
  'home-latest': 0,
  'home-insights': 0,
  'home-desk': 2,
  'home-recent': 5,
};

/**
 * Lists the pictures that appear next to each other: in sections of the home page and on the first pages of streams.
 */
const listPictureRows = (
  { articles, categories, positions }: Pick<Publication, 'articles' | 'categories' | 'positions'>,
  articleDates: ReadonlyMap<string, ArticleDates>,
): readonly PictureRow[] => {
  const getTime = (slug: string): number => articleDates.get(slug)?.pubDate.getTime() ?? 0;
  const newestFirst = articles.toSorted((a, b) => getTime(b.slug) - getTime(a.slug));
  const streams = new Map<string, string[]>(categories.map(({ path }) => [path, []]));
  for (const article of newestFirst)
    for (const { path } of getArticleCategories(article, categories)) streams.get(path)?.push(article.slug);
  const sections = positions.map((position) =>
    position.sort === 'newest'
      ? newestFirst.slice(position.skip, position.skip + position.count).map(({ slug }) => slug)
      : position.sort === 'newest-first'
        ? position.articles.toSorted((a, b) => getTime(b) - getTime(a))
        : position.articles,
  );
  // The top of the home page shows the first pictures of its positions next to each other.
  const front = positions.flatMap((position, index) =>
    (sections[index] ?? []).slice(0, picturesByPosition[position.position] ?? 1),
  );
  return [
    front,
    ...sections,
    newestFirst.map(({ slug }) => slug),
    ...[...streams.values()].map((row) => row.slice(0, maxPicturesPerStream)),
  ];
};

/** Returns the articles with drawings that differ from their neighbors (see `spreadDrawings`). */
export const withSpreadDrawings = (
  publication: Publication,
  articleDates: ReadonlyMap<string, ArticleDates>,
): readonly ContentArticle[] => {
  const pictures = new Map(
    publication.articles.flatMap(({ slug, image }) => (image && isDrawing(image) ? [[slug, image] as const] : [])),
  );
  const drawings = spreadDrawings(pictures, listPictureRows(publication, articleDates));
  return publication.articles.map((article) =>
    article.image && isDrawing(article.image)
      ? { ...article, image: { ...article.image, ...drawings.get(article.slug) } }
      : article,
  );
};
