import { limits } from '@masthead/config';
import { GetStreamFeedDocument } from '../operations/feed.generated.ts';
import { toPageNumber, stripProtocol, stripTrailingSlash } from '../input.ts';
import {
  GetPodcastDocument,
  GetPodcastStreamDocument,
  GetWebcastDocument,
  GetWebcastStreamDocument,
} from '../operations/media.generated.ts';
import type { Direction, StreamSort } from '../schema.generated.ts';
import { GetContentStreamDocument, GetContentStreamSlimDocument } from '../operations/stream.generated.ts';
import { queryType, optionalDiskCache } from './queryType.ts';

type StreamInput = { slug: string; siteName: string; pageSize?: number; page?: number };
type ListInput = { siteName: string; pageSize?: number; page?: number };
type ItemInput = { uri: string; siteName: string };

const streamTags = ({ term }: { term: string }): readonly string[] => [`stream:${term}`];
const listVariables = ({ siteName, pageSize, page }: ListInput) => ({
  site: stripProtocol(siteName),
  pageSize: pageSize ?? limits.page.size,
  page: toPageNumber(page),
});

const itemVariables = ({ uri, siteName }: ItemInput) => ({ uri, site: stripProtocol(siteName) });

/** Streams of articles, webcasts and podcasts, and one webcast or podcast by its URI. */
export const streams = {
  stream: queryType<StreamInput & { excludeIds?: readonly string[]; sort?: StreamSort; direction?: Direction }>()({
    document: GetContentStreamDocument,
    required: ['slug', 'siteName'],
    variables: ({ slug, siteName, pageSize, page, excludeIds, sort, direction }) => ({
      term: stripTrailingSlash(slug),
      site: stripProtocol(siteName),
      pageSize: pageSize ?? limits.page.streamSize,
      page: toPageNumber(page),
      excludeIds: excludeIds ?? [],
      sort: sort ?? limits.sort.by,
      direction: direction ?? limits.sort.direction,
    }),
    cache: optionalDiskCache,
    tags: streamTags,
  }),
  /** The feed of a stream, whose stories have their categories. */
  'stream-feed': queryType<{ slug: string; siteName: string; pageSize: number }>()({
    document: GetStreamFeedDocument,
    required: ['slug', 'siteName', 'pageSize'],
    variables: ({ slug, siteName, pageSize }) => ({
      term: stripTrailingSlash(slug),
      site: stripProtocol(siteName),
      pageSize,
    }),
    tags: streamTags,
  }),
  'stream-slim': queryType<StreamInput>()({
    document: GetContentStreamSlimDocument,
    required: ['slug', 'siteName'],
    variables: ({ slug, siteName, pageSize, page }) => ({
      term: stripTrailingSlash(slug),
      site: stripProtocol(siteName),
      pageSize: pageSize ?? limits.drawerPosts.count,
      page: toPageNumber(page ?? limits.drawerPosts.page),
    }),
    cache: optionalDiskCache,
    tags: streamTags,
  }),
  /** All webcasts, or those of a topic, which is the path of a category. */
  'webcast-stream': queryType<ListInput & { topic?: string }>()({
    document: GetWebcastStreamDocument,
    required: ['siteName'],
    variables: ({ topic, ...input }) => ({ ...listVariables(input), ...(topic && { topic }) }),
    tags: () => ['stream:webcasts'],
  }),
  'podcast-stream': queryType<ListInput>()({
    document: GetPodcastStreamDocument,
    required: ['siteName'],
    variables: listVariables,
    tags: () => ['stream:podcasts'],
  }),
  webcast: queryType<ItemInput>()({
    document: GetWebcastDocument,
    required: ['uri', 'siteName'],
    variables: itemVariables,
    tags: ({ uri }) => [`webcast:${uri}`],
  }),
  podcast: queryType<ItemInput>()({
    document: GetPodcastDocument,
    required: ['uri', 'siteName'],
    variables: itemVariables,
    tags: ({ uri }) => [`podcast:${uri}`],
  }),
};
