import type { ServerResponse } from 'node:http';

/** Maximum time in seconds that shared caches serve a page without revalidation. With `staleSeconds` it bounds how long a withdrawn article is served. */
const maxSharedSeconds = 300;
/** `stale-while-revalidate` of cached pages, in seconds. */
const staleSeconds = 300;
/** `stale-if-error` of cached pages, in seconds. */
const staleIfErrorSeconds = 86_400;
/** Lifetime of a not-found page in shared caches, in seconds: a page may be published there at any moment. */
const notFoundSeconds = 60;

/** Next's Cache-Control for pages and documents of its cache: the route's `revalidate`, then a year of `stale-while-revalidate`. */
const nextCacheControl = /^s-maxage=(\d+)/;

/** Returns the Cache-Control of a response with this site's lifetimes (SPEC §9). Headers that are not from Next's cache stay unchanged. */
export const limitCacheControl = (status: number, value: string): string => {
  const seconds = nextCacheControl.exec(value)?.[1];
  if (seconds === undefined) return value;
  if (status === 404 || status === 410) return `s-maxage=${notFoundSeconds}`;
  return `s-maxage=${Math.min(Number(seconds), maxSharedSeconds)}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleIfErrorSeconds}`;
};

/**
 * Next's header that tells its router which query a rewritten page was rendered with. It is always wrong here: all rewrites
 * pass the query on, but Next compares the URL with the unresolved destination. The router would treat `/events/` and
 * `/events/?past=1` as one page, and links between them would change only the address bar.
 */
export const rewrittenQueryHeader = 'x-nextjs-rewritten-query';

type HeaderValue = Parameters<ServerResponse['setHeader']>[1];

/**
 * Changes the headers that Next sets on a response: limits Cache-Control and drops `x-nextjs-rewritten-query`. Next's own
 * `expireTime` does not fit: it also limits how long Next serves a stale page while the provider is down.
 */
export const patchNextHeaders = (response: ServerResponse): void => {
  const setHeader = response.setHeader.bind(response);
  const appendHeader = response.appendHeader.bind(response);
  const limit = (name: string, value: HeaderValue): HeaderValue =>
    name === 'cache-control' && typeof value === 'string' ? limitCacheControl(response.statusCode, value) : value;
  response.setHeader = (name, value) => {
    const lowerCaseName = name.toLowerCase();
    return lowerCaseName === rewrittenQueryHeader ? response : setHeader(name, limit(lowerCaseName, value));
  };
  response.appendHeader = (name, value) =>
    appendHeader(name, limit(name.toLowerCase(), value) as string | readonly string[]);
};

/** Next's header with the state of a cached page: `HIT`, `STALE`, `MISS`, or none where the page is not cacheable. */
export const cacheStateHeader = 'x-nextjs-cache';

/** Whether Next took the response from its cache, so that the same text will be requested again. */
export const isFromPageCache = (response: ServerResponse): boolean => {
  const state = response.getHeader(cacheStateHeader);
  return state === 'HIT' || state === 'STALE';
};
