import { areTagsExpired, areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { findPageTags } from './pageTags.ts';

/** When the pages that Next has read from the cache were stored. */
const storedAt = new WeakMap<object, number>();

/** Remembers a page that Next reads from the cache. Returns the entry. */
export const rememberPage = <Entry extends { value: object | null; lastModified?: number }>(
  entry: Entry | null,
): Entry | null => {
  if (entry?.value) storedAt.set(entry.value, entry.lastModified ?? 0);
  return entry;
};

/**
 * Whether a page to be stored is a copy from the cache that has been purged. Where a render fails, Next stores the page of
 * before again with the time of now: withdrawn content would be served as long as the content service is down.
 */
export const isPurgedCopy = (page: object | null): boolean => {
  const time = page ? storedAt.get(page) : undefined;
  if (!page || time === undefined) return false;
  const tags = findPageTags(page)?.tags ?? [];
  return areTagsExpired(tags, time) || areTagsStale(tags, time);
};
