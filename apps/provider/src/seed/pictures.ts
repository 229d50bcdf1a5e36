import { categoriesOf } from '../content/categoriesOf.ts';
import type { ContentArticle } from '../content/schema/articles.ts';
import type { Publication } from './publications.ts';
import { spreadDrawings, type PictureRow } from './spreadDrawings.ts';
import type { ArticleDates } from './schedule.ts';

/** Two pages of a stream: what most readers ever see of it. */
const maxPicturesPerStream = 20;

/** How many pictures a place of the home page shows; the others show one. */
const picturesByPosition: Readonly<Record<string, number>> = {
  'home-lead': 1,
  'home-latest': 0,
  'home-insights': 0,
  'home-desk': 2,
  'home-recent': 5,
};

/** What stands beside what: each section of the home page and the first pages of every stream. */
export const listPictureRows = (
  { articles, categories, positions }: Pick<Publication, 'articles' | 'categories' | 'positions'>,
  articleDates: ReadonlyMap<string, ArticleDates>,
): readonly PictureRow[] => {
  const getTime = (slug: string): number => articleDates.get(slug)?.pubDate.getTime() ?? 0;
  const newestFirst = articles.toSorted((a, b) => getTime(b.slug) - getTime(a.slug));
  const streams = new Map<string, string[]>(categories.map(({ path }) => [path, []]));
  for (const article of newestFirst)
    for (const { path } of categoriesOf(article, categories)) streams.get(path)?.push(article.slug);
  const sections = positions.map((position) =>
    position.sort === 'newest-first'
      ? position.articles.toSorted((a, b) => getTime(b) - getTime(a))
      : position.articles,
  );
  // The top of the home page shows the first pictures of its places beside each other.
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

/** The articles with the drawings that keep neighbours apart (see `spreadDrawings`). */
export const withSpreadDrawings = (
  publication: Publication,
  articleDates: ReadonlyMap<string, ArticleDates>,
): readonly ContentArticle[] => {
  const plates = new Map(publication.articles.map(({ slug, image }) => [slug, image]));
  const drawings = spreadDrawings(plates, listPictureRows(publication, articleDates));
  return publication.articles.map((article) => ({
    ...article,
    image: { ...article.image, ...drawings.get(article.slug) },
  }));
};
