import { findClientKey, type IsProxy } from '@masthead/process/clients';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderRefusal, type SendRefusal } from '../plainPage.ts';
import { isFromCache } from '../response/serverTiming.ts';
import { logSecurityEvent } from '../securityLog.ts';
import type { RateLimiter } from './rateLimiter.ts';
import { getForwardedFor } from './requestHeaders.ts';
import type { QueryRule } from './canonicalizeUrl.ts';

/** The key of a client; undefined where every address is a trusted proxy. Append the peer before. */
export const getClientKey = (request: IncomingMessage, isProxy: IsProxy): string | undefined =>
  findClientKey(getForwardedFor(request), isProxy);

/** Whether the response cost a rendering. Cached pages, redirects and unchanged pages cost next to nothing. */
const isRendered = (response: ServerResponse): boolean =>
  !isFromCache(response) && (response.statusCode < 300 || response.statusCode >= 400);

/** How long a request that was closed early may be repeated without a token, in ms: proxies do. */
const repeatMs = 25_000;

/**
 * Limits how many pages a client may have rendered. Each page takes a token, which is refunded where the page came
 * from the cache. Not limited are route handlers, static files, unknown URLs, which share one cached page, and clients that
 * cannot be distinguished (`getClientKey`).
 */
export const createRenderLimit = ({
  limiter,
  isProxy,
  sendRefusal,
}: {
  limiter: RateLimiter;
  isProxy: IsProxy;
  sendRefusal: SendRefusal;
}) => {
  /** Requests that have taken a token and were closed before their response began. */
  const unfinished = new LRUCache<string, true>({
    maxSize: 1_000_000,
    sizeCalculation: (_, key) => key.length,
    ttl: repeatMs,
  });
  return (request: IncomingMessage, response: ServerResponse, rule: QueryRule): 'allowed' | 'refused' => {
    const client = getClientKey(request, isProxy);
    const { url = '/' } = request;
    if (client === undefined || typeof rule === 'string') return 'allowed';
    const key = `${client} ${url}`;
    const isRepeated = unfinished.delete(key);
    const retrySeconds = isRepeated ? 0 : limiter.consume(client);
    if (retrySeconds > 0) {
      logSecurityEvent(
        { event: 'request-throttled', reason: 'rendered-pages' },
        new Headers({ 'x-forwarded-for': getForwardedFor(request) }),
      );
      sendRefusal(request, response, {
        status: 429,
        page: renderRefusal('tooManyPages'),
        headers: { 'Retry-After': retrySeconds },
      });
      return 'refused';
    }
    response.once('close', () => {
      if (!isRendered(response)) limiter.refund(client);
      // Once only: a client that closes all its requests would have any number of pages rendered.
      else if (!response.headersSent && !isRepeated) unfinished.set(key, true);
    });
    return 'allowed';
  };
};
