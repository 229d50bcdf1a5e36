import { type Brand, isOpenAddress, type ModuleBrand } from '@masthead/config';
import type { KickerLine, Moment, TeaserStory } from '@masthead/design-system';
import { toSketch } from './chart';
import { toVideoMark } from '../media/footage';
import { toDecorativePicture } from '../media/picture';
import { formatRecentDate, isStartOfDay } from '../schedule';
import type { WireTeaser } from './wire';
import { dates } from '@masthead/texts/dates';
import { bylineTexts, readTimeTexts } from '@masthead/texts/article';

const by = new RegExp(`^${bylineTexts.by}\\s+`, 'i');
const and = bylineTexts.and.trim();
const separator = new RegExp(`,\\s*(?:${and}\\s+)?|(?<!\\s)\\s+${and}\\s+`);

/**
 * Names in a byline (§3, byline).
 * @example parseByline('By Maren Ostrow and Luis Ferrand') // ['Maren Ostrow', 'Luis Ferrand']
 */
export const parseByline = (byline: string): string[] =>
  byline
    .replace(by, '')
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

/** "Nov. 21" in the brand's time zone (§2.9). */
export const formatDay = (iso: string, timeZone: string): Moment => ({ text: dates.day(iso, timeZone), iso });

/** "11:42 a.m." in the brand's time zone. */
export const formatTime = (iso: string, timeZone: string): Moment => ({ text: dates.time(iso, timeZone), iso });

/** "9 min read". A short news item has none. */
export const toReadTime = (minutes: number | null | undefined): { readTime: string } | object =>
  minutes && minutes > 1 ? { readTime: readTimeTexts.minutes(minutes) } : {};

type KickerFields = {
  breadcrumb: readonly { name: string; uri: string }[];
  presentedBy?: string | null;
  isPremium: boolean;
  /** Only article queries select it. */
  isDownload?: boolean;
};

/** The fields of a brand that a kicker depends on. */
export type KickerBrand = ModuleBrand & Pick<Brand, 'premiumDisplay'>;

/** The kicker: section and topic, the sponsor, and PRO for premium stories where the brand displays it. */
export const toKicker = (
  brand: KickerBrand,
  { breadcrumb, presentedBy, isPremium, isDownload }: KickerFields,
): KickerLine => ({
  trail: breadcrumb.filter(({ uri }) => isOpenAddress(brand, uri)).map(({ name, uri }) => ({ title: name, url: uri })),
  ...(presentedBy && { sponsor: presentedBy }),
  ...(isDownload && { form: 'Download' as const }),
  ...(brand.premiumDisplay && isPremium && { badge: 'PRO' as const }),
});

export const toTeaser =
  (brand: Brand, now = new Date()) =>
  (wire: WireTeaser): TeaserStory => {
    const image = toDecorativePicture(wire.image);
    const video = toVideoMark(wire.video);
    return {
      url: wire.uri,
      title: wire.title,
      kicker: toKicker(brand, wire),
      published: formatRecentDate(wire.pubDate, brand.timeZone, now),
      ...(!isStartOfDay(wire.pubDate, brand.timeZone) && { time: formatTime(wire.pubDate, brand.timeZone) }),
      ...toReadTime(wire.timeToRead),
      ...(wire.summary && { summary: wire.summary }),
      ...(wire.byline && { byline: wire.byline }),
      ...(image ? { image } : toSketch(wire.leadChart)),
      ...(video && { video }),
    };
  };
