import type { Env } from '@masthead/config/env';

/** Maximum number of tags of one response. Cloudflare indexes 1,000, Fastly has no limit of its own. */
const maxTags = 60;
/** Maximum bytes of all tags of one response. Cloudflare and Fastly read 16 KB. */
const maxBytes = 4_000;
/** A longer tag is replaced by that of its family. */
const maxTagBytes = 200;
/** The tag of responses whose tags do not fit even by family. Every purge contains it. */
const anyTag = 'any';

/** Next's own tags of routes and layouts. */
const isInternal = (tag: string): boolean => tag.startsWith('_N_T_');

/** Prefix of tags of removed items, which only the query cache uses. */
const withdrawnPrefix = 'withdrawn:';

/** `article:*` for `article:2026/11/21/a-deal`; undefined for a tag without a family. */
const getFamilyTag = (tag: string): string | undefined => {
  const end = tag.indexOf(':');
  return end > 0 ? `${tag.slice(0, end)}:*` : undefined;
};

/** Shared caches separate tags by spaces or commas and read ASCII. */
const encode = (tag: string): string => tag.replace(/[^\w.~:/*-]+/g, encodeURIComponent);

const toSharedTag = (tag: string): string => {
  const encoded = encode(tag);
  return encoded.length <= maxTagBytes ? encoded : (getFamilyTag(encoded) ?? anyTag).slice(0, maxTagBytes);
};

const fits = (tags: readonly string[]): boolean => tags.length <= maxTags && tags.join(' ').length <= maxBytes;

/** The family with the most tags, if one has several. */
const findLargestFamily = (tags: readonly string[]): string | undefined => {
  const families = [...Map.groupBy(tags, getFamilyTag)].filter(([family, members]) => family && members.length > 1);
  return families.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
};

/** All tags of a page in the form in which caches compare them, each once. */
export const toPageTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.filter((tag) => tag !== '' && !isInternal(tag)).map(toSharedTag)),
];

/**
 * Shortens tags (`toPageTags`) to those of a response for shared caches. While they exceed 60 tags or 4,000 bytes, the largest family is replaced by one
 * tag, such as `article:*`; where that does not suffice, the only tag is `any`. `toPurgeTags` purges these as well.
 */
export const shortenTags = (tags: readonly string[]): readonly string[] => {
  let shared = tags;
  while (!fits(shared)) {
    const largest = findLargestFamily(shared);
    if (largest === undefined) return [anyTag];
    shared = [...new Set([...shared.filter((tag) => getFamilyTag(tag) !== largest), largest])];
  }
  return shared;
};

/** The tags of a response for shared caches. */
export const toResponseTags = (tags: readonly string[]): readonly string[] => shortenTags(toPageTags(tags));

/** What shared caches purge: `changed` content may be served while it is fetched again, `withdrawn` content never. */
export type PurgeTags = { kind: 'changed' | 'withdrawn'; tags: readonly string[] };

/** The tags that shared caches purge for a list of changed tags: these, those of their families, and `any`. */
export const toPurgeTags = (tags: readonly string[]): PurgeTags => {
  const shared = tags.filter((tag) => !tag.startsWith(withdrawnPrefix)).map(toSharedTag);
  return {
    kind: shared.length < tags.length ? 'withdrawn' : 'changed',
    tags: [...new Set([...shared, ...shared.flatMap((tag) => getFamilyTag(tag) ?? []), anyTag])],
  };
};

/** The shared cache in front of a site: the variable CDN. */
export type Cdn = Env['CDN'];

/** How long shared caches may use a response. */
export type Lifetime =
  /** A page, feed or document of the page cache, with its lifetime in seconds. */
  | { kind: 'page'; seconds: number }
  /** A page may be published at this address at any moment; where `isOld`, it may have been already. */
  | { kind: 'not-found'; isOld: boolean; seconds: number }
  /** An old page that is being rendered again, or one that was purged while it was rendered. */
  | { kind: 'stale' };

/** Maximum time in seconds that shared caches serve a page without revalidation. */
const maxSharedSeconds = 300;
/** `stale-while-revalidate` in seconds where nothing purges the cache: added to the above for a withdrawn article. */
export const staleSeconds = 300;
/** `stale-while-revalidate` in seconds in a cache that is purged by tag: a purged page is not served minutes later. */
const purgedStaleSeconds = 1;
/** `stale-if-error` in seconds. */
const staleIfErrorSeconds = 86_400;
/** The longest lifetime of a not-found document, in seconds: a page may be published there. */
export const notFoundSeconds = 60;
/** Lifetime in seconds of a response whose content may be old. */
const oldSeconds = 1;
/** A response without tags cannot be purged. */
const untaggedSeconds = 60;

type Headers = Readonly<Record<string, string>>;

/** Browsers revalidate each time, by ETag, because no purge reaches them. */
const browserControl = 'public, max-age=0, must-revalidate';

const toControl = (lifetime: Lifetime, maxAge: 'max-age' | 's-maxage', revalidateSeconds: number): string => {
  if (lifetime.kind === 'not-found') return `${maxAge}=${lifetime.isOld ? oldSeconds : lifetime.seconds}`;
  if (lifetime.kind === 'stale') return `${maxAge}=${oldSeconds}, stale-if-error=${staleIfErrorSeconds}`;
  return `${maxAge}=${Math.min(lifetime.seconds, maxSharedSeconds)}, stale-while-revalidate=${revalidateSeconds}, stale-if-error=${staleIfErrorSeconds}`;
};

const toPurgedControl = (lifetime: Lifetime, isTagged: boolean): string =>
  lifetime.kind === 'page' && !isTagged
    ? `max-age=${Math.min(lifetime.seconds, untaggedSeconds)}`
    : toControl(lifetime, 'max-age', purgedStaleSeconds);

/** The headers of a cached response for one kind of shared cache. */
type SharedCache = {
  toHeaders: (lifetime: Lifetime, isTagged: boolean) => Headers;
  /** Header and separator of tags. Undefined: the cache has none. */
  tags?: { header: string; separator: string };
};

/** What each shared cache reads (decision 75). */
export const sharedCaches: Readonly<Record<Cdn, SharedCache>> = {
  none: { toHeaders: (lifetime) => ({ 'cache-control': toControl(lifetime, 's-maxage', staleSeconds) }) },
  nginx: {
    // nginx stores the page as already expired: it revalidates it by ETag for each request, and serves the copy when
    // the site is down.
    toHeaders: () => ({ 'cache-control': 's-maxage=1', 'x-accel-expires': '@1' }),
  },
  fastly: {
    toHeaders: (lifetime, isTagged) => ({
      'cache-control': browserControl,
      'surrogate-control': toPurgedControl(lifetime, isTagged),
    }),
    tags: { header: 'surrogate-key', separator: ' ' },
  },
  cloudflare: {
    toHeaders: (lifetime, isTagged) => ({
      'cache-control': browserControl,
      'cdn-cache-control': toPurgedControl(lifetime, isTagged),
    }),
    tags: { header: 'cache-tag', separator: ',' },
  },
};

/** Response header by which a cached page and a file name their tags to the server, separated by spaces. It is never sent. */
export const tagsHeader = 'x-page-tags';

/** Tells the document cache for how many seconds a document is fresh. It is never sent. */
export const lifetimeHeader = 'x-page-lifetime';

/** A route's `Content-Length` in bytes. Next drops that header: `fetch` may have decoded a body. */
export const lengthHeader = 'x-page-length';
