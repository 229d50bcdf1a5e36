import { limits } from '@masthead/config';

/** Double quotes in search text are escaped (SPEC §5, Input handling). Those that are escaped already stay as they are. */
export const escapeQuotes = (text: string): string =>
  text.replace(/(?<!\\)(\\*)"/g, (whole, slashes: string) => (slashes.length % 2 ? whole : `${slashes}\\"`));

/** In faceted search an ampersand is encoded (SPEC §5, Input handling). */
export const encodeAmpersand = (text: string): string => text.replaceAll('&', '%26');

/** The word null is removed from dates (SPEC §5, Input handling); what is then empty is no date at all. */
export const nullToUndefined = (date: string | null | undefined): string | undefined =>
  date?.replaceAll('null', '').trim() || undefined;

/** A trailing slash in a stream slug is dropped (SPEC §5, Input handling). */
export const stripTrailingSlash = (slug: string): string => slug.replace(/(?<!\/)\/+$/, '');

/** https:// is removed from the site name (SPEC §5, Input handling). */
export const stripProtocol = (siteName: string): string => siteName.replace(/^https:\/\//, '');

/** 'All Topics' is sent as the wildcard (SPEC §5, Topic filter); so is no topic. */
export const toTopicParameter = (topic: string | null | undefined): string =>
  !topic || topic === 'All Topics' ? '*' : topic;

/** A page number that came from an address: what is not a whole number from 1 on is the first page (SPEC §9). */
export const toPageNumber = (page: number | undefined): number =>
  page !== undefined && Number.isSafeInteger(page) && page >= limits.page.first ? page : limits.page.first;
