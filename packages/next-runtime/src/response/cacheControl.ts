import type { ServerResponse } from 'node:http';

/** How long shared caches may serve a page without asking the site, in seconds. Together with `staleSeconds` it bounds how long a withdrawn article is served. */
const maxSharedSeconds = 300;
/** How long shared caches may serve the old page while they fetch the new one, in seconds. */
const staleSeconds = 300;
/** How long shared caches may serve the old page while the site does not respond, in seconds. */
const staleIfErrorSeconds = 86_400;
/** A missing page may be published at any moment, so its response is cached for one minute. */
const notFoundSeconds = 60;

/** Next's header for pages and documents of its cache: the route's `revalidate`, then a year of `stale-while-revalidate`. */
const nextHeader = /^s-maxage=(\d+)/;

/**
 * The Cache-Control of a response, with the lifetimes of this site in place of Next's. Headers that are not from Next's
 * cache stay as they are.
 */
export const limitCacheControl = (status: number, value: string): string => {
  const seconds = nextHeader.exec(value)?.[1];
  if (seconds === undefined) return value;
  if (status === 404 || status === 410) return `s-maxage=${notFoundSeconds}`;
  return `s-maxage=${Math.min(Number(seconds), maxSharedSeconds)}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleIfErrorSeconds}`;
};

type HeaderValue = Parameters<ServerResponse['setHeader']>[1];

/**
 * Limits the Cache-Control that Next sets on a response. Next's `expireTime` cannot do this: it also limits how long
 * Next itself serves an old page while the provider is down.
 */
export const limitSharedCaching = (response: ServerResponse): void => {
  const limited = (name: string, value: HeaderValue): HeaderValue =>
    name.toLowerCase() === 'cache-control' && typeof value === 'string'
      ? limitCacheControl(response.statusCode, value)
      : value;
  const setHeader = response.setHeader.bind(response);
  const appendHeader = response.appendHeader.bind(response);
  response.setHeader = (name, value) => setHeader(name, limited(name, value));
  response.appendHeader = (name, value) => appendHeader(name, limited(name, value) as string | readonly string[]);
};
