import type { HeaderPage } from '@masthead/content-rules/pictures';
import {
  GetArticleIndexDocument,
  GetAuthorsDocument,
  GetCategoriesDocument,
  GetHeaderPictureDocument,
  GetMarketGroupsDocument,
  GetMarketIndicatorsDocument,
  GetSectionFrontDocument,
  GetStaticPagesDocument,
} from '../operations/indexes.generated.ts';
import { stripProtocol } from '../input.ts';
import { queryType } from './queryType.ts';

const siteVariables = ({ site }: { site: string }) => ({ site: stripProtocol(site) });
const categoryTags = (): readonly string[] => ['categories'];

/** Indexes for generated routes (§2.2), site map and navigation. */
export const indexes = {
  categories: queryType<{ site: string }>()({
    document: GetCategoriesDocument,
    required: ['site'],
    variables: siteVariables,
    tags: categoryTags,
  }),
  'market-groups': queryType<{ site: string }>()({
    document: GetMarketGroupsDocument,
    required: ['site'],
    variables: siteVariables,
    tags: categoryTags,
  }),
  'header-picture': queryType<{ site: string; page: HeaderPage }>()({
    document: GetHeaderPictureDocument,
    required: ['site', 'page'],
    variables: ({ site, page }) => ({ ...siteVariables({ site }), page }),
    tags: ({ page }) => [`header-picture:${page}`],
  }),
  /** `topic` is the path of a category or a family. */
  'market-indicators': queryType<{ site: string; topic?: string }>()({
    document: GetMarketIndicatorsDocument,
    required: ['site'],
    variables: ({ site, topic }) => ({ ...siteVariables({ site }), ...(topic ? { topic } : {}) }),
    tags: () => ['market-indicators'],
  }),
  /** Articles purge it by its type, because they may be in any category of the family. */
  'section-front': queryType<{ site: string; family: string; limit?: number; groupLimit?: number }>()({
    document: GetSectionFrontDocument,
    required: ['site', 'family'],
    variables: ({ site, family, limit, groupLimit }) => ({
      ...siteVariables({ site }),
      family,
      ...(limit === undefined ? {} : { limit }),
      ...(groupLimit === undefined ? {} : { groupLimit }),
    }),
    tags: ({ family }) => [...categoryTags(), `package-position:front-${family}`],
  }),
  'article-index': queryType<{ site: string; after?: string; limit?: number }>()({
    document: GetArticleIndexDocument,
    required: ['site'],
    variables: ({ site, after, limit }) => ({
      ...siteVariables({ site }),
      ...(after ? { after } : {}),
      ...(limit === undefined ? {} : { limit }),
    }),
    tags: () => ['article-index'],
  }),
  authors: queryType<{ site: string }>()({
    document: GetAuthorsDocument,
    required: ['site'],
    variables: siteVariables,
    tags: () => ['authors'],
  }),
  'static-pages': queryType<{ siteName: string }>()({
    document: GetStaticPagesDocument,
    required: ['siteName'],
    variables: ({ siteName }) => ({ brandShortName: stripProtocol(siteName) }),
    tags: () => ['static-pages'],
  }),
};
