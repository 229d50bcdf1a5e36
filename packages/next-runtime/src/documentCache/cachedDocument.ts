import type { OutgoingHttpHeaders } from 'node:http';
import { lifetimeHeader, tagsHeader } from '../sharedCache/cacheHeaders.ts';

/** What a route handler returned for a request. */
export type RenderedDocument = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A document as the cache and the shared store have it. Times are in ms since 1970. */
export type CachedDocument = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Tags by which the document is purged, all of them. */
  tags: readonly string[];
  etag: string;
  /** The body, compressed with Brotli. */
  body: Buffer;
  /** When its render began. A purge at or after that time concerns it. */
  renderedAt: number;
  lifetimeSeconds: number;
  /** When its lifetime is over. */
  staleAt: number;
};

/** Headers of a render that are for the cache alone, or that depend on how the document is sent. */
const notSent: ReadonlySet<string> = new Set(
  `${lifetimeHeader} ${tagsHeader} vary date connection keep-alive content-length content-encoding transfer-encoding`.split(
    ' ',
  ),
);

/** The headers of a render that its clients get. Those of Next about its own caches are dropped. */
export const toSentHeaders = (headers: OutgoingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !notSent.has(name) && !name.startsWith('x-nextjs-'))
      .map(([name, value]) => [name, [value].flat().join(', ')]),
  );

/** Whether a status says that there is no document (404 or 410). Such documents have a memory and a lifetime of their own. */
export const isMissing = ({ status }: { status: number }): boolean => status === 404 || status === 410;

/** The security headers of a document by the headers of its render. */
export type GetSecurityHeaders = (headers: OutgoingHttpHeaders) => Readonly<Record<string, string>>;
