import type { TeaserStory } from '@masthead/design-system';
import { limits } from '@masthead/config/limits';
import { createQuery, type ContentError, type Result } from '@masthead/graphql-ops';
import { createStoriesOnPage } from './storiesOnPage';
import { toKicker, type KickerBrand } from './story';
import type { WireTrending } from './wire';

/** More stories than the list has, because some of them are elsewhere on the page. */
const candidates = limits.trending.count + limits.page.streamSize;

/** Query for the trending list: stories of the last 4 days (§9), of the whole site or of a stream. */
export const createTrendingQuery = (
  site: string,
  { limit = candidates, topic }: { limit?: number; topic?: string } = {},
) =>
  createQuery('trending-articles', {
    site,
    limit,
    timeframe: limits.trending.timeframe,
    ...(topic && { topic }),
  });

type WireItem = WireTrending['getStatsList']['trendingArticles']['contents'][number];

/** The rail is narrow: the kicker is the topic alone, or the story's own kicker (§2.8). */
const toTrendingKicker = (brand: KickerBrand, item: WireItem): TeaserStory['kicker'] => {
  const { trail, ...kicker } = toKicker(brand, item);
  const [topic] = trail.slice(-1);
  const label = topic ?? (item.kicker ? { title: item.kicker, url: item.uri } : undefined);
  return { ...kicker, trail: label ? [label] : [] };
};

/** A most read story for the rail. */
export const toTrendingStory = (brand: KickerBrand, item: WireItem): TeaserStory => ({
  url: item.uri,
  title: item.title,
  kicker: toTrendingKicker(brand, item),
  ...(item.byline && { byline: item.byline }),
});

/** All trending stories of a result; empty when the query failed. */
export const toTrendingStories = (brand: KickerBrand, reply: Result<WireTrending, ContentError>): TeaserStory[] =>
  reply.ok ? reply.value.getStatsList.trendingArticles.contents.map((item) => toTrendingStory(brand, item)) : [];

/** The trending list of the rail: five stories that are not in the other lists of the page. */
export const toTrending = (
  brand: KickerBrand,
  reply: Result<WireTrending, ContentError>,
  ...lists: readonly (readonly { url: string }[])[]
): TeaserStory[] => {
  const onPage = createStoriesOnPage();
  onPage.add(lists.flat());
  return onPage.add(toTrendingStories(brand, reply), limits.trending.count);
};
