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

/** Purges whose times Next's table has. More than these come together only where a whole archive is imported or withdrawn. */
const maxPurges = 20_000;

/** The time of the last purge that is no longer in the table, in ms since 1970. */
let lastForgottenPurge = 0;

/** Forgets the older half of the purges where there are too many: Next keeps every tag that was ever purged. */
export const limitPurges = (): void => {
  if (tagsManifest.size <= maxPurges) return;
  const newestFirst = [...tagsManifest].toSorted(([, one], [, other]) => getPurgeTime(other) - getPurgeTime(one));
  for (const [tag, times] of newestFirst.slice(maxPurges / 2)) {
    lastForgottenPurge = Math.max(lastForgottenPurge, getPurgeTime(times));
    tagsManifest.delete(tag);
  }
};

/** Whether a page is older than a purge that was forgotten, which may have been its own. */
export const isOlderThanForgottenPurge = ({ lastModified }: { lastModified: number }): boolean =>
  lastModified <= lastForgottenPurge;

const listTags = (page: object | null): string[] => findPageTags(page)?.tags ?? [];

/** When the pages that Next has read from the cache were rendered. */
const renderedAt = new WeakMap<object, number>();

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

/** Whether a page was purged after a time in ms. */
export const isPurgedSince = (page: object | null, time: number): boolean =>
  listTags(page).some((tag) => getPurgeTime(tagsManifest.get(tag)) > time);

type Entry = {
  value: object | null;
  lastModified: number;
  purgeEnd?: number | undefined;
  cacheControl?: unknown;
};

/** A page that was rendered after a purge does not expire with the purge, or it would be rendered again while a reader waits. */
const getTimeForNext = ({ value, lastModified, purgeEnd }: Entry): number =>
  purgeEnd === undefined || isPurgedSince(value, lastModified) ? lastModified : purgeEnd;

/** What Next does with a cached page. */
export type PageState =
  | 'fresh'
  /** The lifetime of its route is over: it is served, and rendered again. */
  | 'stale'
  /** It was purged a moment ago: it is served, and rendered again. */
  | 'purged'
  /** It was purged, and is not served any more: its readers wait for the new one. */
  | 'expired';

/** The state of a cached page, by the rules of Next, except that a purge counts more than the lifetime. */
export const getPageState = (entry: Entry): PageState => {
  const tags = listTags(entry.value);
  const time = getTimeForNext(entry);
  if (areTagsExpired(tags, time)) return 'expired';
  if (areTagsStale(tags, time)) return 'purged';
  const { revalidate } = (entry.cacheControl ?? {}) as { revalidate?: unknown };
  return typeof revalidate === 'number' && time + revalidate * 1_000 < Date.now() ? 'stale' : 'fresh';
};

/** The `lastModified` of a page that Next does not serve. It falls back to it where the render fails. */
const expiredForNext = -1;

/**
 * Returns an entry as Next has to see it, and remembers when its page was rendered. An expired page is marked as such: Next
 * would serve it once more where the lifetime of its route is over as well.
 */
export const toEntryForNext = <Cached extends Entry>(entry: Cached, state: PageState = getPageState(entry)): Cached => {
  const lastModified = getTimeForNext(entry);
  if (entry.value) renderedAt.set(entry.value, lastModified);
  return { ...entry, lastModified: state === 'expired' ? expiredForNext : lastModified };
};
