import { limits } from '@masthead/config';
import { GetContentDocument, GetContentAndBookDocument } from '../operations/article.generated.ts';
import { GetAuthorDocument } from '../operations/author.generated.ts';
import { toPageNumber, stripProtocol } from '../input.ts';
import {
  GetDigDeeperBnFDocument,
  GetRelatedKindOfContentDocument,
  GetStatsListDocument,
  GetYouMayLikeForContentDocument,
} from '../operations/related.generated.ts';
import { queryType, optionalDiskCache } from './queryType.ts';

type ArticleInput = { naturalId: string; site: string };

const articleVariables = ({ naturalId, site }: ArticleInput) => ({ naturalId, site: stripProtocol(site) });
const articleTags = ({ naturalId }: { naturalId: string }): readonly string[] => [`article:${naturalId}`];
const optionalLimit = (limit: number | undefined) => (limit === undefined ? {} : { limit });

/** Articles, related content and authors. */
export const articles = {
  article: queryType<ArticleInput>()({
    document: GetContentDocument,
    required: ['naturalId', 'site'],
    variables: articleVariables,
    tags: articleTags,
  }),
  'article-books': queryType<ArticleInput>()({
    document: GetContentAndBookDocument,
    required: ['naturalId', 'site'],
    variables: articleVariables,
    tags: articleTags,
  }),
  'you-might-like': queryType<ArticleInput & { limit?: number }>()({
    document: GetYouMayLikeForContentDocument,
    required: ['naturalId', 'site'],
    variables: ({ limit, ...article }) => ({ ...articleVariables(article), ...optionalLimit(limit) }),
    cache: optionalDiskCache,
    tags: articleTags,
  }),
  'related-kind': queryType<ArticleInput & { kind: string; limit?: number }>()({
    document: GetRelatedKindOfContentDocument,
    required: ['naturalId', 'site', 'kind'],
    variables: ({ kind, limit, ...article }) => ({ ...articleVariables(article), kind, ...optionalLimit(limit) }),
    tags: articleTags,
  }),
  'dig-deeper': queryType<ArticleInput>()({
    document: GetDigDeeperBnFDocument,
    required: ['site', 'naturalId'],
    variables: articleVariables,
    tags: articleTags,
  }),
  'trending-articles': queryType<{ site: string; limit: number; timeframe: string; topic?: string }>()({
    document: GetStatsListDocument,
    required: ['site', 'limit', 'timeframe'],
    variables: ({ site, limit, timeframe, topic = '' }) => ({ site: stripProtocol(site), topic, limit, timeframe }),
    cache: { ...optionalDiskCache, minutes: limits.cacheMinutes.trendingArticles },
    slowAfterMs: limits.slowQueryMs.trending,
  }),
  author: queryType<{ site: string; byline: string; page: number; pageSize?: number }>()({
    document: GetAuthorDocument,
    required: ['site', 'byline', 'page'],
    variables: ({ site, byline, page, pageSize }) => ({
      byline,
      site: stripProtocol(site),
      page: toPageNumber(page),
      pageSize: pageSize ?? limits.page.size,
    }),
    cache: optionalDiskCache,
    tags: ({ byline }) => [`author:${byline}`],
  }),
};
