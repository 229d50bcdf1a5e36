import { limits } from '@masthead/config';
import { GetNewestFeedDocument } from '../operations/feed.generated.ts';
import {
  encodeAmpersand,
  escapeQuotes,
  toPageNumber,
  toTopicParameter,
  nullToUndefined,
  stripProtocol,
} from '../input.ts';
import type { Direction, SearchSort } from '../schema.generated.ts';
import { GetArticleSearchDocument, GetArticleSearchFacetedDocument } from '../operations/search.generated.ts';
import { memoryOnlyCache, queryType } from './queryType.ts';

type SearchInput = { domain: string; page?: number; pageSize?: number; startDate?: string; stopDate?: string };
type OrderInput = { direction?: Direction; sort?: SearchSort; topic?: string };
type FcsInput = SearchInput & OrderInput & { query?: string; filter?: string; section?: string; term?: string };

const searchVariables = ({ domain, page, pageSize, startDate, stopDate }: SearchInput) => {
  const [start, stop] = [nullToUndefined(startDate), nullToUndefined(stopDate)];
  return {
    domain: stripProtocol(domain),
    page: toPageNumber(page),
    pageSize: pageSize ?? limits.page.size,
    ...(start ? { startDate: start } : {}),
    ...(stop ? { stopDate: stop } : {}),
  };
};
const orderVariables = ({ direction, sort, topic }: OrderInput) =>
  ({
    direction: direction ?? limits.sort.direction,
    sort: sort ?? limits.sort.by,
    topic: toTopicParameter(topic),
  }) as const;

/** Searches (§7.1) with the input handling of §5. */
export const searches = {
  'article-search': queryType<SearchInput & { query: string }>()({
    document: GetArticleSearchDocument,
    required: ['domain', 'query'],
    variables: ({ query, ...search }) => ({ ...searchVariables(search), query: escapeQuotes(query) }),
    cache: memoryOnlyCache,
    tags: () => ['search'],
  }),
  'fcs-search': queryType<FcsInput>()({
    document: GetArticleSearchDocument,
    required: ['domain'],
    variables: ({ query, filter, section, term, direction, sort, topic, ...search }) => ({
      ...searchVariables(search),
      ...orderVariables({ direction, sort, topic }),
      query: escapeQuotes(query ?? ''),
      ...(filter ? { filter } : {}),
      ...(section ? { section } : {}),
      ...(term ? { term } : {}),
    }),
    cache: memoryOnlyCache,
    tags: () => ['search'],
  }),
  /** The feed of a site: its newest stories with their categories. */
  'newest-feed': queryType<{ domain: string; pageSize: number }>()({
    document: GetNewestFeedDocument,
    required: ['domain', 'pageSize'],
    variables: ({ domain, pageSize }) => ({ domain: stripProtocol(domain), pageSize }),
    tags: () => ['search'],
  }),
  'faceted-search': queryType<SearchInput & OrderInput & { query?: string }>()({
    document: GetArticleSearchFacetedDocument,
    required: ['domain'],
    variables: ({ query, direction, sort, topic, ...search }) => ({
      ...searchVariables(search),
      ...orderVariables({ direction, sort, topic }),
      query: encodeAmpersand(escapeQuotes(query ?? '')),
    }),
    cache: memoryOnlyCache,
    tags: () => ['search'],
  }),
};
