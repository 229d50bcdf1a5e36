import { clientKey, findClient, type IsProxy } from '@masthead/config/clients';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPage } from '../plainPage.ts';
import { logSecurityEvent } from '../securityLog.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { Secure } from './guardRequest.ts';
import type { QueryRule } from './queryRules.ts';

/** Longer paths lead to the not-found page. */
const maxPathLength = 2_000;

const page = plainPage(
  'Too many pages at once',
  'This network has requested very many pages within a minute. Please wait a moment, then load the page again.',
);

const refuse = (response: ServerResponse, retrySeconds: number): void =>
  void response
    .writeHead(429, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page),
      'Cache-Control': 'no-store',
      'Retry-After': retrySeconds,
    })
    .end(page);

/** Pages from Next's cache cost next to nothing. */
const isFromCache = (response: ServerResponse): boolean =>
  ['HIT', 'STALE'].includes(String(response.getHeader('x-nextjs-cache')));

/** Redirects and unchanged pages are as cheap. */
const isRendered = (response: ServerResponse): boolean =>
  !isFromCache(response) && (response.statusCode < 300 || response.statusCode >= 400);

/**
 * Limits the pages that a client may have rendered. Each page takes a token, which is given back where it came from the
 * cache. Route handlers, static files and unknown addresses, which share one cached page, are not limited, nor are clients that cannot be told apart because every address of
 * the connection is a trusted proxy. Requests must already name their peer in `X-Forwarded-For` (`forwardedFor.ts`).
 */
export const createRenderLimit =
  ({
    limit,
    isProxy,
    ruleOf,
    secure,
  }: {
    limit: RateLimiter;
    isProxy: IsProxy;
    ruleOf: (path: string) => QueryRule;
    secure: Secure;
  }) =>
  (request: IncomingMessage, response: ServerResponse): 'allowed' | 'refused' => {
    const forwardedFor = [request.headers['x-forwarded-for']].flat().join(',');
    const address = findClient(undefined, forwardedFor, isProxy);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (address === undefined || path.length > maxPathLength || typeof ruleOf(path) === 'string') return 'allowed';
    const client = clientKey(address);
    const retrySeconds = limit.take(client);
    if (retrySeconds > 0) {
      logSecurityEvent(
        { event: 'request-throttled', reason: 'rendered-pages' },
        new Headers({ 'x-forwarded-for': forwardedFor }),
      );
      secure(request, response);
      refuse(response, retrySeconds);
      return 'refused';
    }
    response.once('close', () => {
      if (!isRendered(response)) limit.refund(client);
    });
    return 'allowed';
  };
