import { toIsoDateTime, formatDate } from '../../publications/dates.ts';
import { type Category, toCategoryUri, getSlug } from '../../queries/categories.ts';
import type { Context } from '../context.ts';
import type { ArticleCategory, Breadcrumb, Kicker, PrimaryCategory } from '../resolvers.generated.ts';
import type { ArticleRow, ArticleStream, RelatedRow, SummaryRow } from '../../queries/rows.ts';

const toArticleCategory = (category: Category): ArticleCategory => ({
  name: category.name,
  uri: toCategoryUri(category),
  slug: getSlug(category.path),
  sectionName: category.sectionName,
});

export const getArticleCategories = async (
  row: SummaryRow & Partial<Pick<ArticleRow, 'streams'>>,
  context: Context,
  roles: readonly ArticleStream[1][],
): Promise<ArticleCategory[]> => {
  const { byId } = await context.categories(row.site.id);
  const streams = row.streams ?? (await context.articleStreams(row.id)) ?? [];
  return streams
    .filter(([, role]) => roles.includes(role))
    .flatMap(([categoryId]) => byId.get(categoryId) ?? [])
    .map(toArticleCategory);
};

const getCategory = async (row: SummaryRow, context: Context, id: number | null): Promise<Category | undefined> =>
  id === null ? undefined : (await context.categories(row.site.id)).byId.get(id);

/** Returns the category of an article's kicker, or null. */
export const getKicker = async (row: SummaryRow, context: Context): Promise<Kicker | null> => {
  const category = await getCategory(row, context, row.kickerCategoryId);
  if (!category) return null;
  return {
    name: category.name,
    slug: getSlug(category.path),
    uri: toCategoryUri(category),
    sectionName: category.sectionName,
  };
};

/** Returns the channel, if it has a page, and the primary category: Markets, Atlanta. */
const getBreadcrumb = async (row: SummaryRow, context: Context): Promise<Breadcrumb[]> => {
  const category = await getCategory(row, context, row.primaryCategoryId);
  if (!category) return [];
  const channel =
    category.channelName && category.channelUri ? [{ name: category.channelName, uri: category.channelUri }] : [];
  return [...channel, { name: category.name, uri: toCategoryUri(category) }];
};

/** Returns the primary category of an article with its channel, or null. */
export const getPrimaryCategory = async (row: SummaryRow, context: Context): Promise<PrimaryCategory | null> => {
  const category = await getCategory(row, context, row.primaryCategoryId);
  if (!category) return null;
  return { ...toArticleCategory(category), channelName: category.channelName, channelUri: category.channelUri };
};

export const toArticleUri = ({ naturalId }: Pick<SummaryRow, 'naturalId'>): string => `/${naturalId}/`;

/** Returns the path of an author's page (§2.1). */
export const toAuthorUri = ({ slug }: { slug: string }): string => `/author/profile/${slug}/`;

/** Resolvers of the interface `Content`, which articles and their summaries share. */
export const contentFields = {
  uri: (row: SummaryRow) => toArticleUri(row),
  kickerNode: (row: SummaryRow, _: unknown, context: Context) => getKicker(row, context),
  breadcrumb: (row: SummaryRow, _: unknown, context: Context) => getBreadcrumb(row, context),
  prettyDate: (row: SummaryRow) => formatDate(row.pubDate, row.site.timeZone),
  pubDate: (row: RelatedRow) => toIsoDateTime(row.pubDate, row.site.timeZone),
  modifiedDate: (row: SummaryRow) => row.modifiedDate && toIsoDateTime(row.modifiedDate, row.site.timeZone),
  allCategories: (row: SummaryRow, _: unknown, context: Context) =>
    getArticleCategories(row, context, ['primary', 'listed', 'kicker']),
};
