import { isSlug } from '@masthead/content-rules/natural-id';
import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import type {
  DealStripProps,
  KickerLine,
  Link,
  LocatorMapProps,
  MarketStripProps,
  Picture,
  Promotion,
  TeaserStory,
} from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { streamTexts } from '@masthead/texts/home';
import { toDecorativePicture } from '../../content/media/picture';
import { toPlacesMap } from '../../content/maps/places';
import type { WireWebcast } from '../../content/media/mediaItem';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { findHub } from '../../routing/hubs';
import { getDiskCachePolicy, pageCount, parsePageNumber } from '../../routing/parameters';
import { routes } from '../../routing/routes';
import type { RouteSection } from '../../framework/sections';
import { loadMoreStories } from '../../framework/moreStories';
import { createPromotionsQuery, getFirstPromotion } from '../../content/story/promotions';
import { createMarketDataQuery, toMarketData } from '../../content/story/marketData';
import { formatDate } from '../../content/schedule';
import { toTeaser } from '../../content/story/story';
import { parseSearch, searchHref } from '../search/parameters';
import { createMarketDealsQuery, toMarketDeals } from '../../content/deals/marketDeals';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import type { WireGroups, WireStream } from '../../content/story/wire';

/** Stories of more days before the newest one are not news any more. */
const maxAgeDays = 60;

const getTime = ({ published }: TeaserStory): number => (published ? Date.parse(published.iso) : Infinity);

/** Splits the stories of a stream, the newest first, into its news and those of long before. */
export const splitByAge = (stories: readonly TeaserStory[]): { news: TeaserStory[]; earlier: TeaserStory[] } => {
  const oldest = Math.max(...stories.map(getTime).filter(Number.isFinite)) - maxAgeDays * 86_400_000;
  return {
    news: stories.filter((story) => getTime(story) >= oldest),
    earlier: stories.filter((story) => getTime(story) < oldest),
  };
};

/** The view of a category stream (§2.2, §3 Stream). */
export type StreamView = {
  path: string;
  title: string;
  metaTitle: string;
  description?: string;
  metaDescription?: string;
  /** The hub of the stream, and the region of a market. */
  kicker: KickerLine;
  hero?: Picture;
  stories: TeaserStory[];
  page: number;
  pages: number;
  trending: TeaserStory[];
  /** Fills a short stream (`loadMoreStories`). */
  moreStories?: RouteSection;
  /** The search that lists the old stories of a market, which are not news on its first page. */
  earlier?: Link;
  /** The figures of its own stories, on the first page. */
  marketData?: MarketStripProps;
  nearby?: { title: string; links: Link[] };
  /** The markets of a region. */
  map?: LocatorMapProps;
  /** Deals of a market in the past 12 months. */
  deals?: DealStripProps;
  /** Webcasts of a channel of recordings; of its first page. */
  webcasts?: TeaserStory[];
  /** Promotion in the rail (§3, promotional listings). */
  promotion?: Promotion;
};

/** The region of a market; undefined for other streams. */
const findRegion = (path: string, groups: WireGroups): Link | undefined => {
  const region = groups.find(({ uri, categories }) => uri !== path && categories.some((market) => market.uri === path));
  return region && { title: region.title, url: region.uri };
};

const toTrail = (brand: Brand, path: string, groups: WireGroups): Link[] => {
  const region = findRegion(path, groups);
  const section = findHub(brand, path);
  return [...(section ? [{ title: section.title, url: section.url }] : []), ...(region ? [region] : [])];
};

/** The markets of a region on a map; undefined for other streams. */
const toRegionMap = (brand: Brand, path: string, groups: WireGroups): LocatorMapProps | undefined => {
  const region = groups.find(
    ({ uri }) => uri === path || path === href('regionStream', { slug: uri.split('/').at(-2) ?? '' }),
  );
  return (
    region &&
    toPlacesMap(
      brand,
      region.categories.map(({ name, uri }) => ({ slug: uri.split('/').at(-2) ?? '', name, url: uri })),
    )
  );
};

const getNearbyMarkets = (path: string, groups: WireGroups): StreamView['nearby'] => {
  const group = groups.find(
    ({ uri, categories }) => uri === path || categories.some((category) => category.uri === path),
  );
  const others = group?.categories.filter(({ uri }) => uri !== path).slice(0, 6) ?? [];
  return others.length > 0
    ? { title: streamTexts.nearby, links: others.map(({ name, uri }) => ({ title: name, url: uri })) }
    : undefined;
};

/** Removes the publication's name, which every page adds to its title. */
const stripSiteName = (title: string, name: string): string =>
  title.endsWith(` | ${name}`) ? title.slice(0, -` | ${name}`.length) : title;

