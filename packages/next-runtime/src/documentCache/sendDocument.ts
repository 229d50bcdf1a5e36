import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  getAcceptedCoding,
  encodeBody,
  type GetBody,
  type GetSecurityHeaders,
  isMissing,
  toSentHeaders,
} from './cachedDocument.ts';
import { cacheStateHeader } from '../response/serverTiming.ts';
import { type Cdn, type Lifetime, sharedCaches, shortenTags } from '../sharedCache/cacheHeaders.ts';
import type { DocumentResult } from './documentCache.ts';

/** Whether the request names this entity tag in `If-None-Match`. */
const hasTag = (request: IncomingMessage, tag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((sent) => sent.trim() === tag) ?? false;

type Cached = Extract<DocumentResult, { kind: 'cached' }>;
type Uncached = Extract<DocumentResult, { kind: 'uncached' }>;

/** Sends a document to one client. */
export type SendDocument = (
  request: IncomingMessage,
  response: ServerResponse,
  result: Cached | Uncached,
) => Promise<void>;

const toLifetime = ({ document, isOld }: Cached): Lifetime => {
  const { lifetimeSeconds: seconds } = document;
  if (isMissing(document)) return { kind: 'not-found', isOld, seconds };
  return isOld ? { kind: 'stale' } : { kind: 'page', seconds };
};

/** Sends documents: encoded, as a 304, with lifetimes and tags for shared caches (decision 75). */
export const createDocumentSender = ({
  cdn,
  getBody,
  getSecurityHeaders,
}: {
  cdn: Cdn;
  getBody: GetBody;
  getSecurityHeaders: GetSecurityHeaders;
}): SendDocument => {
  const { toHeaders, tags } = sharedCaches[cdn];

  const toCachedHeaders = (result: Cached): OutgoingHttpHeaders => {
    const { headers, etag, tags: pageTags } = result.document;
    const isTagged = tags !== undefined && pageTags.length > 0;
    return {
      ...headers,
      ...toHeaders(toLifetime(result), isTagged),
      ...(isTagged && { [tags.header]: shortenTags(pageTags).join(tags.separator) }),
      etag,
    };
  };

  const toUncachedHeaders = ({ rendered: { headers } }: Uncached): OutgoingHttpHeaders => ({
    'cache-control': 'private, no-store',
    ...getSecurityHeaders(headers),
    ...toSentHeaders(headers),
    ...(headers['set-cookie'] !== undefined && { 'set-cookie': headers['set-cookie'] }),
  });

  return async (request, response, result) => {
    const { status } = result.kind === 'cached' ? result.document : result.rendered;
    // Metrics and the limit of renders read it, too.
    if (result.kind === 'cached') response.setHeader(cacheStateHeader, result.state);
    const headers = {
      ...(result.kind === 'cached' ? toCachedHeaders(result) : toUncachedHeaders(result)),
      vary: 'Accept-Encoding',
    };
    if (result.kind === 'cached' && status === 200 && hasTag(request, result.document.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const coding = getAcceptedCoding(request);
    const body =
      result.kind === 'cached'
        ? await getBody(result.document, coding)
        : await encodeBody(result.rendered.body, coding);
    response.writeHead(status, {
      ...headers,
      ...(coding && { 'content-encoding': coding }),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
};
