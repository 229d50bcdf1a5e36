import { toSlug } from '@masthead/content-rules/natural-id';
import { escapeHtml, removeForbiddenCharacters } from '@masthead/content-rules/html';
import { type ContentError, createQuery, ok, type QueryResultOf, type Result } from '@masthead/graphql-ops';
import { formatCopyright } from '@masthead/config';
import { generateRssFeed } from 'feedsmith';
import { feedTexts } from '@masthead/texts/feeds';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { getHeardSeconds, isTrailer } from '../../content/media/mediaItem';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { podcastFeedPath, showFeedPath } from '../../routing/documents';
import { getShareImageUrl } from '../../content/media/picture';

type WireEpisode = QueryResultOf<'podcast-stream'>['getPodcastStream']['contents'][number];

/** Episodes of a feed, and of a page of the content service. */
const feedSize = 100;

/** Pages that are searched for the episodes of a show. */
const maxPages = 10;

/** Apple's category of the show. */
const category = { text: 'Business', categories: [{ text: 'Investing' }] };

const soundTypes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    mp3: 'audio/mpeg',
    m4a: 'audio/x-m4a',
    aac: 'audio/aac',
    ogg: 'audio/ogg',
    wav: 'audio/wav',
  }),
);

/** The recording of an episode. An unknown length in bytes is 0, as RSS recommends. */
const toEnclosure = (site: Site, { audioUrl, audioType, audioBytes }: WireEpisode) => {
  if (!audioUrl) return {};
  const url = toAbsoluteUrl(site.brand, audioUrl);
  const ending = /\.([a-z0-9]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';
  return { enclosures: [{ url, length: audioBytes ?? 0, type: audioType ?? soundTypes.get(ending) ?? 'audio/mpeg' }] };
};

/** `all`: the feed of all shows names the show of each episode. */
const toItem = (site: Site, shows: 'all' | 'one') => (episode: WireEpisode) => ({
  title: shows === 'all' && episode.show ? `${episode.show}: ${episode.title}` : episode.title,
  link: toAbsoluteUrl(site.brand, episode.uri),
  // Podcast apps render it as HTML.
  description: escapeHtml(episode.summary ?? episode.title),
  guid: { value: toAbsoluteUrl(site.brand, episode.uri), isPermaLink: true },
  pubDate: new Date(episode.podcastDate),
  ...toEnclosure(site, episode),
  itunes: {
    title: episode.title,
    explicit: false,
    episodeType: isTrailer(episode) ? 'trailer' : 'full',
    duration: getHeardSeconds(episode),
    ...(episode.number && { episode: episode.number }),
    ...(episode.byline && { author: episode.byline }),
    ...(episode.image && { image: toAbsoluteUrl(site.brand, getShareImageUrl(episode.image.uri)) }),
  },
});

/** Apple requires `true` or `false`; feedsmith writes `yes` or `no`. */
const toAppleExplicit = (feed: string): string =>
  feed.replaceAll(/(?<=<itunes:explicit>)(?:yes|no)(?=<\/itunes:explicit>)/g, (value) => String(value === 'yes'));

/** The episodes of a feed, the newest first. The content service lists those of all shows together. */
const loadEpisodes = async (
  { brand, content }: Site,
  show: string | undefined,
): Promise<Result<readonly WireEpisode[], ContentError>> => {
  const episodes: WireEpisode[] = [];
  for (let page = 1; page <= maxPages && episodes.length < feedSize; page += 1) {
    const { podcasts } = await content.query({
      route: 'feed',
      parts: { podcasts: createQuery('podcast-stream', { siteName: brand.site, pageSize: feedSize, page }) },
    });
    if (!podcasts.ok) return podcasts;
    const { contents, estimate } = podcasts.value.getPodcastStream;
    episodes.push(...contents.filter((episode) => show === undefined || episode.show === show));
    if (page * feedSize >= estimate) break;
  }
  return ok(episodes.slice(0, feedSize));
};

/** Loads the feed of all podcasts, or of the show with a slug: RSS with Apple's elements (§3, Podcast item). */
export const loadPodcastFeed = async (site: Site, slug?: string): Promise<PageResult<string>> => {
  const { brand } = site;
  const show = slug === undefined ? undefined : brand.podcastShows.find(({ name }) => toSlug(name) === slug);
  if (slug !== undefined && !show) return notFound;
  const loaded = await loadEpisodes(site, show?.name);
  if (!loaded.ok) return loaded;
  const episodes = loaded.value;
  const newest = new Date(Math.max(0, ...episodes.map(({ podcastDate }) => Date.parse(podcastDate))));
  const title = show?.name ?? feedTexts.podcastsOf(brand.name);
  const description = show?.description ?? feedTexts.conversations(brand.name, brand.description);
  const page = toAbsoluteUrl(brand, '/podcastcenter/');
  const self = toAbsoluteUrl(brand, slug === undefined ? podcastFeedPath : showFeedPath(slug));
  return found(
    toAppleExplicit(
      removeForbiddenCharacters(
        generateRssFeed(
          {
            title,
            link: page,
            description,
            language: brand.language.toLowerCase(),
            copyright: formatCopyright(brand.footer.copyright, newest, brand.timeZone),
            lastBuildDate: newest,
            atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
            itunes: {
              author: brand.name,
              type: 'episodic',
              explicit: false,
              image: toAbsoluteUrl(brand, (brand.logos.podcast ?? brand.logos.share).src),
              categories: [category],
              owner: { name: brand.name, email: brand.footer.support.email },
            },
            items: episodes.map(toItem(site, show ? 'one' : 'all')),
          },
          { lenient: false },
        ),
      ),
    ),
  );
};
