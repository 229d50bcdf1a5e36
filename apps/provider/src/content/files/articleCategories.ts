import type { ContentCategory } from './schema/sites.ts';

/** The last path segment of a kicker's stream: `Q&A` is `q-and-a` (§2.2). */
export const toKickerSlug = (kicker: string): string =>
  kicker
    .toLowerCase()
    .replaceAll('&', '-and-')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const toSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A category, as far as its place in the tree matters. */
type PlacedCategory = Pick<ContentCategory, 'family' | 'path' | 'region'>;

/** Finds the category of a kicker in the brand's sections family. */
export const findKickerCategory = <Category extends PlacedCategory>(
  kicker: string,
  categories: readonly Category[],
): Category | undefined =>
  categories.find(({ family, path }) => family.endsWith('-sections') && path === `${family}/${toKickerSlug(kicker)}`);

type CategorizedArticle = {
  primary: string;
  categories: readonly string[];
  kicker?: string | null | undefined;
  premium: boolean;
  presentedBy?: string | null | undefined;
};

/** All categories of an article: the named ones, its kicker's, a market's region, Premium, the partner's channel. */
export const getArticleCategories = <Category extends PlacedCategory>(
  article: CategorizedArticle,
  categories: readonly Category[],
): readonly Category[] => {
  const byPath = new Map(categories.map((category) => [category.path, category]));
  const named = [article.primary, ...article.categories];
  const regions = named.flatMap((path) => {
    const region = byPath.get(path)?.region;
    if (region === undefined) return [];
    const slug = toSlug(region);
    const market = categories.find((category) => category.family === 'markets' && category.path.endsWith(`/${slug}`));
    return [...(market ? [market.path] : []), `region/${slug}`];
  });
  const kicker = article.kicker ? findKickerCategory(article.kicker, categories) : undefined;
  const paths = new Set([
    ...named,
    ...(kicker ? [kicker.path] : []),
    ...regions,
    ...(article.premium ? ['tag/premium'] : []),
    ...(article.presentedBy ? [`thought-leaders/channel/${article.presentedBy}`] : []),
  ]);
  return [...paths].flatMap((path) => byPath.get(path) ?? []);
};
