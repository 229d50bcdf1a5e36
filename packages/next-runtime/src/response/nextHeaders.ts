import type { ServerResponse } from 'node:http';
import {
  type Cdn,
  type Lifetime,
  lengthHeader,
  purgedHeader,
  sharedCaches,
  tagsHeader,
} from '../sharedCache/cacheHeaders.ts';

/** Next's Cache-Control for pages and documents of its cache: the route's `revalidate`, then a year of `stale-while-revalidate`. */
const nextCacheControl = /^s-maxage=(\d+)/;

/** Next's header with the state of a cached page: `HIT`, `STALE`, `MISS`, or none where the page is not cacheable. */
export const cacheStateHeader = 'x-nextjs-cache';

/**
 * The lifetime in shared caches of a response with Next's Cache-Control. A page that was purged while it was
 * rendered may be sent after the purge of the shared cache. Undefined: the response is not from Next's cache.
 */
const getLifetime = (status: number, cacheControl: string, isOld: boolean): Lifetime | undefined => {
  const seconds = nextCacheControl.exec(cacheControl)?.[1];
  if (seconds === undefined) return undefined;
  if (status === 404 || status === 410) return { kind: 'not-found', isOld, seconds: Number(seconds) };
  return isOld ? { kind: 'stale' } : { kind: 'page', seconds: Number(seconds) };
};

/**
 * Next's header that tells its router which query a rewritten page was rendered with. It is always wrong here: all rewrites
 * pass the query on, but Next compares the URL with the unresolved destination. The router would treat `/events/` and
 * `/events/?past=1` as one page, and links between them would change only the address bar.
 */
export const rewrittenQueryHeader = 'x-nextjs-rewritten-query';

type HeaderValue = Parameters<ServerResponse['setHeader']>[1];

/**
 * Changes the headers that Next sets on a response: sets lifetimes and tags for the shared cache (decision 54) and drops
 * `x-nextjs-rewritten-query`. Next's own `expireTime` does not fit: it also limits how long Next serves a stale page while
 * the provider is down.
 */
export const patchNextHeaders = (response: ServerResponse, cdn: Cdn): void => {
  const { toHeaders, tags } = sharedCaches[cdn];
  const setHeader = response.setHeader.bind(response);
  const appendHeader = response.appendHeader.bind(response);
  let nextControl: string | undefined;
  let isPurged = false;

  /** Next sets the lifetime of a document before its tags and that of a page after them. */
  const updateLifetime = (): void => {
    if (nextControl === undefined) return;
    const isOld = isPurged || response.getHeader(cacheStateHeader) === 'STALE';
    const lifetime = getLifetime(response.statusCode, nextControl, isOld);
    if (!lifetime) return;
    const isTagged = tags !== undefined && response.hasHeader(tags.header);
    for (const [name, value] of Object.entries(toHeaders(lifetime, isTagged))) setHeader(name, value);
  };

  /** Sets the headers that depend on Next's. @returns whether this replaces Next's header */
  const replace = (name: string, value: HeaderValue): boolean => {
    if (name === rewrittenQueryHeader) return true;
    if (name === tagsHeader) {
      const list = String(value).split(' ').filter(Boolean);
      if (tags && list.length > 0) setHeader(tags.header, list.join(tags.separator));
      updateLifetime();
      return true;
    }
    if (name === lengthHeader) {
      setHeader('Content-Length', value);
      return true;
    }
    if (name === purgedHeader) {
      isPurged = true;
      updateLifetime();
      return true;
    }
    if (name !== 'cache-control') return false;
    nextControl = String(value);
    updateLifetime();
    return nextCacheControl.test(nextControl);
  };
  response.setHeader = (name, value) => (replace(name.toLowerCase(), value) ? response : setHeader(name, value));
  response.appendHeader = (name, value) => (replace(name.toLowerCase(), value) ? response : appendHeader(name, value));
};

/**
 * Whether Next took the response from its cache, so that the same text will be requested again. A refused page (503) only has
 * the form of one.
 */
export const isFromPageCache = (response: ServerResponse): boolean => {
  const state = response.getHeader(cacheStateHeader);
  return (state === 'HIT' || state === 'STALE') && response.statusCode !== 503;
};
