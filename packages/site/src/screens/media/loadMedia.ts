import { limits } from '@masthead/config/limits';
import type { MediaItem, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { mediaScreenTexts } from '@masthead/texts/media';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { routes } from '../../routing/routes';
import { pageCount, parsePageNumber } from '../../routing/parameters';
import { createHeaderPictureQuery, type HeaderPicture, toHeaderPicture } from '../../content/media/headerPicture';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { toListedPodcast, toPodcast, toWebcast } from '../../content/media/mediaItem';

/** Kind of a media list. */
export type MediaKind = 'podcasts' | 'webcasts';

/** Titles, descriptions and empty states of the streams. */
export const mediaCopy: Record<MediaKind, { title: string; description: string; empty: string }> = {
  podcasts: {
    title: mediaScreenTexts.podcastCenter,
    description: mediaScreenTexts.podcastsLede,
    empty: mediaScreenTexts.noEpisodes,
  },
  webcasts: {
    title: mediaScreenTexts.webcasts,
    description: mediaScreenTexts.webcastsLede,
    empty: mediaScreenTexts.noWebcasts,
  },
};

/** The view of the podcast or the webcast stream, which share a page (§2.1). */
export type MediaView = {
  kind: MediaKind;
  path: string;
  items: MediaItem[];
  total: number;
  page: number;
  pages: number;
  trending: TeaserStory[];
  header: HeaderPicture;
};

const kinds: ReadonlyMap<string, MediaKind> = new Map(
  Object.entries<MediaKind>({ podcastcenter: 'podcasts', webcasts: 'webcasts' }),
);

/** Queries one page of a stream. Only the newest episode has a player; the others link to their pages. */
const fetchStream = async (site: Site, kind: MediaKind, page: number, now: Date) => {
  const input = { siteName: site.brand.site, page, pageSize: limits.page.streamSize };
  const shared = {
    trending: createTrendingQuery(site.brand.site),
    header: createHeaderPictureQuery(site.brand.site, routes[kind]),
  };
  if (kind === 'podcasts') {
    const { stream, ...others } = await site.content.query({
      route: 'podcasts',
      parts: { ...shared, stream: createQuery('podcast-stream', input) },
    });
    return {
      ...others,
      stream: stream.ok
        ? {
            ok: true as const,
            total: stream.value.getPodcastStream.estimate,
            items: stream.value.getPodcastStream.contents.map((wire, index) =>
              page === 1 && index === 0
                ? toPodcast(wire, site.brand.timeZone)
                : toListedPodcast(wire, site.brand.timeZone),
            ),
          }
        : stream,
    };
  }
  const { stream, ...others } = await site.content.query({
    route: 'webcasts',
    parts: { ...shared, stream: createQuery('webcast-stream', input) },
  });
  const toItem = (wire: Parameters<typeof toWebcast>[0]) => toWebcast(wire, now, site.brand.timeZone);
  return {
    ...others,
    stream: stream.ok
      ? {
          ok: true as const,
          total: stream.value.getWebcastStream.estimate,
          items: stream.value.getWebcastStream.contents.map(toItem),
        }
      : stream,
  };
};

/** Loads /podcastcenter/ or /webcasts/, ten items per page (§2.1, §9). A page past the last is not found. */
export const loadMedia = async (
  site: Site,
  { media, page }: { media?: string | string[]; page?: string | string[] },
): Promise<PageResult<MediaView>> => {
  const kind = typeof media === 'string' ? kinds.get(media) : undefined;
  const number = parsePageNumber(page);
  if (!kind || number === undefined) return notFound;
  const { stream, trending, header } = await fetchStream(site, kind, number, new Date());
  if (!stream.ok) return stream;
  const pages = pageCount(stream.total, limits.page.streamSize);
  if (number > pages) return notFound;
  return found({
    kind,
    path: href(kind, {}),
    items: stream.items,
    total: stream.total,
    page: number,
    pages,
    trending: toTrending(site.brand, trending),
    header: toHeaderPicture(header),
  });
};
