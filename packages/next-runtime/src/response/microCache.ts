import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { internalCookie } from '../editor/internalUser.ts';
import { cookieValues } from '../editor/cookies.ts';
import { isCompressed } from './compressedBodies.ts';
import { cacheStateHeader } from './nextHeaders.ts';
import { type CachedResponse, sendBody } from './sendCompressed.ts';

/**
 * Whether a request is for the page that everyone gets. Data for Next's router have the same URL, with an `rsc` header. An
 * internal cookie is verified by now: `editorIdentity.ts` removes forged ones.
 */
const isForEveryone = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.rsc === undefined && cookieValues(headers.cookie, internalCookie).length === 0;

/** Cached responses of the last moment. */
export type MicroCache = {
  /** Sends the cached response. @returns false where there is none, or the client does not accept its coding */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The callback that caches the response to a request; undefined where others would get another response. */
  onCacheable: (request: IncomingMessage) => ((page: CachedResponse) => void) | undefined;
  /** Removes all responses. */
  clear: () => void;
};

/** Lifetime in ms and limits of the micro-cache. */
export type MicroCacheOptions = {
  ttlMs: number;
  maxPages: number;
  maxBytes: number;
  clock?: { now: () => number };
};

/** Memory of a response, in bytes: its bodies and its headers. */
const getBytes = ({ body }: CachedResponse): number => body.bytes + 1024;

/**
 * Micro-cache (§2.9, page cache): repeats a page for `ttlMs` without calling Next, by URL. Next still decides what is
 * stale; it is called once in that time instead of for each of hundreds of readers. Entries are evicted by LRU, expired
 * ones too.
 */
export const createMicroCache = ({ ttlMs, maxPages, maxBytes, clock = performance }: MicroCacheOptions): MicroCache => {
  const pages = new LRUCache<string, CachedResponse>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: getBytes,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: clock,
  });
  let clears = 0;
  return {
    serve: (request, response) => {
      const page = isForEveryone(request) ? pages.get(request.url ?? '') : undefined;
      if (!page) return false;
      for (const [name, value] of Object.entries(page.headers))
        if (value !== undefined) response.setHeader(name, value);
      if (sendBody(request, response, page.body)) return true;
      for (const name of Object.keys(page.headers)) response.removeHeader(name);
      return false;
    },
    onCacheable: (request) => {
      // Next changes the URL of a request while it handles it.
      const { url = '' } = request;
      if (!isForEveryone(request)) return undefined;
      const clearsBefore = clears;
      return (page) => {
        // A response that began before a purge may have the old page.
        if (clears !== clearsBefore) return;
        // A stale page is being rendered again, and a page without a compressed form could not be sent from here.
        if (page.headers[cacheStateHeader] === 'HIT' && isCompressed(page.body) && !('set-cookie' in page.headers))
          pages.set(url, page);
      };
    },
    clear: () => {
      clears += 1;
      pages.clear();
    },
  };
};
