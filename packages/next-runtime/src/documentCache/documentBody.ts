import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { toOwnMemory } from '../ownMemory.ts';
import { log } from '../log.ts';
import type { CachedDocument } from './cachedDocument.ts';

/** Content codings of documents, the one with the smallest bodies first. All browsers support the first two. */
const codings = ['br', 'gzip', 'identity'] as const;
/** One of the codings. */
export type Coding = (typeof codings)[number];

/** The first of `codings` that the client accepts. */
export const getCoding = (request: IncomingMessage): Coding => {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding)) ?? 'identity';
};

/** A longer body takes milliseconds to compress, so that is done outside the event loop. */
const maxSyncBytes = 512 * 1024;

/**
 * A quality of Brotli. The window covers a document: the default one takes 4 MB for each that is being compressed. One chunk
 * of output nearly holds it: the default of 16 KB would be joined from several.
 */
const toOptions = (quality: number) => ({
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 19 },
});
/** Half the time of quality 4 for 4 % more bytes. */
const fast = toOptions(3);
/** Quality 9 takes five times as long for 0.3 % fewer bytes. */
const small = toOptions(8);

const compressSmall = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Compresses a body at a fast level, in one call: a stream costs as much again for its way to another thread. */
export const compressFast = async (body: Buffer): Promise<Buffer> =>
  toOwnMemory(body.length > maxSyncBytes ? await compressSmall(body, fast) : brotliCompressSync(body, fast));

/** Returns a body in a coding that no cache has. */
export const encodeBody = (body: Buffer, coding: Coding): Promise<Buffer> | Buffer =>
  coding === 'br' ? compressFast(body) : coding === 'gzip' ? toGzip(body) : body;

/**
 * Creates the bodies of cached documents by coding. Nearly all clients accept Brotli; the bodies of others are derived, and
 * at most `maxDerivedBytes` of them stored.
 */
export const createDocumentBodies = (maxDerivedBytes: number) => {
  const derived = new LRUCache<string, Buffer>({
    maxSize: maxDerivedBytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  /** The end of the last compression. One runs at a time, because a Brotli encoder takes 10 MB. */
  let last: Promise<unknown> = Promise.resolve();

  const derive = async ({ body, etag }: CachedDocument, coding: Coding): Promise<Buffer> => {
    const key = `${coding} ${etag}`;
    const stored = derived.get(key);
    if (stored) return stored;
    const bytes = toOwnMemory(await encodeBody(await decompress(body), coding));
    derived.set(key, bytes);
    return bytes;
  };

  const compress = async (document: CachedDocument): Promise<void> => {
    try {
      document.body = toOwnMemory(await compressSmall(await decompress(document.body), small));
    } catch (cause) {
      log({ level: 'error', message: 'A cached page could not be compressed further', cause: String(cause) });
    }
  };

  return {
    get: (document: CachedDocument, coding: Coding): Promise<Buffer> | Buffer =>
      coding === 'br' ? document.body : derive(document, coding),
    /** Compresses the body of a document that is requested again at a high level, in the background. */
    improve: async (document: CachedDocument): Promise<void> => {
      if (!document.isFast) return;
      document.isFast = false;
      await (last = last.then(() => compress(document)));
    },
  };
};

/** Bodies of cached documents. */
export type DocumentBodies = ReturnType<typeof createDocumentBodies>;
