import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Coding, getAcceptedCoding } from './acceptedCoding.ts';
import type { CompressedBody } from './compressedBodies.ts';
import { isFromPageCache } from './nextHeaders.ts';
import { hasTag } from './revalidateByTag.ts';

/**
 * Statuses of pages that are compressed once. Not-found pages too: unknown URLs share one page, and a client may
 * request any number of them.
 */
const compressedStatuses: ReadonlySet<number> = new Set([200, 404, 410]);

const isRepeated = (response: ServerResponse): boolean =>
  compressedStatuses.has(response.statusCode) && !response.headersSent && isFromPageCache(response);

/**
 * Sends a page in the coding that the client accepts, or a 304 where the client has it.
 * @returns false where that body is still being compressed or the client accepts no coding; nothing is sent then
 */
export const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  body: CompressedBody,
  end: (bytes?: Buffer) => unknown = response.end.bind(response),
): boolean => {
  const coding = getAcceptedCoding(request);
  if (response.statusCode === 200 && hasTag(request, body.tag)) {
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

/** A response of the micro-cache: the headers that hold for every coding, and the bodies. */
export type CachedResponse = { headers: OutgoingHttpHeaders; body: CompressedBody };

/**
 * Sends pages from Next's cache as bodies that are compressed once (§2.9, page cache). Everything else passes unchanged,
 * also a page whose body is still being compressed. `onPage` receives each response that may be cached again.
 */
export const sendCompressed = (
  request: IncomingMessage,
  response: ServerResponse,
  getBody: (text: string, coding: Coding | undefined) => CompressedBody,
  onPage?: (page: CachedResponse) => void,
): void => {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const endCompressed = (...parts: unknown[]): ServerResponse => {
    const [text] = parts;
    if (typeof text !== 'string' || !isRepeated(response)) return end(...parts);
    const body = getBody(text, getAcceptedCoding(request));
    response.setHeader('ETag', body.tag);
    // A document with its own policy, such as an AMP article, keeps it.
    if (!response.hasHeader('content-security-policy'))
      for (const [name, value] of Object.entries(body.headers)) response.setHeader(name, value);
    response.appendHeader('Vary', 'Accept-Encoding');
    const { 'content-length': _length, 'x-request-id': _requestId, ...headers } = response.getHeaders();
    if (response.statusCode === 200) onPage?.({ headers, body });
    if (!sendBody(request, response, body, end)) end(...parts);
    return response;
  };
  // All three signatures of `end` are covered by this one.
  response.end = endCompressed as typeof response.end;
};
