import type { OutgoingHttpHeaders, IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
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

/** Content codings of cached bodies, the one with the smallest bodies first. All browsers support both. */
const codings = ['br', 'gzip'] as const;
/** One of the codings. */
type Coding = (typeof codings)[number];

/** The first of `codings` that the client accepts; undefined where it accepts none. */
export const getAcceptedCoding = (request: IncomingMessage): Coding | undefined => {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding));
};

/** Results of `node:zlib` are views of 64 KB: a cache of small ones would take many times its count. */
const toOwnMemory = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/** A longer body takes milliseconds to compress, so that is done outside the event loop. */
const maxSyncBytes = 512 * 1024;

/** Qualities of Brotli. 128 KB: 1.0 ms at 3 for 27.9 KB, 2.3 ms at 5 for 24.7 KB, 3.7 ms at 8 for 24.2 KB. */
const qualities = { stored: 5, sentOnce: 3 } as const;

const compressLong = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Compresses a body with Brotli in one call: a stream costs as much again for its way to another thread. */
const compress = async (body: Buffer, use: keyof typeof qualities): Promise<Buffer> => {
  const options = {
    // The default of 16 KB would be joined from several.
    chunkSize: 64 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[use],
      // The window covers a document. The default one takes 4 MB for each that is being compressed.
      [constants.BROTLI_PARAM_LGWIN]: 19,
    },
  };
  return body.length > maxSyncBytes ? compressLong(body, options) : brotliCompressSync(body, options);
};

/** Returns a body in the form in which it is stored. */
export const toStoredBody = async (body: Buffer): Promise<Buffer> => toOwnMemory(await compress(body, 'stored'));

/** Returns a body in a coding that no cache has; as it is without one. */
export const encodeBody = (body: Buffer, coding: Coding | undefined): Promise<Buffer> | Buffer =>
  coding === 'br' ? compress(body, 'sentOnce') : coding === 'gzip' ? toGzip(body) : body;

/** Returns the body of a cached document in a coding. */
export type GetBody = (document: CachedDocument, coding: Coding | undefined) => Promise<Buffer> | Buffer;

/** Returns bodies of cached documents. Nearly all clients accept Brotli; others are derived, within a limit. */
export const createGetBody = (maxDerivedBytes: number): GetBody => {
  const derived = new LRUCache<string, Buffer>({
    maxSize: maxDerivedBytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  const derive = async ({ body, etag }: CachedDocument, coding: Coding | undefined): Promise<Buffer> => {
    const key = `${coding ?? 'identity'} ${etag}`;
    const stored = derived.get(key);
    if (stored) return stored;
    const bytes = toOwnMemory(await encodeBody(await decompress(body), coding));
    derived.set(key, bytes);
    return bytes;
  };
  return (document, coding) => (coding === 'br' ? document.body : derive(document, coding));
};
