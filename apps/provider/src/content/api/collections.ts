import type { KindName } from '../publishing/fields.ts';

/** Names of the collections in addresses, and their kinds. */
export const collections = {
  channels: 'channel',
  categories: 'category',
  authors: 'author',
  publishers: 'publisher',
  articles: 'article',
  packages: 'package',
  'trending-lists': 'trendingList',
  'resource-topics': 'resourceTopic',
  resources: 'resource',
  'partner-videos': 'partnerVideo',
  webcasts: 'webcast',
  podcasts: 'podcast',
  events: 'event',
  'editorial-entries': 'editorialEntry',
  indicators: 'indicator',
  'header-pictures': 'headerPicture',
  'house-ads': 'houseAd',
  'static-pages': 'staticPage',
  newsletters: 'newsletter',
  'promotional-listings': 'promotionalListing',
  'recognition-profiles': 'recognition',
} as const satisfies Record<string, KindName>;
/** Name of a collection. */
export type CollectionName = keyof typeof collections;

/** Whether a text names a collection. */
export const isCollection = (text: string): text is CollectionName => Object.hasOwn(collections, text);