const toView = (site: Site, path: string, stream: WireStream, groups: WireGroups): Omit<StreamView, 'trending'> => {
  const nearby = getNearbyMarkets(path, groups);
  const map = toRegionMap(site.brand, path, groups);
  const hero = toDecorativePicture(stream.image);
  return {
    path,
    title: stream.h1,
    metaTitle: stripSiteName(stream.metaTitle ?? stream.h1, site.brand.name),
    kicker: { trail: toTrail(site.brand, path, groups) },
    stories: stream.contents.map(toTeaser(site.brand)),
    page: stream.page,
    pages: pageCount(stream.estimate, stream.pageSize),
    ...(stream.description && { description: stream.description }),
    ...(stream.metaDescription && { metaDescription: stream.metaDescription }),
    ...(hero && { hero }),
    ...(nearby && { nearby }),
    ...(map && { map }),
  };
};

/** The first page. A market with few stories shows those of its region; other streams are filled. */
const loadFirstPage = async (
  site: Site,
  { path, title, stories }: Pick<StreamView, 'path' | 'title' | 'stories'>,
  region: Link | undefined,
): Promise<Pick<StreamView, 'stories' | 'moreStories' | 'earlier'>> => {
  if (!region) return { stories, ...(await loadMoreStories(site, stories)) };
  const { news, earlier } = splitByAge(stories);
  const more = await loadMoreStories(site, news, { region, hidden: earlier });
  const [newest] = earlier;
  if (!newest) return { stories, ...more };
  const search = parseSearch({ market: path.slice(1, -1), stopDate: newest.published?.iso.slice(0, 10) });
  return { stories: news, ...more, earlier: { title: streamTexts.earlier(title), url: searchHref(search) } };
};

const channelPath = routes.onDemandStream.path.slice(1).replace(':slug/', '');

/** A webcast as a row of the stream, so that streams need no further styles. */
const toRow = (wire: WireWebcast, timeZone: string): TeaserStory => {
  const image = toDecorativePicture(wire.image);
  return {
    title: wire.title,
    url: wire.uri,
    kicker: { trail: [], ...(wire.sponsor && { sponsor: wire.sponsor }) },
    published: formatDate(wire.webcastDate, timeZone),
    ...(wire.summary && { summary: wire.summary }),
    ...(image && { image }),
  };
};

/** The webcasts of a channel, whose path is their topic, for its first page. Other streams have none. */
const loadChannelWebcasts = async (
  { brand, content }: Site,
  slug: string,
  page: number,
): Promise<Pick<StreamView, 'webcasts'>> => {
  if (!slug.startsWith(channelPath) || page > 1) return {};
  const { webcasts } = await content.query({
    route: 'stream-webcasts',
    parts: {
      webcasts: createQuery('webcast-stream', {
        siteName: brand.site,
        topic: slug,
        pageSize: limits.page.streamSize,
      }),
    },
  });
  if (!webcasts.ok) return {};
  return {
    webcasts: webcasts.value.getWebcastStream.contents.map((wire) => toRow(wire, brand.timeZone)),
  };
};

/** The first page may have ten stories of the stream and as many of its region. */
const trendingCandidates = limits.trending.count + 2 * limits.page.streamSize;

/** A page of ten stories (§2.2, §9). Unknown categories and pages past the last are not found. */
export const loadStream = async (
  site: Site,
  { path, page }: { path?: string | string[]; page?: string | string[] },
  today = new Date(),
): Promise<PageResult<StreamView>> => {
  const segments = [path ?? []].flat();
  const number = parsePageNumber(page);
  if (number === undefined || segments.length === 0 || !segments.every(isSlug)) return notFound;
  const slug = segments.join('/');
  const parts = {
    stream: createQuery(
      'stream',
      { slug, siteName: site.brand.site, page: number, pageSize: limits.page.streamSize },
      getDiskCachePolicy(number),
    ),
    groups: createQuery('market-groups', { site: site.brand.site }),
    promotions: createPromotionsQuery(site.brand.site, 'stream'),
    trending: createTrendingQuery(site.brand.site, { topic: slug, limit: trendingCandidates }),
    ...(number === 1 && { marketData: createMarketDataQuery(site.brand.site, slug) }),
  };
  const deals = createMarketDealsQuery(site.brand, slug, number, today);
  const reply = await site.content.query({ route: 'stream', parts: deals ? { ...parts, deals } : parts });
  if (!reply.stream.ok) return reply.stream;
  const stream = reply.stream.value.getContentStream;
  if (!stream || number > pageCount(stream.estimate, stream.pageSize)) return notFound;
  const groups = reply.groups.ok ? reply.groups.value.getMarketGroups : [];
  const view = toView(site, `/${slug}/`, stream, groups);
  const first = number === 1 ? await loadFirstPage(site, view, findRegion(view.path, groups)) : undefined;
  return found({
    ...view,
    ...first,
    ...(reply.marketData && toMarketData(reply.marketData)),
    ...toMarketDeals(site.brand, view.title, slug, 'deals' in reply ? reply.deals : undefined),
    ...(await loadChannelWebcasts(site, slug, number)),
    ...getFirstPromotion(site.brand, reply.promotions, `/${slug}/`),
    trending: toTrending(site.brand, reply.trending, view.stories, first?.moreStories?.stories ?? []),
  });
};
