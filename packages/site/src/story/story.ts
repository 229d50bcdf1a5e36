import type { Brand } from '@masthead/config';
import type { KickerLine, TeaserStory } from '@masthead/design-system';
import { toDecoration } from '../media/picture';
import { dayOf, readingTime, timeOf } from './format';
import type { WireTeaser } from './wire';

type Categorised = {
  breadcrumb: readonly { name: string; uri: string }[];
  presentedBy?: string | null;
  allCategories: readonly { name: string }[];
};

/** The category whose items carry a PRO tag (SPEC §2.8, §6). */
const premiumCategory = 'Premium';

/** The line above a headline: section and topic, the sponsor, and PRO for premium items. */
export const toKicker = ({ breadcrumb, presentedBy, allCategories }: Categorised): KickerLine => ({
  trail: breadcrumb.map(({ name, uri }) => ({ title: name, url: uri })),
  ...(presentedBy && { sponsor: presentedBy }),
  ...(allCategories.some(({ name }) => name === premiumCategory) && { badge: 'PRO' as const }),
});

/** A story as lists show it. */
export const toTeaser = (brand: Brand) => (wire: WireTeaser): TeaserStory => {
  const image = toDecoration(wire.image);
  return {
    url: wire.uri,
    title: wire.title,
    kicker: toKicker(wire),
    published: dayOf(wire.pubDate, brand.timeZone),
    time: timeOf(wire.pubDate, brand.timeZone),
    ...readingTime(wire.timeToRead),
    ...(wire.summary && { summary: wire.summary }),
    ...(wire.byline && { byline: wire.byline }),
    ...(image && { image }),
  };
};
