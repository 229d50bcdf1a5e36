import type { Moment } from '@masthead/design-system';
import { dates } from '@masthead/texts/dates';
import { readTimeTexts } from '@masthead/texts/article';

/** "Nov. 21" in the brand's time zone (§2.9). */
export const formatDay = (iso: string, timeZone: string): Moment => ({ text: dates.day(iso, timeZone), iso });

/** "11:42 a.m." in the brand's time zone. */
export const formatTime = (iso: string, timeZone: string): Moment => ({ text: dates.time(iso, timeZone), iso });

/** "9 min read". A short news item has none. */
export const toReadTime = (minutes: number | null | undefined): { readTime: string } | object =>
  minutes && minutes > 1 ? { readTime: readTimeTexts.minutes(minutes) } : {};
