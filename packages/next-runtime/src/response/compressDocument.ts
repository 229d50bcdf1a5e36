import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { getAcceptedCoding } from './acceptedCoding.ts';

/** A document of more characters takes milliseconds to compress: it is compressed by the middleware, outside the event loop. */
const maxLength = 512 * 1024;
/** A shorter document does not get smaller. */
const minLength = 1024;

/**
 * Half the time of quality 4 for 4 % more bytes. The window covers a document, and one chunk of output nearly does: the
 * default of 16 KB would be joined from several.
 */
const options = {
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/**
 * Compresses a document that no cache holds in one call, at a fast level: a stream costs as much again for its events and
 * its way to another thread. Documents that are requested again are compressed at a high level (`compressedBodies.ts`).
 */
export const compressDocument = (request: IncomingMessage, response: ServerResponse): void => {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const endCompressed = (...parts: unknown[]): ServerResponse => {
    const [text, ...rest] = parts;
    const isCompressible =
      typeof text === 'string' &&
      text.length >= minLength &&
      text.length <= maxLength &&
      request.method !== 'HEAD' &&
      !response.headersSent &&
      !response.hasHeader('content-encoding') &&
      String(response.getHeader('content-type')).startsWith('text/html') &&
      !String(response.getHeader('cache-control')).includes('no-transform') &&
      getAcceptedCoding(request) === 'br';
    if (!isCompressible) return end(...parts);
    const body = brotliCompressSync(text, options);
    response.setHeader('Content-Encoding', 'br').setHeader('Content-Length', body.length);
    return end(body, ...rest.filter((part) => typeof part === 'function'));
  };
  // All three signatures of `end` are covered by this one.
  response.end = endCompressed as typeof response.end;
};
