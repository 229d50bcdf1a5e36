import { isoDateTime, prettyDate } from '../../dates/pretty.ts';
import { type Category, categoryUri, lastPart } from '../../queries/categories.ts';
import type { ArticleStream } from '../../queries/articles.ts';
import type { Context } from '../context.ts';
import type { ArticleCategory, Breadcrumb, Kicker, PrimaryCategory } from '../resolvers.generated.ts';
import type { SummaryRow } from '../../queries/rows.ts';

const toArticleCategory = (category: Category): ArticleCategory => ({
  name: category.name,
  uri: categoryUri(category),
  slug: lastPart(category.path),
  sectionName: category.sectionName,
});

/** The streams of an article whose role is one of the given. */
export const categoriesOf = async (
  row: SummaryRow,
  context: Context,
  roles: readonly ArticleStream['role'][],
): Promise<ArticleCategory[]> => {
  const [streams = [], index] = await Promise.all([context.streams(row.id), context.categories(row.site.id)]);
  return streams
    .filter(({ role }) => roles.includes(role))
    .flatMap(({ categoryId }) => index.byId.get(categoryId) ?? [])
    .map(toArticleCategory);
};

const categoryById = async (row: SummaryRow, context: Context, id: number | null): Promise<Category | undefined> =>
  id === null ? undefined : (await context.categories(row.site.id)).byId.get(id);

export const kickerNodeOf = async (row: SummaryRow, context: Context): Promise<Kicker | null> => {
  const category = await categoryById(row, context, row.kickerCategoryId);
  if (!category) return null;
  return {
    name: category.name,
    slug: lastPart(category.path),
    uri: categoryUri(category),
    sectionName: category.sectionName,
  };
};

/** The channel, where it has a page, and the primary category: Markets, Atlanta. */
export const breadcrumbOf = async (row: SummaryRow, context: Context): Promise<Breadcrumb[]> => {
  const category = await categoryById(row, context, row.primaryCategoryId);
  if (!category) return [];
  const channel =
    category.channelName && category.channelUri ? [{ name: category.channelName, uri: category.channelUri }] : [];
  return [...channel, { name: category.name, uri: categoryUri(category) }];
};

export const primaryCategoryOf = async (row: SummaryRow, context: Context): Promise<PrimaryCategory | null> => {
  const category = await categoryById(row, context, row.primaryCategoryId);
  if (!category) return null;
  return { ...toArticleCategory(category), channelName: category.channelName, channelUri: category.channelUri };
};

export const articleUri = ({ naturalId }: Pick<SummaryRow, 'naturalId'>): string => `/${naturalId}/`;

/** SPEC §2.1: the author's page. */
export const authorUri = ({ slug }: { slug: string }): string => `/author/profile/${slug}/`;

/** The fields that articles and their summaries share (interface Content). */
export const contentFields = {
  uri: (row: SummaryRow) => articleUri(row),
  kickerNode: (row: SummaryRow, _: unknown, context: Context) => kickerNodeOf(row, context),
  breadcrumb: (row: SummaryRow, _: unknown, context: Context) => breadcrumbOf(row, context),
  prettyDate: (row: SummaryRow) => prettyDate(row.pubDate, row.site.timeZone),
  pubDate: (row: SummaryRow) => isoDateTime(row.pubDate, row.site.timeZone),
  modifiedDate: (row: SummaryRow) => row.modifiedDate && isoDateTime(row.modifiedDate, row.site.timeZone),
  allCategories: (row: SummaryRow, _: unknown, context: Context) =>
    categoriesOf(row, context, ['primary', 'listed', 'kicker']),
};
