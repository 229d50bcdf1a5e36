import { categoriesOf } from '../content/categoriesOf.ts';
import type { ContentArticle } from '../content/schema/articles.ts';
import type { Publication } from './publications.ts';
import { spreadPalettes, type Row } from './spreadPalettes.ts';
import type { Moments } from './schedule.ts';

/** Two pages of a stream: what most readers ever see of it. */
const lookedAt = 20;

/** What stands beside what: each section of the home page and the first pages of every stream. */
export const pictureRows = (
  { articles, categories, positions }: Pick<Publication, 'articles' | 'categories' | 'positions'>,
  moments: ReadonlyMap<string, Moments>,
): readonly Row[] => {
  const timeOf = (slug: string): number => moments.get(slug)?.pubDate.getTime() ?? 0;
  const newestFirst = articles.toSorted((a, b) => timeOf(b.slug) - timeOf(a.slug));
  const streams = new Map<string, string[]>(categories.map(({ path }) => [path, []]));
  for (const article of newestFirst) for (const { path } of categoriesOf(article, categories)) streams.get(path)?.push(article.slug);
  const sections = positions.map((position) =>
    position.sort === 'newest-first' ? position.articles.toSorted((a, b) => timeOf(b) - timeOf(a)) : position.articles,
  );
  return [...sections, newestFirst.map(({ slug }) => slug), ...[...streams.values()].map((row) => row.slice(0, lookedAt))];
};

/** The articles with the palettes that keep neighbours apart (see `spreadPalettes`). */
export const withSpreadPalettes = (publication: Publication, moments: ReadonlyMap<string, Moments>): readonly ContentArticle[] => {
  const plates = new Map(publication.articles.map(({ slug, image }) => [slug, image]));
  const palettes = spreadPalettes(plates, pictureRows(publication, moments));
  return publication.articles.map((article) => ({
    ...article,
    image: { ...article.image, palette: palettes.get(article.slug) ?? article.image.palette },
  }));
};
