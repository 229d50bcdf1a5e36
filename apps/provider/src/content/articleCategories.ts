import type { ContentArticle, KickerName } from './schema/articles.ts';
import type { ContentCategory } from './schema/categories.ts';

/** The last path segment of a kicker's stream: `Q&A` is `q-and-a` (SPEC §2.2). */
export const toKickerSlug = (kicker: KickerName): string =>
  kicker.toLowerCase().replaceAll('&', '-and-').replaceAll(' ', '-');

const toSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Finds the category of a kicker in the brand's sections family. */
export const findKickerCategory = (
  kicker: KickerName,
  categories: readonly ContentCategory[],
): ContentCategory | undefined =>
  categories.find(({ family, path }) => family.endsWith('-sections') && path === `${family}/${toKickerSlug(kicker)}`);

type CategorizedArticle = Pick<ContentArticle, 'primary' | 'categories' | 'kicker' | 'premium' | 'presentedBy'>;

/**
 * All categories of an article: the named ones, that of its kicker and the derived ones. A market adds its region, a
 * premium story the Premium tag, a partner's story the partner's channel.
 */
export const getArticleCategories = (
  article: CategorizedArticle,
  categories: readonly ContentCategory[],
): readonly ContentCategory[] => {
  const byPath = new Map(categories.map((category) => [category.path, category]));
  const named = [article.primary, ...article.categories];
  const regions = named.flatMap((path) => {
    const region = byPath.get(path)?.region;
    return region === undefined ? [] : [`markets/${toSlug(region)}`, `region/${toSlug(region)}`];
  });
  const kicker = findKickerCategory(article.kicker, categories);
  const paths = new Set([
    ...named,
    ...(kicker ? [kicker.path] : []),
    ...regions,
    ...(article.premium ? ['tag/premium'] : []),
    ...(article.presentedBy ? [`thought-leaders/channel/${article.presentedBy}`] : []),
  ]);
  return [...paths].flatMap((path) => byPath.get(path) ?? []);
};
