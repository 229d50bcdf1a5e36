import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { type Coding, codings, type EncodedBody } from './encodedBodies.ts';

/** What Next says of a page that it took from its cache: the same text will be asked for again. */
const isFromCache = (response: ServerResponse): boolean => {
  const state = response.getHeader('x-nextjs-cache');
  return response.statusCode === 200 && !response.headersSent && (state === 'HIT' || state === 'STALE');
};

/** The smallest form that the reader's program takes; undefined for one that takes none. */
const wanted = (request: IncomingMessage): Coding | undefined => {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding));
};

const isKnown = (request: IncomingMessage, tag: string): boolean => request.headers['if-none-match']?.split(',').some((known) => known.trim() === tag) ?? false;

/**
 * Sends pages from the cache as bytes that are made once (SPEC §9, page cache). Everything else, and a page whose
 * compressed form is still being made, goes the way it came.
 */
export const sendEncoded = (request: IncomingMessage, response: ServerResponse, bodyOf: (text: string) => EncodedBody): void => {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const sendBody = (...parts: unknown[]): ServerResponse => {
    const [text] = parts;
    if (typeof text !== 'string' || !isFromCache(response)) return end(...parts);
    const body = bodyOf(text);
    const coding = wanted(request);
    const bytes = coding ? body[coding] : body.identity;
    if (!bytes) return end(...parts);
    response.setHeader('ETag', body.tag);
    response.appendHeader('Vary', 'Accept-Encoding');
    if (isKnown(request, body.tag)) {
      response.removeHeader('Content-Length');
      response.statusCode = 304;
      return end();
    }
    if (coding) response.setHeader('Content-Encoding', coding);
    response.setHeader('Content-Length', bytes.length);
    return end(bytes);
  };
  // `end` has three signatures and all of them come down to this one.
  response.end = sendBody as typeof response.end;
};
