import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { internalCookie } from '../editor/internalUser.ts';
import { cookieValues } from '../editor/cookies.ts';
import { isCompressed } from './compressedBodies.ts';
import { type CachedResponse, sendBody } from './sendCompressed.ts';

/** Whether a request asks for a page as everyone sees it. React's data has the same addresses, told apart by a header. An internal cookie is verified by now: `editorIdentity.ts` removes forged ones. */
const isForEveryone = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.rsc === undefined && cookieValues(headers.cookie, internalCookie).length === 0;

export type MicroCache = {
  /** Sends the page again if it was answered a moment ago. @returns false where Next is to be asked */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** What is to be done with the page that Next answers from its cache; undefined where others would not get the same. */
  onCacheable: (request: IncomingMessage) => ((page: CachedResponse) => void) | undefined;
};

/** Memory of a response, in bytes: its bodies and its headers. */
const bytesOf = ({ body }: CachedResponse): number => body.bytes + 1024;

/**
 * Pages that were answered within the last `ms` milliseconds, at most `max` and `maxBytes`, by address (SPEC §9, page cache).
 * One that nobody asks for again stays until others need its place, so both limits hold for what is old too.
 * What is stale stays Next's decision: it is asked about each page once in that time, and not for each of the
 * hundreds of readers who ask for the same page in the same second.
 */
export const createMicroCache = ({
  ms,
  max,
  maxBytes,
  clock = performance,
}: {
  ms: number;
  max: number;
  maxBytes: number;
  clock?: { now: () => number };
}): MicroCache => {
  const pages = new LRUCache<string, CachedResponse>({
    max,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: ms,
    ttlResolution: 0,
    perf: clock,
  });
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
      // Next changes the address of a request on its way.
      const { url = '' } = request;
      if (!isForEveryone(request)) return undefined;
      return (page) => {
        // A stale page is being rendered again, and a page without a compressed form could not be sent from here.
        if (page.headers['x-nextjs-cache'] === 'HIT' && isCompressed(page.body) && !('set-cookie' in page.headers))
          pages.set(url, page);
      };
    },
  };
};
