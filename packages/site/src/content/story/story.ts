import type { Brand } from '@masthead/config';
import type { KickerLine, TeaserStory } from '@masthead/design-system';
import { toDecoration } from '../media/picture';
import { readingTime, timeOf } from './format';
import { recentDateOf } from './schedule';
import type { WireTeaser } from './wire';

type Categorised = {
  breadcrumb: readonly { name: string; uri: string }[];
  presentedBy?: string | null;
  allCategories: Categories;
  /** Articles say it; lists do not ask. */
  isDownload?: boolean;
};

type Categories = readonly { name: string; sectionName?: string | null }[];

/** The category whose items carry a PRO tag and are for subscribers (SPEC §2.8, §6): by its own name or its section's. */
export const isPremium = (categories: Categories): boolean =>
  categories.some(({ name, sectionName }) => [name, sectionName].some((word) => word?.toLowerCase() === 'premium'));

/** The line above a headline: section and topic, the sponsor, and PRO for premium items where the brand displays it. */
export const toKicker = (
  { premiumDisplay }: Pick<Brand, 'premiumDisplay'>,
  { breadcrumb, presentedBy, allCategories, isDownload }: Categorised,
): KickerLine => ({
  trail: breadcrumb.map(({ name, uri }) => ({ title: name, url: uri })),
  ...(presentedBy && { sponsor: presentedBy }),
  ...(isDownload && { form: 'Download' as const }),
  ...(premiumDisplay && isPremium(allCategories) && { badge: 'PRO' as const }),
});

/** A story as lists show it: its day, with the year where that is not this one. */
export const toTeaser =
  (brand: Brand, now = new Date()) =>
  (wire: WireTeaser): TeaserStory => {
    const image = toDecoration(wire.image);
    return {
      url: wire.uri,
      title: wire.title,
      kicker: toKicker(brand, wire),
      published: recentDateOf(wire.pubDate, brand.timeZone, now),
      time: timeOf(wire.pubDate, brand.timeZone),
      ...readingTime(wire.timeToRead),
      ...(wire.summary && { summary: wire.summary }),
      ...(wire.byline && { byline: wire.byline }),
      ...(image && { image }),
    };
  };
