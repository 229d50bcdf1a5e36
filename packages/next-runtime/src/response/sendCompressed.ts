import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { type Coding, codings, type CompressedBody } from './compressedBodies.ts';
import { isFromPageCache } from './nextHeaders.ts';

/** Statuses of pages that are compressed once. Not-found pages too: unknown URLs share one page, and a client may request any number of them. */
const compressedStatuses: ReadonlySet<number> = new Set([200, 404, 410]);

const isRepeated = (response: ServerResponse): boolean =>
  compressedStatuses.has(response.statusCode) && !response.headersSent && isFromPageCache(response);

/** The smallest form that the reader's program takes; undefined for one that takes none. */
const wanted = (request: IncomingMessage): Coding | undefined => {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding));
};

const isKnown = (request: IncomingMessage, tag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((known) => known.trim() === tag) ?? false;

/**
 * Sends a page in the form that the reader's program takes, or word that it has the page already.
 * @returns false where that form is still being compressed, and for programs that accept none; nothing is sent then.
 */
export const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  body: CompressedBody,
  end: (bytes?: Buffer) => unknown = response.end.bind(response),
): boolean => {
  const coding = wanted(request);
  if (response.statusCode === 200 && isKnown(request, body.tag)) {
    response.removeHeader('Content-Length');
    response.statusCode = 304;
    end();
    return true;
  }
  const bytes = coding && body[coding];
  if (!bytes) return false;
  response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', bytes.length);
  end(bytes);
  return true;
};

/** A page as it was answered: its headers without those of one form of its body. */
export type CachedResponse = { headers: OutgoingHttpHeaders; body: CompressedBody };

/**
 * Sends pages from the cache as bytes that are made once (SPEC §9, page cache). Everything else, and a page whose
 * compressed form is still being made, goes the way it came.
 */
export const sendCompressed = (
  request: IncomingMessage,
  response: ServerResponse,
  bodyOf: (text: string, coding: Coding | undefined) => CompressedBody,
  onPage?: (page: CachedResponse) => void,
): void => {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const endCompressed = (...parts: unknown[]): ServerResponse => {
    const [text] = parts;
    if (typeof text !== 'string' || !isRepeated(response)) return end(...parts);
    const body = bodyOf(text, wanted(request));
    response.setHeader('ETag', body.tag);
    // A document that brings a policy, such as an AMP article, keeps it.
    if (!response.hasHeader('content-security-policy'))
      for (const [name, value] of Object.entries(body.headers)) response.setHeader(name, value);
    response.appendHeader('Vary', 'Accept-Encoding');
    const { 'content-length': _, ...headers } = response.getHeaders();
    if (response.statusCode === 200) onPage?.({ headers, body });
    if (!sendBody(request, response, body, end)) end(...parts);
    return response;
  };
  // `end` has three signatures and all of them come down to this one.
  response.end = endCompressed as typeof response.end;
};
