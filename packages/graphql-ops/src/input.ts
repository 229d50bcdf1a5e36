import { limits } from '@masthead/config';

/** Escapes double quotes in search text, except those already escaped (§5, Input handling). */
export const escapeQuotes = (text: string): string =>
  text.replace(/(?<!\\)(\\*)"/g, (whole, slashes: string) => (slashes.length % 2 ? whole : `${slashes}\\"`));

/** Encodes ampersands for faceted search (§5, Input handling). */
export const encodeAmpersand = (text: string): string => text.replaceAll('&', '%26');

/** Removes the word null from a date; undefined when nothing is left (§5, Input handling). */
export const nullToUndefined = (date: string | null | undefined): string | undefined =>
  date?.replaceAll('null', '').trim() || undefined;

/** Removes the trailing slash of a stream slug (§5, Input handling). */
export const stripTrailingSlash = (slug: string): string => slug.replace(/(?<!\/)\/+$/, '');

/** Removes https:// from a site name (§5, Input handling). */
export const stripProtocol = (siteName: string): string => siteName.replace(/^https:\/\//, '');

/** Converts 'All Topics', or no topic, to the wildcard (§5, Topic filter). */
export const toTopicParameter = (topic: string | null | undefined): string =>
  !topic || topic === 'All Topics' ? '*' : topic;

/** Converts a page number of an address: anything but an integer from 1 on is the first page (§9). */
export const toPageNumber = (page: number | undefined): number =>
  page !== undefined && Number.isSafeInteger(page) && page >= limits.page.first ? page : limits.page.first;
