import type { Kind } from '../kind.ts';
import type { KindName } from '../fields.ts';
import { article } from './articles.ts';
import { editorialEntry, event, podcast, webcast } from './calendar.ts';
import { channel } from './channels.ts';
import { headerPicture, houseAd, indicator, trendingList } from './fronts.ts';
import { packageKind } from './packages.ts';
import { newsletter, promotionalListing, staticPage } from './pages.ts';
import { partnerVideo, publisher, resource, resourceTopic } from './partners.ts';
import { recognition } from './recognition.ts';
import { author, category } from './site.ts';

/** Every kind of content, in the order in which they reference each other. */
export const kinds = {
  channel,
  category,
  author,
  publisher,
  article,
  package: packageKind,
  trendingList,
  resourceTopic,
  resource,
  partnerVideo,
  webcast,
  podcast,
  event,
  editorialEntry,
  indicator,
  headerPicture,
  houseAd,
  staticPage,
  newsletter,
  promotionalListing,
  recognition,
} as const satisfies Record<KindName, unknown>;

/** Returns a kind whose input is not typed, for code that handles all kinds alike. */
export const getKind = (name: KindName): Kind => kinds[name] as Kind;

export const isKindName = (text: string): text is KindName => Object.hasOwn(kinds, text);
