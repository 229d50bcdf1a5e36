import type { ContentArticle, KickerName } from './schema/articles.ts';
import type { ContentCategory } from './schema/categories.ts';

/** The last part of a kicker stream's address: `Q&A` is `q-and-a` (SPEC §2.2). */
export const kickerSlug = (kicker: KickerName): string =>
  kicker.toLowerCase().replaceAll('&', '-and-').replaceAll(' ', '-');

const slugOfName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The stream of a kicker among a brand's categories: the sections family is the one whose path ends so. */
export const kickerCategory = (
  kicker: KickerName,
  categories: readonly ContentCategory[],
): ContentCategory | undefined =>
  categories.find(({ family, path }) => family.endsWith('-sections') && path === `${family}/${kickerSlug(kicker)}`);

type Filed = Pick<ContentArticle, 'primary' | 'categories' | 'kicker' | 'premium' | 'presentedBy'>;

/**
 * All streams an article stands in: those it names, the stream of its kicker, and those that follow from them.
 * A city's story stands in its region, a premium one under the Premium tag, a partner's in the partner's channel.
 */
export const categoriesOf = (article: Filed, categories: readonly ContentCategory[]): readonly ContentCategory[] => {
  const byPath = new Map(categories.map((category) => [category.path, category]));
  const named = [article.primary, ...article.categories];
  const regions = named.flatMap((path) => {
    const region = byPath.get(path)?.region;
    return region === undefined ? [] : [`markets/${slugOfName(region)}`, `region/${slugOfName(region)}`];
  });
  const kicker = kickerCategory(article.kicker, categories);
  const paths = new Set([
    ...named,
    ...(kicker ? [kicker.path] : []),
    ...regions,
    ...(article.premium ? ['tag/premium'] : []),
    ...(article.presentedBy ? [`thought-leaders/channel/${article.presentedBy}`] : []),
  ]);
  return [...paths].flatMap((path) => byPath.get(path) ?? []);
};
