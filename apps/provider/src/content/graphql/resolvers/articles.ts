import { formatDate, formatDateTime } from '../../publications/dates.ts';
import type { StoredFootage } from '../../../db/tables/columns.ts';
import { findArticle } from '../../queries/articles.ts';
import type { Context } from '../context.ts';
import { stripNul } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import type { ArticleRow } from '../../queries/rows.ts';
import { toArticleUri, toAuthorUri, getArticleCategories, contentFields, getPrimaryCategory } from './content.ts';

/** Removes slashes around a naturalId, and NUL characters. */
export const normalizeNaturalId = (naturalId: string): string => stripNul(naturalId).replace(/^\/+|(?<!\/)\/+$/g, '');

const findRequestedArticle = async (
  context: Context,
  { naturalId, site }: { naturalId: string; site: string },
): Promise<ArticleRow | undefined> => {
  const requestedSite = await context.site(site);
  return requestedSite && findArticle(context.db, requestedSite, normalizeNaturalId(naturalId), context.now);
};

/** Fields of a video's footage; empty lists for one without (§3 Article, video). */
export const toFootageFields = (footage: StoredFootage | null) => ({
  type: footage?.type ?? null,
  width: footage?.width ?? null,
  height: footage?.height ?? null,
  renditions: footage?.renditions ?? [],
  captions: footage?.captions ?? [],
  transcript: footage?.transcript ?? null,
});

/** Resolvers of articles and their summaries (§3, Article). */
export const articles: Resolvers = {
  Query: {
    getContent: async (_, args, context) => (await findRequestedArticle(context, args)) ?? null,
    getContentAndBook: async (_, args, context) => {
      const article = await findRequestedArticle(context, args);
      if (!article) return null;
      return { article, book: article.book };
    },
  },
  Article: {
    ...contentFields,
    canonicalUrl: (row) => row.canonicalUrl ?? `https://${row.site.baseDomain}${toArticleUri(row)}`,
    generatedId: (row) => String(row.id),
    kickerPresentedBy: (row) => (row.presentedBy ? { label: 'Paid for by', value: row.presentedBy } : null),
    isDownload: (row) => row.download ?? false,
    readtime: (row) => (row.timeToRead ? `${row.timeToRead} minute read` : null),
    prettyModified: (row) => row.modifiedDate && formatDateTime(row.modifiedDate, row.site.timeZone),
    prettyDateTime: (row) => formatDateTime(row.pubDate, row.site.timeZone),
    authors: (row) => row.authors.map(({ slug, ...author }) => ({ ...author, webUrl: toAuthorUri({ slug }) })),
    primaryCategory: (row, _, context) => getPrimaryCategory(row, context),
    categories: (row, _, context) => getArticleCategories(row, context, ['primary', 'listed']),
    bodyArray: (row) => row.blocks,
    deal: (row) => row.deal && { site: row.site, row: row.deal },
    video: (row) => row.video && { ...row.video, ...toFootageFields(row.video.footage) },
  },
  ArticleSummary: {
    ...contentFields,
    baseDomain: (row) => row.site.baseDomain,
    video: (row) => row.clip,
    prettyModifiedDate: (row) => row.modifiedDate && formatDate(row.modifiedDate, row.site.timeZone),
    body: async (row, _, context) =>
      (row.searchWords === undefined
        ? await context.body(row.id)
        : (await context.highlight(row.searchWords, row))?.excerpt) ?? null,
    highlight: async (row, _, context) =>
      row.searchWords ? ((await context.highlight(row.searchWords, row)) ?? null) : null,
  },
  RelatedItem: {
    uri: (row) => toArticleUri(row),
    domainId: (row) => row.site.key,
    description: (row) => row.summary,
    prettyDate: (row) => formatDate(row.pubDate, row.site.timeZone),
    pubDate: contentFields.pubDate,
  },
  TrendingArticle: {
    uri: (row) => toArticleUri(row),
    breadcrumb: contentFields.breadcrumb,
    allCategories: contentFields.allCategories,
  },
};
