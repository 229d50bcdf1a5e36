import type { TeaserStory } from '@masthead/design-system';
import { limits } from '@masthead/config/limits';
import { ask, type ContentError, type Result } from '@masthead/graphql-ops';
import { toKicker } from './story';
import type { WireTrending } from './wire';

/** SPEC §9: the trending list asks for 5 items of the last 4 days. */
export const askTrending = (site: string) => ask('trending-articles', { site, limit: limits.trending.count, timeframe: limits.trending.timeframe });

/** Trending stories as a list shows them; a list that could not be had is empty and leaves the page whole. */
export const toTrending = (reply: Result<WireTrending, ContentError>): TeaserStory[] =>
  reply.ok ? reply.value.getStatsList.trendingArticles.contents.map((item) => ({ url: item.uri, title: item.title, kicker: lastOf(toKicker(item)) })) : [];

/** The rail is narrow: only the topic stands above a trending title. */
const lastOf = (kicker: TeaserStory['kicker']): TeaserStory['kicker'] => ({ ...kicker, trail: kicker.trail.slice(-1) });
