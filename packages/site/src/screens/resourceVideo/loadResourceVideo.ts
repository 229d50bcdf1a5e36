import { isSlug } from '@masthead/content-rules/natural-id';
import type { Link, Picture, TeaserStory, VideoItem } from '@masthead/design-system';
import { toDecorativePicture } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toCanonicalPath, findScope, withPrefix, type PartnerScope } from '../../routing/prefix';
import { toPartnerFilm, toVideoItems } from '../../content/partners/partnerViews';
import { href } from '../../routing/href';
import { formatRecentDate } from '../../content/schedule';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import type { VideoFacts } from '../../framework/structuredData/eventsAndMedia';
import type { Film } from '../../content/media/footage';

/** The view of a partner's video (§2.1). */
export type ResourceVideoView = {
  scope: PartnerScope;
  path: string;
  canonical: string;
  video: VideoItem & { published: string };
  poster?: Picture;
  film: Film;
  publisher?: Link;
  /** More videos of the same publisher; `more` has those of others. */
  fromPublisher: VideoItem[];
  more: VideoItem[];
  trending: TeaserStory[];
  /** For structured data. */
  structured: VideoFacts;
};

/** One row. */
const maxMoreVideos = 3;

/** Loads a partner's video by its id (§2.1, §7.2 videos.json). */
export const loadResourceVideo = async (
  site: Site,
  { site: segment, video: id }: Record<string, string | string[]>,
): Promise<PageResult<ResourceVideoView>> => {
  const scope = findScope(site.brand, String(segment));
  if (!scope || typeof id !== 'string' || !isSlug(id)) return notFound;
  const [videos, reply] = await Promise.all([
    site.partners.videos(scope.site),
    site.content.query({
      route: 'resource-video',
      site: scope.prefix,
      parts: { trending: createTrendingQuery(site.brand.site) },
    }),
  ]);
  if (!videos.ok) return videos;
  const video = videos.value.find((candidate) => candidate.id === id);
  const film = video && toPartnerFilm(video);
  const [item] = video ? toVideoItems(scope)(video) : [];
  // A video without footage has no page (§3 Article, video).
  if (!video || !film || !item) return notFound;
  const others = videos.value.filter((candidate) => candidate !== video);
  const fromPublisher = video.publisher ? others.filter(({ publisher }) => publisher === video.publisher) : [];
  const fromOthers = others.filter((other) => !fromPublisher.includes(other));
  const path = href('resourceVideo', { video: id });
  const poster = video.imageURL ? toDecorativePicture({ uri: video.imageURL }) : undefined;
  return found({
    scope,
    path: withPrefix(scope, path),
    canonical: toCanonicalPath(scope, path),
    video: { ...item, published: formatRecentDate(video.startDate, site.brand.timeZone, new Date()).text },
    film,
    fromPublisher: fromPublisher.flatMap(toVideoItems(scope)).slice(0, maxMoreVideos),
    more: fromOthers.flatMap(toVideoItems(scope)).slice(0, maxMoreVideos),
    trending: toTrending(site.brand, reply.trending),
    structured: {
      path,
      title: video.title,
      description: item.summary,
      published: video.startDate,
      film,
      poster,
      producer: video.publisherName ?? undefined,
    },
    ...(poster && { poster }),
    ...(video.publisher && {
      publisher: {
        title: video.publisherName ?? video.publisher,
        url: withPrefix(scope, `${href('companyResources', {})}?realmID=${encodeURIComponent(video.publisher)}`),
      },
    }),
  });
};
