import { limits } from '@masthead/config/limits';
import type { Episode, MediaItem, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { mediaScreenTexts } from '@masthead/texts/media';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { routes } from '../../routing/routes';
import { pageCount, parsePageNumber } from '../../routing/parameters';
import { createHeaderPictureQuery, type HeaderPicture, toHeaderPicture } from '../../content/media/headerPicture';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { toEpisode, toListedPodcast, toWebcast } from '../../content/media/mediaItem';
import { listHosts } from '../../content/media/podcastShows';

export type MediaKind = 'podcasts' | 'webcasts';

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
  /** The newest episode with its player, on the first page of podcasts. */
  lead?: Episode;
  items: MediaItem[];
  /** The hosts of shows, by the names of the shows. */
  hosts: ReadonlyMap<string, string>;
  total: number;
  page: number;
  pages: number;
  trending: TeaserStory[];
  header: HeaderPicture;
};

const kinds: ReadonlyMap<string, MediaKind> = new Map(
  Object.entries<MediaKind>({ podcastcenter: 'podcasts', webcasts: 'webcasts' }),
);

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
    if (!stream.ok) return { ...others, stream };
    const { estimate, contents } = stream.value.getPodcastStream;
    const { timeZone } = site.brand;
    const [newest] = page === 1 ? contents : [];
    return {
      ...others,
      stream: {
        ok: true as const,
        total: estimate,
        ...(newest && { lead: toEpisode(newest, timeZone) }),
        hosts: listHosts(contents),
        items: contents.filter((episode) => episode !== newest).map((episode) => toListedPodcast(episode, timeZone)),
      },
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
          lead: undefined,
          hosts: new Map<string, string>(),
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
    ...(stream.lead && { lead: stream.lead }),
    items: stream.items,
    hosts: stream.hosts,
    total: stream.total,
    page: number,
    pages,
    trending: toTrending(site.brand, trending),
    header: toHeaderPicture(header),
  });
};
