import { isSlug } from '@masthead/content-rules/natural-id';
import { type Brand, formatCopyright } from '@masthead/config';
import { createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import { feedTexts } from '@masthead/texts/feeds';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { type FeedFormat, feedPath } from '../../routing/documents';
import { parseByline } from '../../content/story/story';
import { toFilm } from '../../content/media/footage';
import { getShareImageUrl } from '../../content/media/picture';

/** A feed in any format; URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** URL of the page of the feed. */
  page: string;
  /** URL of the feed. */
  self: string;
  language: string;
  icon: string;
  copyright: string;
  publisher: string;
  items: FeedItem[];
};

/** A story in a feed: headline, summary, byline, time and URL. The body is not included (see the terms on /rss/). */
export type FeedItem = {
  url: string;
  title: string;
  summary: string;
  published: Date;
  updated: Date;
  authors: string[];
  categories: string[];
  image?: { url: string; width: number; height: number; type: string };
  /** Its video file, not one at another site. */
  video?: { url: string; type: string; seconds?: number };
};

/** The time of the newest item, so that an unchanged feed is the same text. */
export const changedAt = ({ items }: Pick<Feed, 'items'>): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));

type WireStory = QueryResultOf<'newest-feed'>['getArticleSearch']['contents'][number];

/** Number of items, stated on /rss/. */
const feedSize = 50;

const getImage = (brand: Brand, image: WireStory['image']): Pick<FeedItem, 'image'> =>
  image?.uri.startsWith('/images/')
    ? {
        image: {
          url: toAbsoluteUrl(brand, getShareImageUrl(image.uri)),
          width: image.width ?? 1200,
          height: image.height ?? 800,
          type: 'image/jpeg',
        },
      }
    : {};

const getVideo = (brand: Brand, wire: WireStory['video']): Pick<FeedItem, 'video'> => {
  const film = toFilm(wire);
  return film?.type
    ? {
        video: {
          url: toAbsoluteUrl(brand, film.uri),
          type: film.type,
          ...(film.seconds && { seconds: film.seconds }),
        },
      }
    : {};
};

const toItem =
  (brand: Brand) =>
  (story: WireStory): FeedItem => ({
    url: toAbsoluteUrl(brand, story.uri),
    title: story.title,
    // Feed readers show no label of ours, so paid stories say it in their text.
    summary: [story.presentedBy && feedTexts.sponsoredBy(story.presentedBy), story.summary ?? story.title]
      .filter(Boolean)
      .join(' '),
    published: new Date(story.pubDate),
    updated: new Date(story.modifiedDate ?? story.pubDate),
    authors: parseByline(story.byline ?? ''),
    categories: [...new Set(story.allCategories.map(({ name }) => name))],
    ...getImage(brand, story.image),
    ...getVideo(brand, story.video),
  });

type Head = { title: string; description: string; path: string };

const toFeed = (
  brand: Brand,
  format: FeedFormat,
  { title, description, path }: Head,
  stories: readonly WireStory[],
): Feed => {
  const items = stories.map(toItem(brand));
  return {
    title,
    description,
    page: toAbsoluteUrl(brand, path),
    self: toAbsoluteUrl(brand, feedPath(path, format)),
    language: brand.language,
    icon: toAbsoluteUrl(brand, brand.logos.touch.src),
    copyright: formatCopyright(brand.footer.copyright, changedAt({ items }), brand.timeZone),
    publisher: brand.name,
    items,
  };
};

const loadFront = async ({ brand, content }: Site, format: FeedFormat): Promise<PageResult<Feed>> => {
  const { newest } = await content.query({
    route: 'feed',
    parts: { newest: createQuery('newest-feed', { domain: brand.site, pageSize: feedSize }) },
  });
  if (!newest.ok) return newest;
  return found(
    toFeed(
      brand,
      format,
      { title: brand.name, description: brand.description, path: '/' },
      newest.value.getArticleSearch.contents,
    ),
  );
};

const loadStreamFeed = async (
  { brand, content }: Site,
  format: FeedFormat,
  slug: string,
): Promise<PageResult<Feed>> => {
  const { stream } = await content.query({
    route: 'feed',
    parts: { stream: createQuery('stream-feed', { slug, siteName: brand.site, pageSize: feedSize }) },
  });
  if (!stream.ok) return stream;
  const wire = stream.value.getContentStream;
  if (!wire) return notFound;
  return found(
    toFeed(
      brand,
      format,
      {
        title: `${wire.h1} | ${brand.name}`,
        description: wire.description ?? wire.metaDescription ?? brand.description,
        path: `/${slug}/`,
      },
      wire.contents,
    ),
  );
};

/** Loads the newest stories of the site (`['front']`) or of a stream (`['markets', 'atlanta']`). */
export const loadFeed = async (site: Site, format: FeedFormat, path: readonly string[]): Promise<PageResult<Feed>> => {
  if (path.length === 0 || !path.every(isSlug)) return notFound;
  return path.join('/') === 'front' ? loadFront(site, format) : loadStreamFeed(site, format, path.join('/'));
};
