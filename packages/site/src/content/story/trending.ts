import type { TeaserStory } from '@masthead/design-system';
import { limits } from '@masthead/config/limits';
import { createQuery, type ContentError, type Result } from '@masthead/graphql-ops';
import { toKicker, type KickerBrand } from './story';
import type { WireTrending } from './wire';

/** Query for the trending list: 5 stories of the last 4 days (§9). */
export const createTrendingQuery = (site: string, limit: number = limits.trending.count) =>
  createQuery('trending-articles', { site, limit, timeframe: limits.trending.timeframe });

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

/** Trending stories for the rail; empty when the query failed. */
export const toTrending = (brand: KickerBrand, reply: Result<WireTrending, ContentError>): TeaserStory[] =>
  reply.ok ? reply.value.getStatsList.trendingArticles.contents.map((item) => toTrendingStory(brand, item)) : [];
