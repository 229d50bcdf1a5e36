import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { findPageTags } from './pageTags.ts';

/** The times of the last purge of a tag, in Next's form: its pages are stale from one and expire at the other. */
export type TagTimes = { stale?: number; expired?: number };

/** When a tag was purged last; 0: never. */
export const getPurgeTime = ({ stale, expired }: TagTimes = {}): number => stale ?? expired ?? 0;

const listTags = (page: object | null): string[] => findPageTags(page)?.tags ?? [];

/** When the pages that Next has read from the cache were rendered. */
const renderedAt = new WeakMap<object, number>();

/** Remembers a page that Next reads from the cache. Returns the entry. */
export const rememberPage = <Entry extends { value: object | null; lastModified?: number }>(
  entry: Entry | null,
): Entry | null => {
  if (entry?.value) renderedAt.set(entry.value, entry.lastModified ?? 0);
  return entry;
};

/**
 * Whether a page to be stored is a copy from the cache that has been purged. Where a render fails, Next stores the page of
 * before again with the time of now: withdrawn content would be served as long as the content service is down.
 */
export const isPurgedCopy = (page: object | null): boolean => {
  const time = page ? renderedAt.get(page) : undefined;
  if (!page || time === undefined) return false;
  const tags = listTags(page);
  return areTagsExpired(tags, time) || areTagsStale(tags, time);
};

/**
 * When the purges before the render of a page end, in ms since 1970: Next serves purged pages for a while, and then
 * expires all pages from before that end. Undefined: they have ended already.
 */
export const getPurgeExpiry = (page: object | null, lastModified: number): number | undefined => {
  const ends = listTags(page).map((tag) => tagsManifest.get(tag)?.expired ?? 0);
  const end = Math.max(0, ...ends);
  return end > lastModified ? end : undefined;
};

const isPurgedSince = (page: object | null, time: number): boolean =>
  listTags(page).some((tag) => getPurgeTime(tagsManifest.get(tag)) > time);

/**
 * Returns an entry as Next has to see it: a page that was rendered after a purge does not expire with the purge, or it
 * would be rendered again while a reader waits.
 */
export const withLastModifiedAfterPurge = <
  Entry extends { value: object | null; lastModified?: number; purgeEnd?: number | undefined },
>(
  entry: Entry,
): Entry =>
  entry.purgeEnd === undefined || isPurgedSince(entry.value, entry.lastModified ?? 0)
    ? entry
    : { ...entry, lastModified: entry.purgeEnd };
